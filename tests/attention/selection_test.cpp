// Which implementation runs, and what is said when none does. Against a list of pretenders, and once against the real
// one.
#include "attention/selection.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "case.h"

namespace anywarp::attention {
namespace {

std::string here() { return ""; }
std::optional<Refusal> takes_all(const AttentionProblem&, Pass) { return {}; }
std::optional<Refusal> takes_head_dim_64(const AttentionProblem& problem, Pass pass) {
  if (pass == Pass::Backward) return Refusal{"a backward", "the forward", "the backward"};
  if (problem.q.shape[3] <= 64) return {};
  return Refusal{"head_dim " + std::to_string(problem.q.shape[3]), "head_dim 1 to 64", "head_dim above 64"};
}

const Implementation kList[] = {
    {"gpu", "", Device::Cuda, here, takes_all, nullptr, nullptr, nullptr},
    {"absent", "", Device::Cpu, [] { return std::string("the CPU has no AVX-1024"); }, takes_all, nullptr, nullptr,
     nullptr},
    {"narrow", "", Device::Cpu, here, takes_head_dim_64, nullptr, nullptr, nullptr},
    {"slow", "", Device::Cpu, here, takes_all, nullptr, nullptr, nullptr},
};

AttentionProblem problem_of(std::int64_t head_dim, Device device = Device::Cpu) {
  AttentionProblem problem;
  problem.device = device;
  problem.q.shape[3] = head_dim;
  return problem;
}

std::string_view name(const Result<const Implementation*>& chosen) {
  return chosen ? (*chosen)->name : std::string_view(chosen.error().message);
}

TEST(Selection, TakesTheFirstThatIsThereAndDoesNotRefuse) {
  EXPECT_EQ(name(choose(kList, "", problem_of(64), Pass::Forward)), "narrow");
  EXPECT_EQ(name(choose(kList, "", problem_of(65), Pass::Forward)), "slow");
  EXPECT_EQ(name(choose(kList, "", problem_of(64), Pass::Backward)), "slow");
  EXPECT_EQ(name(choose(kList, "", problem_of(64, Device::Cuda), Pass::Forward)), "gpu");
}

TEST(Selection, AForcedOneRunsOrSaysWhyNot) {
  EXPECT_EQ(name(choose(kList, "slow", problem_of(64), Pass::Forward)), "slow");
  EXPECT_EQ(
      name(choose(kList, "narrow", problem_of(80), Pass::Forward)),
      "attention forward: narrow, which ANYWARP_ATTENTION names, does not run it: required head_dim 80; supported "
      "head_dim 1 to 64; missing head_dim above 64");
  EXPECT_EQ(
      name(choose(kList, "absent", problem_of(64), Pass::Forward)),
      "attention forward: absent, which ANYWARP_ATTENTION names, does not run it: not available here: the CPU has "
      "no AVX-1024");
  EXPECT_EQ(name(choose(kList, "gpu", problem_of(64), Pass::Backward)),
            "attention backward: gpu, which ANYWARP_ATTENTION names, does not run it: required device cpu; supported "
            "device cuda; missing a kernel for cpu");
  EXPECT_EQ(choose(kList, "narrow", problem_of(80), Pass::Forward).error().code, ErrorCode::Unsupported);
}

TEST(Selection, AnUnknownNameIsAnErrorThatListsTheNames) {
  const auto chosen = choose(kList, "fast", problem_of(64), Pass::Forward);
  EXPECT_EQ(name(chosen), "ANYWARP_ATTENTION is fast; it must be unset, or one of gpu, absent, narrow, slow");
  EXPECT_EQ(chosen.error().code, ErrorCode::InvalidArgument);
}

TEST(Selection, WhenAllRefuseEachSaysWhy) {
  const auto chosen = choose(std::span(kList, 3), "", problem_of(80), Pass::Forward);
  EXPECT_EQ(name(chosen),
            "attention forward: no implementation runs this problem\n  absent: not available here: the CPU has no "
            "AVX-1024\n  narrow: required head_dim 80; supported head_dim 1 to 64; missing head_dim above 64");
  EXPECT_EQ(chosen.error().code, ErrorCode::Unsupported);
}

TEST(Selection, ADeviceThatNothingIsBuiltFor) {
  EXPECT_EQ(name(choose(kList, "", problem_of(64, Device::Hip), Pass::Forward)),
            "attention forward: required device hip, for which this build has no implementation; it has gpu, absent, "
            "narrow, slow");
}

TEST(Selection, ACacheIsAppendedToByTheFirstThatCan) {
  const Implementation list[] = {
      {"away", "", Device::Cuda, [] { return std::string("no GPU"); }},
      {"without", "", Device::Cuda, here, takes_all},
      {"with", "", Device::Cuda, here, takes_all, nullptr, nullptr, nullptr,
       [](const AttentionProblem&, const ConstTensor&, const ConstTensor&, const Execution&) {
         return Result<void>();
       }},
  };
  EXPECT_EQ(name(choose_append(list, Device::Cuda)), "with");
  EXPECT_EQ(name(choose_append(std::span(list, 2), Device::Cuda)),
            "kv_append: no implementation runs this on cuda\n  away: not available here: no GPU\n  without: required "
            "kv_append; supported attention; missing kv_append");
}

TEST(Selection, EveryGpuHasARowThatSaysWhyItIsNotIn) {
  for (const std::string_view wanted : {"sm80", "cdna", "rdna"}) {
    std::string why = "no row";
    for (const Implementation& one : implementations())
      if (one.name == wanted) why = one.built() ? "" : one.unavailable();
    EXPECT_TRUE(why.empty() || why.starts_with("not built: configure with -DANYWARP_")) << wanted << ": " << why;
  }
}

/// Sets the variable for the length of a test.
struct Forced {
  explicit Forced(const char* value) { setenv("ANYWARP_ATTENTION", value, 1); }
  ~Forced() { unsetenv("ANYWARP_ATTENTION"); }
};

TEST(Selection, TheEnvironmentForces) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 2, 2, 2, 2);
  c.make_outputs();
  {
    const Forced forced("reference");
    EXPECT_EQ(*attention_implementation_for(c.problem, Pass::Forward), "reference");
    EXPECT_TRUE(attention_forward(c.problem, c.outputs));
  }
  const Forced forced("no-such");
  const Result<void> result = attention_forward(c.problem, c.outputs);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message.find("ANYWARP_ATTENTION is no-such; it must be unset, or one of "), 0u);
  EXPECT_NE(result.error().message.find("reference"), std::string::npos);
}

TEST(Selection, NamesAreDifferentAndTheReferenceIsLastAndThere) {
  const std::vector<ImplementationStatus> list = attention_implementations();
  ASSERT_FALSE(list.empty());
  for (std::size_t a = 0; a < list.size(); ++a)
    for (std::size_t b = 0; b < a; ++b) EXPECT_NE(list[a].name, list[b].name);
  EXPECT_EQ(list.back().name, "reference");
  EXPECT_EQ(list.back().unavailable, "");
}

}  // namespace
}  // namespace anywarp::attention
