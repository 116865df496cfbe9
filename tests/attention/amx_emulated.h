// The kernels of cpu-amx on tiles in plain memory as an implementation, with the same hand-over as the real row has:
// what it does not compute goes to the generic kernels.
#pragma once

#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/cpu.h"

namespace anywarp::attention {

inline Implementation amx_emulated() {
  namespace amx = cpu::amx;
  return {
      "amx-emulated",
      "",
      Device::Cpu,
      [] { return std::string(); },
      amx::implementation().refuses,
      [](const AttentionProblem& problem, const ForwardOutputs& outputs, const Execution& execution) -> Result<void> {
        if (amx::forward_with(amx::emulated_kernels(), problem, outputs, execution) == amx::Outcome::Done) return {};
        return cpu::generic_implementation().forward(problem, outputs, execution);
      },
      [](const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
         const Execution& execution) -> Result<void> {
        if (!outputs.dbias && !outputs.dsinks &&
            amx::backward_with(amx::emulated_kernels(), problem, inputs, outputs, execution) == amx::Outcome::Done)
          return {};
        return cpu::generic_implementation().backward(problem, inputs, outputs, execution);
      },
      nullptr};
}

}  // namespace anywarp::attention
