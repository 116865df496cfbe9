// The online softmax of a tile (Milakov and Gimelshein 2018; Dao 2023): running maximum and sum of each row, the tile's
// logits turned into weights in place. The maximum is raised, and what was accumulated rescaled, only when it grows by
// more than 2^8: until then weights are at most 2^9, which float32 holds as exactly as 1.
#pragma once

#include <cmath>

#include "attention/arch/cpu/score_tile.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

namespace detail {

inline float row_maximum(const float* row, std::int64_t padded) {
  Floats a = broadcast(kMinusInfinity), b = a, c = a, d = a;
  std::int64_t j = 0;
  for (; j + 4 * kWidth <= padded; j += 4 * kWidth) {
    a = max(load(row + j), a);
    b = max(load(row + j + kWidth), b);
    c = max(load(row + j + 2 * kWidth), c);
    d = max(load(row + j + 3 * kWidth), d);
  }
  for (; j < padded; j += kWidth) a = max(load(row + j), a);
  return max_of_lanes(max(max(a, b), max(c, d)));
}

/// row = 2^((row − maximum) · unit); the sum.
template <bool Base2>
ANYWARP_INLINE float exponentials(float* row, std::int64_t padded, float maximum) {
  const Floats m = broadcast(maximum);
  const Floats unit = broadcast(kLog2E);
  Floats sum{};
  for (std::int64_t j = 0; j < padded; j += kWidth) {
    Floats x = load(row + j) - m;
    if constexpr (!Base2) x = x * unit;
    x = exp2_below_overflow(x);
    store(row + j, x);
    sum = sum + x;
  }
  return sum_of_lanes(sum);
}

/// The same in base 2 for a `maximum` that is an integer below 2²² in magnitude: one constant then takes it off and
/// rounds what is left, and the fraction comes from the logit itself. 12 operations a vector instead of 16; it is bound
/// by the latency that the schedulers can hide (Zen 3: 5.5 cycles a vector instead of 7.5).
ANYWARP_INLINE float exponentials_of_integer_maximum(float* row, std::int64_t padded, float maximum) {
  const Floats shift = broadcast(kExponentShift - maximum);  // An integer in [2²³, 2²⁴): exact.
  const Floats lowest = broadcast(maximum - 127.0f);         // There the exponent field, and with it the result, is 0.
  const auto one = [&](float* at) {
    const Floats x = max(lowest, load(at));  // The second if it is NaN.
    const Floats shifted = x + shift;
    const Floats r = x - (shifted - shift);
    const Floats y = exp2_of_fraction_5(r) * bits_as<Floats>(bits_as<Uints>(shifted) << 23);
    store(at, y);
    return y;
  };
  Floats a{}, b{};
  std::int64_t j = 0;
  for (; j + 2 * kWidth <= padded; j += 2 * kWidth) {
    a = a + one(row + j);
    b = b + one(row + j + kWidth);
  }
  if (j < padded) a = a + one(row + j);
  return sum_of_lanes(a + b);
}

}  // namespace detail

/// Takes `padded` (a multiple of kWidth) logits of a row. `out`, `columns` long (a multiple of kWidth), is what was
/// accumulated for the row with the weights so far.
template <bool Base2>
ANYWARP_INLINE void softmax_row(float* row, std::int64_t padded, float& maximum, float& sum, float* out,
                                std::int64_t columns) {
  constexpr float kSlack = Base2 ? 8.0f : 8.0f / kLog2E;
  float largest = detail::row_maximum(row, padded);
  if (largest > maximum + kSlack || maximum == kMinusInfinity) {
    if constexpr (Base2) largest = std::ceil(largest);
    if (sum != 0.0f) {
      const float factor = exp2_below_overflow(broadcast((maximum - largest) * (Base2 ? 1.0f : kLog2E)))[0];
      sum *= factor;
      for (std::int64_t d = 0; d < columns; d += kWidth) store(out + d, load(out + d) * factor);
    }
    maximum = largest;
  }
  const float taken_off = maximum == kMinusInfinity ? 0.0f : maximum;
  if constexpr (Base2) {
    if (std::fabs(taken_off) < 4194304.0f) {
      sum += detail::exponentials_of_integer_maximum(row, padded, taken_off);
      return;
    }
  }
  sum += detail::exponentials<Base2>(row, padded, taken_off);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
