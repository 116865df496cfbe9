// dbias of a tile of queries and keys: one block, which goes in a fixed order over everything that shares the tile of
// the bias (sequences, heads, and where the bias has one row or one column for all, query tiles or key tiles), computes
// the scores anew and adds their gradients up in registers. No atomics: the same bits every time. Every element of
// dbias is written by one block, also those that no query sees.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/portable.h"
#include "attention/core/products.h"
#include "attention/core/score_gradient.h"
#include "attention/core/score_tile.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

/// Of sequences, heads, query tiles or key tiles: one, or all.
struct BiasShare {
  int begin, end;
};

template <typename Config>
struct BackwardBiasBlock {
  using Mma = typename Config::Mma;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = Config::kRowTiles, kKeys = Config::kKeys, kDim = Config::kDim;
  static constexpr int kKeyTiles = kKeys / Mma::kColumns;
  static constexpr int kWarpRows = kRowTiles * Mma::kRows, kRows = kWarpRows * Config::kWarps;
  using Scores = typename Mma::Accumulator[kRowTiles][kKeyTiles];

  const BackwardParams& params;
  const BiasShare sequences, heads, bias_queries, bias_keys;
  typename Config::Shared shared;
  typename Config::QueryOperand queries, douts;
  typename Config::Copy key_copy, value_copy;
  Scores sums;

  ANYWARP_DEVICE void run() {
    set_zero(sums);
    for (int sequence = sequences.begin; sequence < sequences.end; ++sequence) {
      const SequencePlace place = sequence_place(params, sequence);
      const Band band = band_of(params, place);
      for (int head = heads.begin; head < heads.end; ++head)
        for (int tile = bias_queries.begin; tile < bias_queries.end && tile * kRows < place.seqlen_q; ++tile)
          add_queries({params, band, sequence, head, place.seqlen_q, tile * kRows + Mma::warp() * kWarpRows}, place,
                      tile * kRows);
    }
    store();
  }

 private:
  /// Of one head, with the keys that they see.
  ANYWARP_DEVICE void add_queries(const ScoreTile<Config>& options, const SequencePlace& place, int first_row) {
    const Band& band = options.band;
    const auto tiles_of = [&](int first, int end) {
      if (end > place.seqlen_q) end = place.seqlen_q;
      return first >= end ? KeyTiles{0, 0, 0, 0} : key_tiles(band, first, end - 1, kKeys);
    };
    const KeyTiles tiles = tiles_of(first_row, first_row + kRows);
    const KeyTiles warp_tiles = tiles_of(options.warp_row, options.warp_row + kWarpRows);
    const int begin = tiles.begin > bias_keys.begin ? tiles.begin : bias_keys.begin;
    const int end = tiles.end < bias_keys.end ? tiles.end : bias_keys.end;
    if (begin >= end) return;

    Mma::block_barrier();
    queries.load(shared.queries(), query_rows<const Element>(params.q, place, options.head, params.by_packed),
                 first_row, place.seqlen_q, params.head_dim, params.q.vectors);
    douts.load(shared.douts(), query_rows<const Element>(params.dout, place, options.head, params.by_packed), first_row,
               place.seqlen_q, params.head_dim_v, params.dout.vectors);
    RowStatistics statistics[kRowTiles][Mma::kRowSlots];
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot)
        statistics[m][slot] = row_statistics(params, place, options.head, options.row(m, slot).query);

    const int kv_head = static_cast<int>(params.by_group.quotient(static_cast<unsigned>(options.head)));
    for (int tile = begin; tile < end; ++tile) {
      if (tile > begin) Mma::block_barrier();
      key_copy.issue(shared.keys(), key_rows<FarRows<Element>>(params, params.k, place, kv_head), tile * kKeys,
                     band.seqlen_k, params.head_dim, params.k.vectors);
      value_copy.issue(shared.values(), key_rows<FarRows<Element>>(params, params.v, place, kv_head), tile * kKeys,
                       band.seqlen_k, params.head_dim_v, params.v.vectors);
      key_copy.deliver(shared.keys());
      value_copy.deliver(shared.values());
      Mma::block_barrier();
      if (warp_tiles.has(tile)) add(options, statistics, tile * kKeys);
    }
  }

  ANYWARP_DEVICE void add(const ScoreTile<Config>& options,
                          const RowStatistics (&statistics)[kRowTiles][Mma::kRowSlots], int first_key) {
    Scores products, changes;
    multiply_rows<Mma, kDim>(
        products, [&](int m, int k) { return queries.operand(shared.queries(), m, k); }, shared.keys());
    multiply_rows<Mma, kDim>(
        changes, [&](int m, int k) { return douts.operand(shared.douts(), m, k); }, shared.values());
    for_each_gradient<false>(
        options, products, changes, true, [&](int m, int n, int i) { return options.place(m, n, i, first_key); },
        [&](int m, int, int i) { return statistics[m][Mma::row_slot(i)]; },
        [](float&, float& change, const ScoreGradient& gradient) { change = gradient.score; });
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
        for (int i = 0; i < Mma::kItems; ++i) sums[m][n].item[i] += changes[m][n].item[i];
  }

  /// By way of shared memory, where rows or columns that share an element meet.
  ANYWARP_DEVICE void store() {
    constexpr int kStride = kKeys + 1;
    float* const tile = shared.sums();
    Mma::block_barrier();
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
        for (int i = 0; i < Mma::kItems; ++i) {
          const int row = Mma::warp() * kWarpRows + m * Mma::kRows + Mma::row_of_slot(Mma::row_slot(i));
          tile[row * kStride + n * Mma::kColumns + Mma::column_of(i)] = sums[m][n].item[i];
        }
    Mma::block_barrier();
    const BiasGradient& to = params.dbias;
    if (to.shape[2] == 1) add_up(tile, kRows, kStride, kKeys, 1);
    if (to.shape[3] == 1) add_up(tile, kKeys, 1, to.shape[2] == 1 ? 1 : kRows, kStride);
    const int first_row = bias_queries.begin * kRows, rows = to.shape[2] - first_row;
    const int first_column = bias_keys.begin * kKeys, columns = to.shape[3] - first_column;
    const std::int64_t base = sequences.begin * to.strides[0] + heads.begin * to.strides[1];
    for (int i = static_cast<int>(threadIdx.x); i < kRows * kKeys; i += Config::kThreads) {
      const int row = i / kKeys, column = i % kKeys;
      if (row >= rows || column >= columns) continue;
      const std::int64_t at = base + (first_row + row) * to.strides[2] + (first_column + column) * to.strides[3];
      store_number(to, at, tile[row * kStride + column]);
    }
  }

  /// Adds `count` numbers, `step` apart, of each of `lines` into their first.
  ANYWARP_DEVICE static void add_up(float* tile, int count, int step, int lines, int line_step) {
    for (int line = static_cast<int>(threadIdx.x); line < lines; line += Config::kThreads) {
      float sum = 0.0f;
      for (int i = 0; i < count; ++i) sum += tile[line * line_step + i * step];
      tile[line * line_step] = sum;
    }
    Mma::block_barrier();
  }

  ANYWARP_DEVICE static void store_number(const BiasGradient& to, std::int64_t at, float value) {
    switch (to.dtype) {
      case DType::Float32:
        static_cast<float*>(to.data)[at] = value;
        break;
      case DType::Float16:
        static_cast<std::uint16_t*>(to.data)[at] = Mma::to_half(value);
        break;
      default:
        static_cast<std::uint16_t*>(to.data)[at] = Mma::to_brain(value);
    }
  }
};

template <typename Config>
ANYWARP_DEVICE void backward_bias_block(const BackwardParams& params, void* memory) {
  using Block = BackwardBiasBlock<Config>;
  const BiasGradient& to = params.dbias;
  const unsigned rest = to.by_key_tiles.quotient(blockIdx.x), key_tile = to.by_key_tiles.remainder(blockIdx.x, rest);
  const unsigned slot = to.by_query_tiles.quotient(rest), query_tile = to.by_query_tiles.remainder(rest, slot);
  const unsigned sequence = to.by_heads.quotient(slot), head = to.by_heads.remainder(slot, sequence);
  const auto share = [&](int axis, unsigned one, int all) {
    return to.shape[axis] == 1 ? BiasShare{0, all} : BiasShare{static_cast<int>(one), static_cast<int>(one) + 1};
  };
  constexpr int kToTheEnd = 1 << 30;  // Of the sequence.
  Block run{params,
            share(0, sequence, params.sequences),
            share(1, head, params.heads),
            share(2, query_tile, kToTheEnd),
            share(3, key_tile, kToTheEnd),
            {static_cast<typename Block::Element*>(memory)}};
  run.run();
}

}  // namespace anywarp::attention::gpu
