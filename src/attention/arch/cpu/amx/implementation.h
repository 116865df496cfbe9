// The registry's row `cpu-amx`, and the passes on a given table of kernels, so that tests run them on emulated tiles.
#pragma once

#include "anywarp/attention.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/registry.h"

namespace anywarp::attention::cpu::amx {

/// First in the registry: x86-64 with AMX-BF16 and AVX512-BF16.
Implementation implementation();

/// How a pass ended.
enum class Outcome : std::uint8_t {
  Done,
  NotFinite,  ///< An operand holds NaN or infinity: masked keys could leak through 0 · NaN. Outputs are undefined;
              ///< another implementation must compute them.
};

Outcome forward_with(const Kernels& kernels, const AttentionProblem& problem, const ForwardOutputs& outputs,
                     const Execution& execution);

/// dbias and dsinks must not be asked for.
Outcome backward_with(const Kernels& kernels, const AttentionProblem& problem, const BackwardInputs& inputs,
                      const BackwardOutputs& outputs, const Execution& execution);

const Kernels& hardware_kernels();
const Kernels& emulated_kernels();  ///< In tests.

}  // namespace anywarp::attention::cpu::amx
