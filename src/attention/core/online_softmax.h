// The running softmax of FlashAttention-2 (Dao 2023, algorithm 1), on accumulator fragments: what exponents are
// lessened by and the sum of every row stay in registers, the sum per lane until the end. Exponents are to base 2, with
// the scale folded into one fused multiply-add per score. The shift may lag behind the maximum: the output is rescaled
// only when a row has outgrown it by 2^8, which a warp sees a few times in a whole sequence (the idea is
// FlashAttention-4's).
#pragma once

#include <cmath>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

inline constexpr float kLog2e = 1.4426950408889634f;
inline constexpr float kLn2 = 0.6931471805599453f;

/// `Mma` gives a lane `kRowSlots` rows of each of its `kRowTiles` tiles.
///
/// `exact` subtracts the maximum before it scales. Otherwise scale · maximum is rounded, but once: weights and
/// rescaling use the same number, which the division by the sum cancels. But then the largest weight is not 1, and the
/// product with V takes it rounded to 16 bits, while the sum does not: up to kFar, where it is 1 within 0.3%, a row of
/// one key is within an ulp of its value.
template <typename Mma, int kRowTiles>
struct OnlineSoftmax {
  static constexpr float kLag = 8.0f;      ///< In powers of two: weights reach 2^8, in range of every dtype.
  static constexpr float kFar = 65536.0f;  ///< Of float32 numbers near 2^16, neighbours are 2^-7 apart.
  /// Of scores times scale, if exact of scores. Up to kLag below the maximum; −inf: no key seen yet.
  float shift[kRowTiles][Mma::kRowSlots];
  float sum[kRowTiles][Mma::kRowSlots];  ///< This lane's share.

  ANYWARP_DEVICE void reset() {
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int r = 0; r < Mma::kRowSlots; ++r) {
        shift[m][r] = -INFINITY;
        sum[m][r] = 0.0f;
      }
  }

  /// Turns scores into exp2(scale · score − shift), with the maximum including these keys, and rescales `out` to it.
  /// `scale` > 0 includes log2 e.
  template <int kKeyTiles, int kOutTiles>
  ANYWARP_DEVICE void update(typename Mma::Accumulator (&scores)[kRowTiles][kKeyTiles],
                             typename Mma::Accumulator (&out)[kRowTiles][kOutTiles], float scale, bool exact) {
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m) {
      float top[Mma::kRowSlots];
      bool outgrown = false;
#pragma unroll
      for (int r = 0; r < Mma::kRowSlots; ++r) {
        top[r] = -INFINITY;
#pragma unroll
        for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i)
            if (Mma::row_slot(i) == r) top[r] = fmaxf(top[r], scores[m][n].item[i]);
        top[r] = Mma::row_maximum(top[r]);
        outgrown |= power(top[r], shift[m][r], scale, exact) > kLag;
      }
      if (Mma::warp_any(outgrown)) {
#pragma unroll
        for (int r = 0; r < Mma::kRowSlots; ++r) {
          const float before = shift[m][r];
          shift[m][r] = fmaxf(before, exact ? top[r] : scaled(top[r], scale));
          const float less = before - or_zero(shift[m][r]), rescale = Mma::exp2(exact ? less * scale : less);
          sum[m][r] *= rescale;
#pragma unroll
          for (int n = 0; n < kOutTiles; ++n)
#pragma unroll
            for (int i = 0; i < Mma::kItems; ++i)
              if (Mma::row_slot(i) == r) out[m][n].item[i] *= rescale;
        }
      }
#pragma unroll
      for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
        for (int i = 0; i < Mma::kItems; ++i) {
          const int r = Mma::row_slot(i);
          const float weight = Mma::exp2(power(scores[m][n].item[i], or_zero(shift[m][r]), scale, exact));
          scores[m][n].item[i] = weight;
          sum[m][r] += weight;
        }
    }
  }

  /// Whether this lane has a row that needs `exact`.
  ANYWARP_DEVICE bool far() const {
    bool any = false;
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int r = 0; r < Mma::kRowSlots; ++r) any |= __builtin_fabsf(or_zero(shift[m][r])) > kFar;
    return any;
  }

  /// What `out` of a row is multiplied with, and the row's log-sum-exp.
  struct Finished {
    float factor, lse;
  };

  /// Needs all lanes. `sink_log2` is the sink's logit times log2 e, −inf for none.
  ANYWARP_DEVICE Finished finish(int m, int r, float scale, float sink_log2, bool exact) const {
    const float total = Mma::row_sum(sum[m][r]);
    const float most = shift[m][r];
    if (sink_log2 == -INFINITY && most == -INFINITY) return {total, total - INFINITY};  // No key: 0, −inf. NaN: NaN.
    if (sink_log2 == -INFINITY)
      return {1.0f / total,
              exact ? __builtin_fmaf(most, scale * kLn2, Mma::log2(total) * kLn2) : (most + Mma::log2(total)) * kLn2};
    const float top = exact && most != -INFINITY ? most * scale : most;
    const float larger = fmaxf(top, sink_log2);
    const float weight = Mma::exp2(top - larger);
    const float with_sink = __builtin_fmaf(total, weight, Mma::exp2(sink_log2 - larger));
    return {weight / with_sink, (larger + Mma::log2(with_sink)) * kLn2};
  }

 private:
  ANYWARP_DEVICE static float power(float score, float shift, float scale, bool exact) {
    return exact ? (score - shift) * scale : __builtin_fmaf(score, scale, -shift);
  }
  /// Finite if the score is.
  ANYWARP_DEVICE static float scaled(float score, float scale) {
    constexpr float kLowest = -3.402823466e38f;
    return score == -INFINITY ? score : fmaxf(score * scale, kLowest);
  }
  /// A row without a key keeps −inf; shifting its scores by 0 gives exp2(−inf) = 0, not NaN.
  ANYWARP_DEVICE static float or_zero(float top) { return top == -INFINITY ? 0.0f : top; }
};

}  // namespace anywarp::attention::gpu
