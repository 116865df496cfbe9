// The attention that every other one is held to: float64, plain loops, one row after another, one thread, every option
// of include/anywarp/attention.h. Slow on purpose (sequences · heads · seqlen_q · seqlen_k · head_dim multiplications),
// so that a reader can see that it is right. It is also the last row of the registry: what nothing else takes, it runs.
#pragma once

#include <vector>

#include "anywarp/attention.h"
#include "attention/registry.h"

namespace anywarp::attention::reference {

/// Dense, unrounded: out [q.shape[0], heads, q.shape[2], head_dim_v], lse the same without columns.
struct ForwardResult {
  std::vector<double> out;
  std::vector<double> lse;
};

/// The problem is valid (validate.h). Masked keys are not read at all; NaN in what is seen gives NaN.
ForwardResult forward(const AttentionProblem& problem);

/// Dense, unrounded, in the shapes of q, k, v, bias and sinks; dbias and dsinks are empty without these.
struct BackwardResult {
  std::vector<double> dq, dk, dv, dbias, dsinks;
};

/// `inputs.out` and `inputs.lse` may be left out: they are then computed in float64, which makes the result an oracle.
/// Given, they are believed: P = exp(S − lse), so that a part of the keys can be differentiated with the lse of all.
BackwardResult backward(const AttentionProblem& problem, const BackwardInputs& inputs);

/// The registry's row `reference`.
Implementation implementation();

}  // namespace anywarp::attention::reference
