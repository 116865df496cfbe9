#include "attention/arch/cpu/amx/implementation.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "attention/arch/cpu/cpu_features.h"
#include "attention/problem.h"

namespace anywarp::attention::cpu::amx {
namespace {

/// Linux saves the tiles' registers only for processes that have asked for them; for all threads, once.
std::string ask_for_tiles() {
  constexpr int kArchRequestPermission = 0x1023;  // ARCH_REQ_XCOMP_PERM
  constexpr int kTileData = 18;                   // The XSAVE component of the tiles.
  if (syscall(SYS_arch_prctl, kArchRequestPermission, kTileData) == 0) return "";
  return std::string("the kernel does not grant AMX tiles (arch_prctl: ") + std::strerror(errno) + ")";
}

std::string unavailable() {
  const Features& has = features();
  if (!has.amx_bf16) return "the CPU has no AMX-BF16";
  if (!has.avx512_bf16) return "the CPU has AMX-BF16 but no AVX512-BF16";
  static const std::string refused = ask_for_tiles();
  return refused;
}

std::optional<Refusal> refuses(const AttentionProblem& problem, Pass) {
  const Dimensions sizes = dimensions(problem);
  // As three parts and six products it was little faster than AVX-512 and less accurate (labs/attention_amx.md).
  if (problem.q.dtype == DType::Float32)
    return Refusal{"float32", "bfloat16, float16", "a float32 that is faster than AVX-512's and as accurate"};
  if (sizes.head_dim > 512 || sizes.head_dim_v > 512)
    return Refusal{"head_dim " + std::to_string(sizes.head_dim) + ", head_dim_v " + std::to_string(sizes.head_dim_v),
                   "1 to 512", "larger head dimensions"};
  const std::int64_t longest = longest_sequence(problem).seqlen_q;
  if (longest < 16)
    return Refusal{"seqlen_q " + std::to_string(longest), "16 or more queries a sequence, which is one tile",
                   "a kernel for few queries"};
  return std::nullopt;
}

/// The implementation that would run the problem were this one not there.
const Implementation* next_after_this(const AttentionProblem& problem, Pass pass) {
  bool behind = false;
  for (const Implementation& one : implementations()) {
    if (behind && one.device == Device::Cpu && one.unavailable().empty() && !one.refuses(problem, pass)) return &one;
    behind = behind || one.name == "cpu-amx";
  }
  return nullptr;
}

tl::unexpected<Error> nothing_after_this() {
  return fail(ErrorCode::Internal,
              "cpu-amx: an operand is not finite, and no implementation behind it runs the problem");
}

Result<void> forward(const AttentionProblem& problem, const ForwardOutputs& outputs, const Execution& execution) {
  if (forward_with(hardware_kernels(), problem, outputs, execution) == Outcome::Done) return {};
  const Implementation* const next = next_after_this(problem, Pass::Forward);
  return next == nullptr ? nothing_after_this() : next->forward(problem, outputs, execution);
}

Result<void> backward(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
                      const Execution& execution) {
  if (!outputs.dbias && !outputs.dsinks &&
      backward_with(hardware_kernels(), problem, inputs, outputs, execution) == Outcome::Done)
    return {};
  const Implementation* const next = next_after_this(problem, Pass::Backward);
  return next == nullptr ? nothing_after_this() : next->backward(problem, inputs, outputs, execution);
}

}  // namespace

Implementation implementation() {
  return {.name = "cpu-amx",
          .title = "AMX tiles for bfloat16, and for float16 as two bfloat16 parts",
          .device = Device::Cpu,
          .unavailable = unavailable,
          .refuses = refuses,
          .forward = forward,
          .backward = backward,
          .workspace = nullptr};
}

}  // namespace anywarp::attention::cpu::amx
