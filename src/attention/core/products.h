// The two shapes of product that attention is made of, on accumulator fragments, and a check of their result.
#pragma once

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// sums += Σ over kDepths of `a(m, k)` · `b(k, n)`.
template <typename Mma, int kDepths, int kRowTiles, int kColumnTiles, typename Left, typename Right>
ANYWARP_DEVICE void multiply_add(typename Mma::Accumulator (&sums)[kRowTiles][kColumnTiles], const Left& a,
                                 const Right& b) {
#pragma unroll
  for (int k = 0; k < kDepths; ++k) {
    typename Mma::A rows[kRowTiles];
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m) rows[m] = a(m, k);
#pragma unroll
    for (int n = 0; n < kColumnTiles; ++n) {
      const typename Mma::B columns = b(k, n);
#pragma unroll
      for (int m = 0; m < kRowTiles; ++m) Mma::multiply_add(sums[m][n], rows[m], columns);
    }
  }
}

template <typename Accumulator, int kRowTiles, int kColumnTiles>
ANYWARP_DEVICE void set_zero(Accumulator (&sums)[kRowTiles][kColumnTiles]) {
#pragma unroll
  for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
    for (int n = 0; n < kColumnTiles; ++n) sums[m][n] = {};
}

/// sums = rows · columnsᵀ over kDim. `operand(m, k)` gives A of row tile m at depth k; rows of `columns`, from
/// `first_row` on, are columns of the result.
template <typename Mma, int kDim, int kRowTiles, int kColumnTiles, typename Operand, typename Tile>
ANYWARP_DEVICE void multiply_rows(typename Mma::Accumulator (&sums)[kRowTiles][kColumnTiles], const Operand& operand,
                                  const Tile& columns, int first_row = 0) {
  set_zero(sums);
  multiply_add<Mma, kDim / Mma::kDepth>(sums, operand, [&](int k, int n) {
    return Mma::load_b(columns, k * Mma::kDepth, first_row + n * Mma::kColumns);
  });
}

/// sums += weights · tile, columns from `first_column` on: an accumulator, rounded, is the next product's operand.
template <typename Mma, int kRowTiles, int kWeightTiles, int kOutTiles, typename Tile>
ANYWARP_DEVICE void accumulate_rows(typename Mma::Accumulator (&sums)[kRowTiles][kOutTiles],
                                    const typename Mma::Accumulator (&weights)[kRowTiles][kWeightTiles],
                                    const Tile& tile, int first_column = 0) {
#pragma unroll
  for (int n = 0; n < kWeightTiles; ++n)
#pragma unroll
    for (int d = 0; d < Mma::kDepthsOfAccumulator; ++d) {
      typename Mma::A a[kRowTiles];
#pragma unroll
      for (int m = 0; m < kRowTiles; ++m) a[m] = Mma::operand_of(weights[m][n], d);
#pragma unroll
      for (int c = 0; c < kOutTiles; ++c) {
        const typename Mma::B b =
            Mma::load_b_transposed(tile, n * Mma::kColumns + d * Mma::kDepth, first_column + c * Mma::kColumns);
#pragma unroll
        for (int m = 0; m < kRowTiles; ++m) Mma::multiply_add(sums[m][c], a[m], b);
      }
    }
}

template <typename Mma, int kRowTiles, int kColumnTiles>
ANYWARP_DEVICE bool all_finite(const typename Mma::Accumulator (&numbers)[kRowTiles][kColumnTiles]) {
  float zero[4] = {};  // 0 · x is NaN for NaN and infinity. Four sums, which need not wait for each other.
#pragma unroll
  for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
    for (int n = 0; n < kColumnTiles; ++n)
#pragma unroll
      for (int i = 0; i < Mma::kItems; ++i) zero[i % 4] = __builtin_fmaf(numbers[m][n].item[i], 0.0f, zero[i % 4]);
  return zero[0] + zero[1] + zero[2] + zero[3] == 0.0f;
}

}  // namespace anywarp::attention::gpu
