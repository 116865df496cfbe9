// From a tile of logits S and of dP = dout vᵀ to P with dropout's factors and to dS: all that the backward does element
// by element.
#pragma once

#include "attention/arch/cpu/dropout.h"
#include "attention/arch/cpu/score_tile.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {
namespace detail {

/// P = 2^(unit · (S − lse) + correction) and dS = P ∘ (factor · dP − mean); P is multiplied with the factor
/// afterwards. A masked element (S = −∞) gives exactly 0 for both, whatever NaN its key put into dP. `width`: a
/// multiple of kWidth.
template <bool kDropout, bool kGradient>
ANYWARP_INLINE void weigh_row_as(float* scores, float* dscores, std::int64_t width, float lse, float unit,
                                 float correction, float mean, const float* factors) {
  const Floats row_lse = broadcast(lse), row_correction = broadcast(correction), row_mean = broadcast(mean);
  const Floats row_unit = broadcast(unit);
  for (std::int64_t j = 0; j < width; j += kWidth) {
    const Floats s = load(scores + j);
    const Ints masked = s == broadcast(kMinusInfinity);
    // The difference first: it is exact where it matters, and lse may be large. No weight exceeds 1 but for rounding.
    Floats weight = exp2_below_overflow(min(broadcast(127.0f), fma(s - row_lse, row_unit, row_correction)));
    weight = select(masked, Floats{}, weight);
    if constexpr (kGradient) {
      Floats gradient = load(dscores + j);
      if constexpr (kDropout) gradient = gradient * load(factors + j);
      store(dscores + j, select(masked, Floats{}, weight * (gradient - row_mean)));
    }
    if constexpr (kDropout) weight = weight * load(factors + j);
    store(scores + j, weight);
  }
}

}  // namespace detail

/// One row of a tile, in place. `factors`: nullptr without dropout. `gradient`: dP is there and dS is wanted.
inline void weigh_row(float* scores, float* dscores, std::int64_t width, float lse, float unit, float correction,
                      float mean, const float* factors, bool gradient) {
  if (factors == nullptr) {
    return gradient ? detail::weigh_row_as<false, true>(scores, dscores, width, lse, unit, correction, mean, factors)
                    : detail::weigh_row_as<false, false>(scores, dscores, width, lse, unit, correction, mean, factors);
  }
  return gradient ? detail::weigh_row_as<true, true>(scores, dscores, width, lse, unit, correction, mean, factors)
                  : detail::weigh_row_as<true, false>(scores, dscores, width, lse, unit, correction, mean, factors);
}

/// dS times the softcap's slope. Where dS is 0 it stays 0: there the slope may never have been written.
inline void apply_slopes(float* dscores, const float* slopes, std::int64_t width) {
  for (std::int64_t j = 0; j < width; j += kWidth) {
    const Floats gradient = load(dscores + j);
    store(dscores + j, select(gradient == Floats{}, gradient, gradient * load(slopes + j)));
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
