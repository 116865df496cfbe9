// A registry row's functions where float32 has kernels of another family than the numbers of 16 bits.
#pragma once

#include "attention/arch/gpu/implementation.h"

namespace anywarp::attention::gpu {

template <typename SixteenFamily, typename FloatFamily>
struct ByDtype {
  using Sixteen = GpuImplementation<SixteenFamily>;
  using Float = GpuImplementation<FloatFamily>;

  static Result<void> forward(const AttentionProblem& problem, const ForwardOutputs& outputs,
                              const Execution& execution) {
    return is_float(problem) ? Float::forward(problem, outputs, execution)
                             : Sixteen::forward(problem, outputs, execution);
  }
  static Result<void> backward(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs, const Execution& execution) {
    return is_float(problem) ? Float::backward(problem, inputs, outputs, execution)
                             : Sixteen::backward(problem, inputs, outputs, execution);
  }
  static std::size_t workspace(const AttentionProblem& problem, Pass pass) {
    return is_float(problem) ? Float::workspace(problem, pass) : Sixteen::workspace(problem, pass);
  }

 private:
  static bool is_float(const AttentionProblem& problem) { return problem.q.dtype == DType::Float32; }
};

}  // namespace anywarp::attention::gpu
