// The public functions: check, choose, run.
#include "anywarp/attention.h"

#include <algorithm>

#include "attention/argument_check.h"
#include "attention/registry.h"
#include "attention/selection.h"
#include "attention/validate.h"

namespace anywarp {
namespace {

using attention::Implementation;

Result<const Implementation*> chosen(const AttentionProblem& problem, Pass pass) {
  return attention::choose(attention::implementations(), attention::forced_implementation(), problem, pass);
}

std::size_t workspace_of(const Implementation& implementation, const AttentionProblem& problem, Pass pass) {
  return implementation.workspace == nullptr ? 0 : implementation.workspace(problem, pass);
}

Result<void> check_workspace(const Implementation& implementation, const AttentionProblem& problem, Pass pass,
                             const Execution& execution) {
  const std::size_t needed = workspace_of(implementation, problem, pass);
  if (needed == 0 || (execution.workspace != nullptr && execution.workspace_bytes >= needed)) return {};
  const std::size_t given = execution.workspace == nullptr ? 0 : execution.workspace_bytes;
  return attention::invalid(
      "execution.workspace_bytes", std::to_string(given),
      std::to_string(needed) + " or more, with a workspace, for " + std::string(implementation.name));
}

Result<std::size_t> workspace(const AttentionProblem& problem, Pass pass) {
  if (auto valid = attention::validate_problem(problem, pass); !valid) return tl::make_unexpected(valid.error());
  return chosen(problem, pass).map([&](const Implementation* one) { return workspace_of(*one, problem, pass); });
}

}  // namespace

Result<void> attention_forward(const AttentionProblem& problem, const ForwardOutputs& outputs,
                               const Execution& execution) {
  ANYWARP_CHECK(attention::validate_execution(execution));
  ANYWARP_CHECK(attention::validate_forward(problem, outputs));
  const auto implementation = chosen(problem, Pass::Forward);
  if (!implementation) return tl::make_unexpected(implementation.error());
  ANYWARP_CHECK(check_workspace(**implementation, problem, Pass::Forward, execution));
  return (*implementation)->forward(problem, outputs, execution);
}

Result<void> attention_backward(const AttentionProblem& problem, const BackwardInputs& inputs,
                                const BackwardOutputs& outputs, const Execution& execution) {
  ANYWARP_CHECK(attention::validate_execution(execution));
  ANYWARP_CHECK(attention::validate_backward(problem, inputs, outputs));
  const auto implementation = chosen(problem, Pass::Backward);
  if (!implementation) return tl::make_unexpected(implementation.error());
  ANYWARP_CHECK(check_workspace(**implementation, problem, Pass::Backward, execution));
  return (*implementation)->backward(problem, inputs, outputs, execution);
}

Result<std::size_t> attention_forward_workspace(const AttentionProblem& problem) {
  return workspace(problem, Pass::Forward);
}

Result<std::size_t> attention_backward_workspace(const AttentionProblem& problem) {
  return workspace(problem, Pass::Backward);
}

std::vector<ImplementationStatus> attention_implementations() {
  std::vector<ImplementationStatus> list;
  for (const Implementation& one : attention::implementations())
    list.push_back({one.name, one.title, one.device, one.unavailable()});
  return list;
}

bool attention_built_for(Device device) {
  const auto table = attention::implementations();
  return std::any_of(table.begin(), table.end(), [&](const auto& one) { return one.device == device && one.built(); });
}

Result<std::string_view> attention_implementation_for(const AttentionProblem& problem, Pass pass) {
  if (auto valid = attention::validate_problem(problem, pass); !valid) return tl::make_unexpected(valid.error());
  return chosen(problem, pass).map([](const Implementation* one) { return one->name; });
}

}  // namespace anywarp
