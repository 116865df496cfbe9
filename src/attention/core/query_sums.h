// dq while blocks of several key tiles add to it: float32, in the order in which lanes hold a product's result, so that
// a warp adds to neighbouring addresses. Tiles of `rows` queries; those of one sequence follow each other.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/portable.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

/// The first tile of a sequence, in tiles of all its heads. A packed sequence leaves at most one tile's room unused.
ANYWARP_DEVICE std::int64_t first_sum_tile(const BackwardParams& params, const SequencePlace& place, int sequence) {
  if (params.cu_seqlens_q != nullptr) return place.q_row / params.sum_rows + sequence;
  return static_cast<std::int64_t>(sequence) * params.sum_tiles;
}

/// Where the sums of 16 (or so) rows and all columns begin: `row_tile` counts Mma::kRows.
template <typename Mma>
ANYWARP_DEVICE float* sums_of_rows(const BackwardParams& params, std::int64_t tile, int head, int row_tile) {
  const std::int64_t rows = (tile * params.heads + head) * params.sum_rows + row_tile * Mma::kRows;
  return params.dq_sums + rows * params.sum_columns;
}

/// dq of Mma::kRows rows by one warp; `item` counts [sequences, tiles of a sequence, heads, row tiles of a tile], which
/// are fewer than 2^32.
template <typename Mma>
ANYWARP_DEVICE void store_query_sums(const BackwardParams& params, unsigned item) {
  const unsigned row_tiles = static_cast<unsigned>(params.sum_rows) / Mma::kRows;
  const unsigned tile_head = item / row_tiles, all_tiles = tile_head / static_cast<unsigned>(params.heads);
  const int row_tile = static_cast<int>(item - tile_head * row_tiles);
  const int head = static_cast<int>(tile_head - all_tiles * static_cast<unsigned>(params.heads));
  const int sequence = static_cast<int>(all_tiles / static_cast<unsigned>(params.sum_tiles));
  const int tile = static_cast<int>(all_tiles) - sequence * params.sum_tiles;
  if (sequence >= params.sequences) return;
  const SequencePlace place = sequence_place(params, sequence);
  const int first_row = tile * params.sum_rows + row_tile * Mma::kRows;
  if (first_row >= place.seqlen_q) return;
  const float* from = sums_of_rows<Mma>(params, first_sum_tile(params, place, sequence) + tile, head, row_tile);
  const auto rows = query_rows<typename Mma::Element>(params.dq, place, head, params.by_packed);
  struct alignas(16) Run {
    typename Mma::Element item[8];
  };
  for (int first = 0; first < params.head_dim; first += Mma::kSumColumns) {
    const auto sums = Mma::load_sum_rows(from + first * Mma::kRows);
    const int column = first + Mma::sum_column();
#pragma unroll
    for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
      const int row = first_row + Mma::row_of_slot(slot);
      if (row >= place.seqlen_q || column >= params.head_dim) continue;
      auto* const to = rows.row(row) + column;
      Run run;
#pragma unroll
      for (int e = 0; e < 8; ++e) run.item[e] = Mma::from_float(sums.item[slot][e] * params.scale);
      if (params.dq.vectors && column + 8 <= params.head_dim) {
        *reinterpret_cast<Run*>(to) = run;
      } else {
#pragma unroll
        for (int e = 0; e < 8; ++e)
          if (column + e < params.head_dim) to[e] = run.item[e];
      }
    }
  }
}

}  // namespace anywarp::attention::gpu
