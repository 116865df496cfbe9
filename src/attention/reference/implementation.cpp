// The reference as a row of the registry: its results rounded into the caller's tensors.
#include "attention/problem.h"
#include "attention/reference/element.h"
#include "attention/reference/reference.h"

namespace anywarp::attention::reference {
namespace {

/// `values` are dense in the tensor's shape.
void store_all(const Tensor& tensor, const std::vector<double>& values) {
  if (!tensor) return;
  std::size_t next = 0;
  for (std::int64_t a = 0; a < tensor.shape[0]; ++a)
    for (std::int64_t b = 0; b < tensor.shape[1]; ++b)
      for (std::int64_t c = 0; c < tensor.shape[2]; ++c)
        for (std::int64_t d = 0; d < tensor.shape[3]; ++d)
          store(tensor, a * tensor.strides[0] + b * tensor.strides[1] + c * tensor.strides[2] + d * tensor.strides[3],
                values[next++]);
}

Result<void> run_forward(const AttentionProblem& problem, const ForwardOutputs& outputs, const Execution&) {
  const ForwardResult result = forward(problem);
  store_all(outputs.out, result.out);
  store_all(outputs.lse, result.lse);
  return {};
}

Result<void> run_backward(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs& outputs,
                          const Execution&) {
  const BackwardResult result = backward(problem, inputs);
  store_all(outputs.dq, result.dq);
  store_all(outputs.dk, result.dk);
  store_all(outputs.dv, result.dv);
  store_all(outputs.dbias, result.dbias);
  store_all(outputs.dsinks, result.dsinks);
  return {};
}

}  // namespace

Implementation implementation() {
  return {.name = "reference",
          .title = "float64, plain loops, one thread; every option",
          .device = Device::Cpu,
          .unavailable = [] { return std::string(); },
          .refuses = [](const AttentionProblem&, Pass) { return std::optional<Refusal>(); },
          .forward = run_forward,
          .backward = run_backward,
          .workspace = nullptr};
}

}  // namespace anywarp::attention::reference
