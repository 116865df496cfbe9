#include "attention/arch/cpu/cpu.h"

#include "attention/arch/cpu/cpu_features.h"
#include "attention/arch/cpu/kernels.h"

namespace anywarp::attention::cpu {
namespace {

#if defined(ANYWARP_CPU_X86)
constexpr bool kX86 = true;
#else
constexpr bool kX86 = false;
const Kernels& avx2_kernels() { return generic_kernels(); }
const Kernels& avx512_kernels() { return generic_kernels(); }
#endif

template <const Kernels& (*Get)()>
Implementation implementation(std::string_view name, std::string_view title, std::string (*unavailable)()) {
  return {.name = name,
          .title = title,
          .device = Device::Cpu,
          .unavailable = unavailable,
          .refuses = [](const AttentionProblem&, Pass pass) -> std::optional<Refusal> {
            if (pass == Pass::Forward || Get().backward != nullptr) return std::nullopt;
            return Refusal{"the backward", "the forward", "the backward"};
          },
          .forward = [](const AttentionProblem& problem, const ForwardOutputs& outputs,
                        const Execution& execution) { return Get().forward(problem, outputs, execution); },
          .backward = [](const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
                         const Execution& execution) { return Get().backward(problem, inputs, outputs, execution); },
          .workspace = nullptr};
}

}  // namespace

Implementation avx512_implementation() {
  return implementation<avx512_kernels>("cpu-avx512", "float32 arithmetic on vectors of 16, AVX-512", [] {
    if (!kX86) return std::string("not an x86-64 processor");
    return features().avx512 ? std::string() : std::string("the processor has no AVX-512 F, BW, VL and DQ");
  });
}

Implementation avx2_implementation() {
  return implementation<avx2_kernels>("cpu-avx2", "float32 arithmetic on vectors of 8, AVX2 and FMA", [] {
    if (!kX86) return std::string("not an x86-64 processor");
    return features().avx2 ? std::string() : std::string("the processor has no AVX2, FMA and F16C");
  });
}

Implementation generic_implementation() {
  return implementation<generic_kernels>("cpu-generic", "float32 arithmetic on vectors of 4, any processor",
                                         [] { return std::string(); });
}

}  // namespace anywarp::attention::cpu
