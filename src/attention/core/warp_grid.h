// How the warps of a block divide a product's result.
#pragma once

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// kRowCount × kColumnCount numbers over kWarpRows × kWarpColumns warps; neighbouring warps have neighbouring rows, or
/// columns.
template <typename Mma, int kRowCount, int kColumnCount, int kWarpRows, int kWarpColumns, bool kAlongColumns = false>
struct WarpGrid {
  static constexpr int kRows = kRowCount / kWarpRows, kColumns = kColumnCount / kWarpColumns;
  static constexpr int kRowTiles = kRows / Mma::kRows, kColumnTiles = kColumns / Mma::kColumns;
  static_assert(kRowTiles * Mma::kRows * kWarpRows == kRowCount && kRowTiles > 0, "whole tiles of rows");
  static_assert(kColumnTiles * Mma::kColumns * kWarpColumns == kColumnCount && kColumnTiles > 0,
                "whole tiles of columns");
  using Sums = typename Mma::Accumulator[kRowTiles][kColumnTiles];

  /// Of the warp.
  ANYWARP_DEVICE static int first_row() {
    return (kAlongColumns ? Mma::warp() / kWarpColumns : Mma::warp() % kWarpRows) * kRows;
  }
  ANYWARP_DEVICE static int first_column() {
    return (kAlongColumns ? Mma::warp() % kWarpColumns : Mma::warp() / kWarpRows) * kColumns;
  }
};

}  // namespace anywarp::attention::gpu
