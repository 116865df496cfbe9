// The running softmax of FlashAttention-2 (Dao 2023, algorithm 1), on accumulator fragments: maximum and sum of every
// row stay in registers, the sum per lane until the end. Exponents are to base 2, with the scale folded into one fused
// multiply-add per score. The maximum may lag: what is subtracted is any recent maximum, and the output is rescaled
// only when a row has outgrown it by 2^8, which a warp sees a few times in a whole sequence (the idea is
// FlashAttention-4's).
#pragma once

#include <cmath>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

inline constexpr float kLog2e = 1.4426950408889634f;
inline constexpr float kLn2 = 0.6931471805599453f;

/// `Mma` gives a lane `kRowSlots` rows of each of its `kRowTiles` tiles.
template <typename Mma, int kRowTiles>
struct OnlineSoftmax {
  static constexpr float kLag = 8.0f;  ///< In powers of two: weights reach 2^8, in range of every dtype.
  static constexpr float kFar = 65536.0f;
  float maximum[kRowTiles][Mma::kRowSlots];  ///< Of unscaled scores, or up to kLag below it; −inf: no key seen yet.
  float sum[kRowTiles][Mma::kRowSlots];      ///< This lane's share.
  bool far[kRowTiles];                       ///< Whether the warp has rows of large maxima, see update.

  ANYWARP_DEVICE void reset() {
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m) {
      far[m] = false;
#pragma unroll
      for (int r = 0; r < Mma::kRowSlots; ++r) {
        maximum[m][r] = -INFINITY;
        sum[m][r] = 0.0f;
      }
    }
  }

  /// Turns scores into exp2(scale · (score − maximum)), with the maximum including these keys, and rescales `out` to
  /// it. `scale` > 0 includes log2 e. The fused multiply-add rounds scale · maximum, but not its product: beyond 2^16
  /// the difference shows, and the subtraction comes first.
  template <int kKeyTiles, int kOutTiles>
  ANYWARP_DEVICE void update(typename Mma::Accumulator (&scores)[kRowTiles][kKeyTiles],
                             typename Mma::Accumulator (&out)[kRowTiles][kOutTiles], float scale) {
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m) {
      float top[Mma::kRowSlots];
      bool outgrown = false;
#pragma unroll
      for (int r = 0; r < Mma::kRowSlots; ++r) {
        top[r] = maximum[m][r];
#pragma unroll
        for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i)
            if (Mma::row_slot(i) == r) top[r] = fmaxf(top[r], scores[m][n].item[i]);
        top[r] = Mma::row_maximum(top[r]);
        outgrown |= (top[r] - maximum[m][r]) * scale > kLag;
      }
      if (Mma::warp_any(outgrown)) {
#pragma unroll
        for (int r = 0; r < Mma::kRowSlots; ++r) {
          const float rescale = Mma::exp2((maximum[m][r] - or_zero(top[r])) * scale);
          maximum[m][r] = top[r];
          sum[m][r] *= rescale;
#pragma unroll
          for (int n = 0; n < kOutTiles; ++n)
#pragma unroll
            for (int i = 0; i < Mma::kItems; ++i)
              if (Mma::row_slot(i) == r) out[m][n].item[i] *= rescale;
        }
        bool large = false;
#pragma unroll
        for (int r = 0; r < Mma::kRowSlots; ++r) large |= __builtin_fabsf(or_zero(maximum[m][r]) * scale) > kFar;
        far[m] = Mma::warp_any(large);
      }
      // Apart from what follows, which the compiler interleaves with the product that comes next.
      if (far[m]) {
#pragma unroll
        for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i) scores[m][n].item[i] -= or_zero(maximum[m][Mma::row_slot(i)]);
      }
      float shift[Mma::kRowSlots];
#pragma unroll
      for (int r = 0; r < Mma::kRowSlots; ++r) shift[r] = far[m] ? 0.0f : or_zero(maximum[m][r]) * scale;
#pragma unroll
      for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
        for (int i = 0; i < Mma::kItems; ++i) {
          const int r = Mma::row_slot(i);
          const float weight = Mma::exp2(__builtin_fmaf(scores[m][n].item[i], scale, -shift[r]));
          scores[m][n].item[i] = weight;
          sum[m][r] += weight;
        }
    }
  }

  /// What `out` of a row is multiplied with, and the row's log-sum-exp.
  struct Finished {
    float factor, lse;
  };

  /// Needs all lanes. `sink_log2` is the sink's logit times log2 e, −inf for none.
  ANYWARP_DEVICE Finished finish(int m, int r, float scale, float sink_log2) const {
    const float total = Mma::row_sum(sum[m][r]);
    const float most = maximum[m][r];
    if (sink_log2 == -INFINITY) {
      if (most == -INFINITY) return {total, total - INFINITY};  // No key seen: 0 and −inf. Only NaN seen: NaN.
      return {1.0f / total, __builtin_fmaf(most, scale * kLn2, Mma::log2(total) * kLn2)};
    }
    const float top = most == -INFINITY ? -INFINITY : most * scale;
    const float shift = fmaxf(top, sink_log2);
    const float weight = Mma::exp2(top - shift);
    const float with_sink = __builtin_fmaf(total, weight, Mma::exp2(sink_log2 - shift));
    return {weight / with_sink, (shift + Mma::log2(with_sink)) * kLn2};
  }

 private:
  /// A row without a key keeps −inf; subtracting 0 from its scores gives exp2(−inf) = 0, not NaN.
  ANYWARP_DEVICE static float or_zero(float top) { return top == -INFINITY ? 0.0f : top; }
};

}  // namespace anywarp::attention::gpu
