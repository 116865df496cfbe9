// The scores of one query: what the forward and the backward of the reference share.
#pragma once

#include <cstdint>
#include <vector>

#include "anywarp/attention.h"
#include "attention/problem.h"

namespace anywarp::attention::reference {

struct Key {
  bool visible = false;
  double score = 0.0;  ///< S; meaningless where not visible.
  double slope = 0.0;  ///< dS / d(q·k): scale, and what the softcap makes of it.
  double keep = 1.0;   ///< What dropout multiplies P with: 0 or 1 / (1 − p).
};

/// Of one (sequence, head, query): a Key for each position. `max`: the largest visible score or sink, −inf if there is
/// none; NaN if one is NaN. `sum`: Σ exp(score − max), the sink included.
struct Row {
  std::vector<Key> keys;
  double max = 0.0;
  double sum = 0.0;

  double lse() const;
};

Row row_of(const AttentionProblem& problem, const Sequence& sequence, std::int64_t head, std::int64_t query);

}  // namespace anywarp::attention::reference
