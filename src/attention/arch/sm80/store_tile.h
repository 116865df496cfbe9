// A warp's part of a result to rows in global memory: through shared memory, so that rows leave in 16-byte vectors.
#pragma once

#include "attention/mma/cuda_lane.h"

namespace anywarp::attention::gpu::sm80 {

/// The part is [tile_row, …) × [tile_column, …) of `tile`, whose memory nobody else uses; its first row is `first_row`
/// of `rows`, of which those from `row_limit` on and columns from `columns` on are not written. Rows that are no 16-byte
/// vectors are written only if kAnyRows.
template <bool kAnyRows, typename Mma, typename Tile, int kRowTiles, int kColumnTiles, typename Rows>
ANYWARP_DEVICE void store_through(const Tile& tile, int tile_row, int tile_column,
                                  const typename Mma::Accumulator (&from)[kRowTiles][kColumnTiles], const Rows& rows,
                                  int first_row, int row_limit, int columns, bool vectors) {
#pragma unroll
  for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
    for (int n = 0; n < kColumnTiles; ++n)
      Mma::store_in_order(tile, tile_row + m * Mma::kRows, tile_column + n * Mma::kColumns, from[m][n]);
  Mma::warp_barrier();
  constexpr int kChunk = Tile::kChunk, kChunks = kColumnTiles * Mma::kColumns / kChunk;
#pragma unroll
  for (int i = 0; i < kRowTiles * Mma::kRows * kChunks / Mma::kLanes; ++i) {
    const int chunk = Mma::lane() + i * Mma::kLanes, row = chunk / kChunks;
    const int column = tile_column + chunk % kChunks * kChunk;
    if (first_row + row >= row_limit || column >= columns) continue;
    const auto* from_chunk = tile.at(tile_row + row, column);
    auto* to = rows.row(first_row + row) + column;
    if (!kAnyRows || vectors) {
      *reinterpret_cast<uint4*>(to) = *reinterpret_cast<const uint4*>(from_chunk);
    } else {
      for (int e = 0; e < kChunk && column + e < columns; ++e) to[e] = from_chunk[e];
    }
  }
}

}  // namespace anywarp::attention::gpu::sm80
