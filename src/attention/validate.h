// Every argument is checked here, before an implementation is asked: implementations see valid problems only, and the
// message about a wrong one is the same whichever would have run. On the CPU the arrays of lengths and pages are read
// too; on a GPU they are the caller's word.
#pragma once

#include "anywarp/attention.h"

namespace anywarp::attention {

/// InvalidArgument: `name is value; it must be valid`. Unsupported: what the backward does not take.
Result<void> validate_problem(const AttentionProblem& problem, Pass pass);
/// With the problem.
Result<void> validate_forward(const AttentionProblem& problem, const ForwardOutputs& outputs);
Result<void> validate_backward(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs);
Result<void> validate_execution(const Execution& execution);
/// For kv_append, which has no q.
Result<void> validate_append(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v);

}  // namespace anywarp::attention
