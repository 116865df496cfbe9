// Which keys a query can see because of causality and window, as one interval: what tile walks skip by, and what masks
// are made of.
#pragma once

#include <cstdint>

#include "anywarp/attention.h"
#include "attention/core/portable.h"

namespace anywarp::attention {

struct KeyRange {
  std::int64_t begin;  ///< First visible key.
  std::int64_t end;    ///< One past the last; begin >= end: none.
};

/// Causality and window of one sequence, resolved against its lengths. Query i sees [i + low, i + high] ∩ [0, seqlen_k).
struct VisibleBand {
  std::int64_t low;   ///< Distance of the first visible key from i.
  std::int64_t high;  ///< Distance of the last.
  std::int64_t seqlen_k;

  ANYWARP_HOST_DEVICE KeyRange of(std::int64_t query) const {
    const std::int64_t begin = query + low;
    const std::int64_t end = query + high + 1;
    return {begin < 0 ? 0 : begin, end > seqlen_k ? seqlen_k : end};
  }

  /// Keys that at least one query of [first, last] sees.
  ANYWARP_HOST_DEVICE KeyRange of_any(std::int64_t first, std::int64_t last) const {
    return {of(first).begin, of(last).end};
  }

  /// Keys that every query of [first, last] sees: tiles within need no mask.
  ANYWARP_HOST_DEVICE KeyRange of_all(std::int64_t first, std::int64_t last) const {
    return {of(last).begin, of(first).end};
  }

  /// Queries that may see some key of [first, last]; not cut to the sequence.
  ANYWARP_HOST_DEVICE KeyRange queries(std::int64_t first, std::int64_t last) const {
    return {first - high, last - low + 1};
  }
};

/// Far beyond any length, and safe to add to one.
inline constexpr std::int64_t kUnbounded = std::int64_t{1} << 60;

ANYWARP_HOST_DEVICE VisibleBand visible_band(Causal causal, std::int64_t window_left, std::int64_t window_right,
                                             std::int64_t seqlen_q, std::int64_t seqlen_k) {
  const std::int64_t diagonal = causal == Causal::TopLeft ? 0 : seqlen_k - seqlen_q;
  const std::int64_t low = window_left < 0 ? -kUnbounded : diagonal - window_left;
  std::int64_t high = window_right < 0 ? kUnbounded : diagonal + window_right;
  if (causal != Causal::None && high > diagonal) high = diagonal;
  return {low, high, seqlen_k};
}

}  // namespace anywarp::attention
