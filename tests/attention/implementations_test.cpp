// Every implementation that this machine can run against the reference, on problems drawn from the whole option space.
//
//   ANYWARP_SWEEP_CASES  how many problems a test draws; by default as many as CI has time for
//   ANYWARP_SWEEP_SEED   where the seeds begin; a failure prints the seed of its problem: with CASES=1 it is drawn
//   alone
#include <gtest/gtest.h>

#include "attention/arch/cpu/cpu_features.h"
#include "attention/arch/cpu/kernels.h"
#include "attention/problem.h"
#include "attention/reference/reference.h"
#include "attention/registry.h"
#include "attention/validate.h"
#if defined(ANYWARP_CPU_X86)
#include "amx_emulated.h"
#endif
#include "random_case.h"
#include "sweep_check.h"

namespace anywarp::attention {

namespace cpu {
/// AVX-512's kernels, compiled for pairs of AVX2's vectors: tested where there is no AVX-512.
const Kernels& wide_kernels();
}  // namespace cpu

namespace {

#if defined(ANYWARP_CPU_X86)
const Implementation kWide = {
    "wide",
    "",
    Device::Cpu,
    [] { return std::string(); },
    [](const AttentionProblem&, Pass pass) -> std::optional<Refusal> {
      if (pass == Pass::Forward || cpu::wide_kernels().backward != nullptr) return std::nullopt;
      return Refusal{"the backward", "the forward", "the backward"};
    },
    [](const AttentionProblem& problem, const ForwardOutputs& outputs, const Execution& execution) {
      return cpu::wide_kernels().forward(problem, outputs, execution);
    },
    [](const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
       const Execution& execution) { return cpu::wide_kernels().backward(problem, inputs, outputs, execution); },
    nullptr};
#endif

std::vector<const Implementation*> to_test() {
  std::vector<const Implementation*> list;
  for (const Implementation& one : implementations())
    if (one.device == Device::Cpu && one.unavailable().empty()) list.push_back(&one);
#if defined(ANYWARP_CPU_X86)
  static const Implementation tiles = amx_emulated();
  if (cpu::features().avx2) {
    list.push_back(&kWide);
    list.push_back(&tiles);
  }
#endif
  return list;
}

/// A pool of the caller's that runs the tasks in falling order.
void falling(int tasks, void (*body)(void* context, int task), void* context) {
  for (int task = tasks - 1; task >= 0; --task) body(context, task);
}

Execution execution_of(std::uint64_t seed) {
  Execution execution;
  execution.threads = static_cast<int>(seed % 4);
  if (seed % 5 == 0) execution.parallel_for = falling;
  return execution;
}

class Sweep : public testing::Test {
 protected:
  void run(Pass pass, std::uint64_t cases) {
    const std::uint64_t first = setting("ANYWARP_SWEEP_SEED", pass == Pass::Forward ? 1000 : 2000);
    const std::vector<const Implementation*> list = to_test();
    std::vector<int> ran(list.size(), 0);
    std::vector<Worst> worsts(list.size());
    cases = setting("ANYWARP_SWEEP_CASES", cases);
    for (std::uint64_t seed = first; seed < first + cases && !HasFailure(); ++seed) {
      Case c;
      const std::string drawn = draw(c, seed, pass);
      SCOPED_TRACE(testing::Message() << "seed " << seed << ": " << drawn);
      c.make_outputs(seed % 3 == 0, seed % 2 == 0 ? Layout::RowsFirst : Layout::Padded);
      if (seed % 7 == 0) c.gradients.dout.strides = {0, 0, 0, 0};
      if (seed % 11 == 0) c.wanted.dq = {};
      ASSERT_TRUE(validate_forward(c.problem, c.outputs)) << validate_forward(c.problem, c.outputs).error().message;
      const reference::ForwardResult exact = reference::forward(c.problem);
      const reference::BackwardResult gradient =
          pass == Pass::Backward ? reference::backward(c.problem, c.gradients) : reference::BackwardResult();
      Plain measure = plain(c, pass == Pass::Backward);
      std::vector<double> exact_dq = gradient.dq;
      if (!c.wanted.dq) measure.gradient.dq.clear(), exact_dq.clear();
      const reference::BackwardResult wanted{exact_dq, gradient.dk, gradient.dv, gradient.dbias, gradient.dsinks};
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i]->refuses(c.problem, pass) || list[i]->refuses(c.problem, Pass::Forward)) continue;
        SCOPED_TRACE(list[i]->name);
        ++ran[i];
        worst = worsts[i];
        run_one(*list[i], c, seed, pass, exact, wanted, measure);
        worsts[i] = worst;
      }
    }
    for (std::size_t i = 0; i < list.size(); ++i)
      std::printf("  %-12s ran %d of %d problems; took %.2f of the error allowed, in %s\n",
                  std::string(list[i]->name).c_str(), ran[i], static_cast<int>(cases), worsts[i].share,
                  worsts[i].where.c_str());
  }

 private:
  static void run_one(const Implementation& one, Case& c, std::uint64_t seed, Pass pass,
                      const reference::ForwardResult& exact, const reference::BackwardResult& gradient,
                      const Plain& measure) {
    const Execution execution = execution_of(seed);
    refill(c.outputs.out), refill(c.outputs.lse);
    const Result<void> forward = one.forward(c.problem, c.outputs, execution);
    ASSERT_TRUE(forward) << forward.error().message;
    check_forward(c, exact, measure);
    if (pass == Pass::Forward) return;

    c.gradients.out = c.outputs.out;
    c.gradients.lse = c.outputs.lse;
    for (const Tensor& tensor : {c.wanted.dq, c.wanted.dk, c.wanted.dv, c.wanted.dbias, c.wanted.dsinks})
      refill(tensor);
    ASSERT_TRUE(validate_backward(c.problem, c.gradients, c.wanted))
        << validate_backward(c.problem, c.gradients, c.wanted).error().message;
    const Result<void> backward = one.backward(c.problem, c.gradients, c.wanted, execution);
    ASSERT_TRUE(backward) << backward.error().message;
    check_backward(c, gradient, measure);
    if (!c.problem.deterministic) return;

    const std::vector<double> dq = values_of(c.wanted.dq), dk = values_of(c.wanted.dk),
                              dbias = values_of(c.wanted.dbias);
    ASSERT_TRUE(one.backward(c.problem, c.gradients, c.wanted, execution));
    EXPECT_TRUE(identical(c.wanted.dq, dq)) << "dq of two deterministic runs differ";
    EXPECT_TRUE(identical(c.wanted.dk, dk)) << "dk of two deterministic runs differ";
    EXPECT_TRUE(identical(c.wanted.dbias, dbias)) << "dbias of two deterministic runs differ";
  }
};

TEST_F(Sweep, Forward) { run(Pass::Forward, 400); }
TEST_F(Sweep, Backward) { run(Pass::Backward, 200); }

}  // namespace
}  // namespace anywarp::attention
