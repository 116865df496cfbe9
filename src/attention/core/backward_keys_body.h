// dk and dv of a tile of keys: one block, walking the query tiles that see it, of every head that shares the keys.
// Scores are computed transposed, keys as rows, so that P and dS chain in registers as operands of Pᵀ dO and dSᵀ Q
// (FlashAttention-2, Dao 2023, algorithm 2, without its dQ).
#pragma once

#include <type_traits>

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"
#include "attention/core/products.h"
#include "attention/core/score_gradient.h"
#include "attention/core/score_tile.h"
#include "attention/core/store_rows.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

/// Which query tiles see something of keys [first_key, end_key), and which of them need no mask.
struct QueryTiles {
  int begin, end;

  ANYWARP_DEVICE bool has(int tile) const { return tile >= begin && tile < end; }
};
ANYWARP_DEVICE QueryTiles query_tiles_of(const Band& band, int seqlen_q, int first_key, int end_key, int rows) {
  if (end_key > band.seqlen_k) end_key = band.seqlen_k;
  if (first_key >= end_key) return {0, 0};
  // Query i sees keys [i + low, i + high].
  int first = first_key - band.high, end = end_key - 1 - band.low + 1;
  if (first < 0) first = 0;
  if (end > seqlen_q) end = seqlen_q;
  if (first >= end) return {0, 0};
  return {first / rows, (end + rows - 1) / rows};
}

template <typename Config>
struct BackwardKeysBlock {
  using Mma = typename Config::Mma;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = Config::kRowTiles, kQueries = Config::kQueries, kDim = Config::kDim;
  static constexpr int kPart = Config::kPart;  ///< Columns of dk and dv that a block computes.
  /// Whether tiles of queries, as columns, hold those alone: who copies them is told where they begin.
  static constexpr bool kColumnsOfPart = requires { &Config::QueryCopy::first_column; };
  static constexpr int kQueryTiles = kQueries / Mma::kColumns, kOutTiles = kPart / Mma::kColumns;
  static constexpr int kWarpRows = kRowTiles * Mma::kRows, kRows = kWarpRows * Config::kWarps;
  using Scores = typename Mma::Accumulator[kRowTiles][kQueryTiles];
  using Source = std::conditional_t<Config::kGeneral, FarRows<Element>, NearRows<Element>>;
  using Out = typename Mma::Accumulator[kRowTiles][kOutTiles];

  const BackwardParams& params;
  const SequencePlace place;
  const Band band;
  const int sequence, kv_head, first_key, first_column;
  const QueryTiles tiles, warp_tiles;
  typename Config::Shared shared;
  typename Config::KeyOperand keys, values;
  typename Config::QueryCopy query_copy, dout_copy;
  RowStatistics held;
  Out dk, dv;

  ANYWARP_DEVICE int warp_key() const { return first_key + Mma::warp() * kWarpRows; }

  ANYWARP_DEVICE void run() {
    set_zero(dk);
    set_zero(dv);
    if constexpr (kColumnsOfPart) query_copy.first_column = dout_copy.first_column = first_column;
    const int group = params.heads / params.kv_heads, each = tiles.end - tiles.begin, steps = group * each;
    if (steps > 0) {
      keys.load(shared.keys(), key_rows<Source>(params, params.k, place, kv_head), first_key, band.seqlen_k,
                params.head_dim, params.k.vectors);
      values.load(shared.values(), key_rows<Source>(params, params.v, place, kv_head), first_key, band.seqlen_k,
                  params.head_dim_v, params.v.vectors);
      fetch(kv_head * group, tiles.begin, 0);
    }
    int head = kv_head * group, tile = tiles.begin;
    for (int step = 0; step < steps; ++step) {
      const int stage = Config::kStages == 1 ? 0 : step % 2, this_head = head, this_tile = tile;
      if constexpr (Config::kStages == 1) Mma::block_barrier();
      deliver(stage);
      Mma::block_barrier();
      if (++tile == tiles.end) tile = tiles.begin, ++head;
      const bool more = step + 1 < steps;
      if (more && (Config::kStages == 2 || Config::kStaged)) fetch(head, tile, stage ^ (Config::kStages - 1));
      if (warp_tiles.has(this_tile)) compute(this_head, this_tile, stage);
      if constexpr (Config::kStages == 1 && !Config::kStaged) {
        Mma::block_barrier();
        if (more) fetch(head, tile, 0);
      }
    }
    store();
  }

 private:
  ANYWARP_DEVICE void fetch(int head, int tile, int stage) {
    const int first = tile * kQueries;
    query_copy.issue(shared.queries(stage), query_rows<const Element>(params.q, place, head, params.by_packed), first,
                     place.seqlen_q, params.head_dim, params.q.vectors);
    dout_copy.issue(shared.douts(stage), query_rows<const Element>(params.dout, place, head, params.by_packed), first,
                    place.seqlen_q, params.head_dim_v, params.dout.vectors);
    if (threadIdx.x < kQueries) held = row_statistics(params, place, head, first + static_cast<int>(threadIdx.x));
  }

  ANYWARP_DEVICE void deliver(int stage) {
    query_copy.deliver(shared.queries(stage));
    dout_copy.deliver(shared.douts(stage));
    if (threadIdx.x < kQueries) {
      shared.statistics(stage)[threadIdx.x] = held.lse;
      shared.statistics(stage)[kQueries + threadIdx.x] = held.delta;
    }
  }

  ANYWARP_DEVICE void compute(int head, int tile, int stage) {
    Scores weights, slopes;
    multiply_rows<Mma, kDim>(
        weights, [&](int m, int k) { return keys.operand(shared.keys(), m, k); }, shared.queries(stage).rows());
    multiply_rows<Mma, kDim>(
        slopes, [&](int m, int k) { return values.operand(shared.values(), m, k); }, shared.douts(stage).rows());
    weigh(weights, slopes, head, tile * kQueries, shared.statistics(stage));
    accumulate_rows<Mma>(dv, weights, shared.douts(stage).columns(), kColumnsOfPart ? 0 : first_column);
    accumulate_rows<Mma>(dk, slopes, shared.queries(stage).columns(), kColumnsOfPart ? 0 : first_column);
  }

  /// From scores to P (what of it was not dropped), and from dout vᵀ to dS.
  ANYWARP_DEVICE void weigh(Scores& weights, Scores& slopes, int head, int first_query, const float* statistics) {
    const int last_query = first_query + kQueries - 1, last_key = warp_key() + kWarpRows - 1;
    const bool masked = Config::kGeneral || band.begin(last_query) > warp_key() || band.end(first_query) <= last_key;
    const ScoreTile<Config> options{params, band, sequence, head, place.seqlen_q, 0};
    const auto column = [](int n, int i) { return n * Mma::kColumns + Mma::column_of(i); };
    for_each_gradient<true>(
        options, weights, slopes, masked,
        [&](int m, int n, int i) -> typename ScoreTile<Config>::Place {
          return {{first_query + column(n, i), head}, warp_key() + m * Mma::kRows + Mma::row_of_slot(Mma::row_slot(i))};
        },
        [&](int, int n, int i) -> RowStatistics {
          return {statistics[column(n, i)], statistics[kQueries + column(n, i)]};
        },
        [](float& weight, float& slope, const ScoreGradient& gradient) {
          weight = gradient.weight;
          slope = gradient.product;
        });
  }

  ANYWARP_DEVICE void store() {
    const auto row_of = [&](const Strided<void*>& tensor, int key) {
      return static_cast<Element*>(tensor.data) + place.k_batch * tensor.batch_stride + kv_head * tensor.head_stride +
             (place.k_row + key) * tensor.row_stride;
    };
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        const int key = warp_key() + m * Mma::kRows + Mma::row_of_slot(slot);
        if (key >= band.seqlen_k) continue;
        if (params.dk.data != nullptr)
          store_row<Mma>(row_of(params.dk, key), dk[m], slot, params.scale, first_column, params.head_dim,
                         params.dk.vectors);
        if (params.dv.data != nullptr)
          store_row<Mma>(row_of(params.dv, key), dv[m], slot, 1.0f, first_column, params.head_dim_v, params.dv.vectors);
      }
  }
};

template <typename Config>
ANYWARP_DEVICE void backward_keys_block(const BackwardParams& params, void* memory) {
  using Block = BackwardKeysBlock<Config>;
  const unsigned block = params.by_parts.quotient(blockIdx.x), part = params.by_parts.remainder(blockIdx.x, block);
  // Blocks of one head side by side: their queries stay in the L2 cache. First the first keys: with causality the most
  // queries see them.
  const unsigned slot = params.by_key_tiles.quotient(block), tile = params.by_key_tiles.remainder(block, slot);
  const unsigned sequence = params.by_kv_heads.quotient(slot);
  const SequencePlace place = sequence_place(params, static_cast<int>(sequence));
  const int first_key = static_cast<int>(tile) * Block::kRows;
  if (first_key >= place.seqlen_k) return;
  const Band band = band_of(params, place);
  const int warp_key = first_key + Block::Mma::warp() * Block::kWarpRows;
  Block run{params,
            place,
            band,
            static_cast<int>(sequence),
            static_cast<int>(params.by_kv_heads.remainder(slot, sequence)),
            first_key,
            static_cast<int>(part) * Block::kPart,
            query_tiles_of(band, place.seqlen_q, first_key, first_key + Block::kRows, Block::kQueries),
            query_tiles_of(band, place.seqlen_q, warp_key, warp_key + Block::kWarpRows, Block::kQueries),
            {static_cast<typename Block::Element*>(memory)}};
  run.run();
}

}  // namespace anywarp::attention::gpu
