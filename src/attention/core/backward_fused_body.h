// All gradients in one walk: a block keeps a tile of keys and values, goes over the query tiles that see it, of every
// head that shares it, holds dk and dv in registers and adds its part of dq to float32 sums in memory
// (FlashAttention-2, Dao 2023, algorithm 2). Five products instead of the two-pass kernels' seven; the order in which
// blocks add is free, so the last bits of dq are too.
//
// P and dS go through shared memory, so that each product divides its result over the warps as suits it: squarish
// parts, whose operands are read least often. The exchange costs less than the reads it saves: shared memory is what
// limits mma.sync.
//
// Keys that are not finite and hidden from some query of a tile: dS is 0 there, and 0 · NaN is NaN. A warp whose part
// of dq is not finite in a tile with hidden keys leaves them out by hand.
#pragma once

#include "attention/core/backward_keys_body.h"
#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"
#include "attention/core/products.h"
#include "attention/core/query_sums.h"
#include "attention/core/tile_walk.h"
#include "attention/core/warp_grid.h"

namespace anywarp::attention::gpu {

template <typename Config>
struct BackwardFusedBlock {
  using Mma = typename Config::Mma;
  using Element = typename Mma::Element;
  static constexpr int kQueries = Config::kQueries, kKeys = Config::kKeys, kDim = Config::kDim;
  using ScoreGrid = typename Config::ScoreGrid;  ///< Queries × keys.
  using KeyGrid = typename Config::KeyGrid;      ///< Keys × columns.
  using QueryGrid = typename Config::QueryGrid;  ///< Queries × columns.

  const BackwardParams& params;
  const SequencePlace place;
  const Band band;
  const int sequence, kv_head, first_key;
  const QueryTiles tiles;
  typename Config::Shared shared;
  typename Config::Copy copy;
  typename KeyGrid::Sums dk, dv;

  ANYWARP_DEVICE void run() {
    set_zero(dk);
    set_zero(dv);
    const int group = params.heads / params.kv_heads, each = tiles.end - tiles.begin, steps = group * each;
    // Blocks of one head start at different queries, so that they do not add to the same sums at the same time.
    const int offset =
        each > 0 ? static_cast<int>(static_cast<unsigned>(first_key / kKeys) % static_cast<unsigned>(each)) : 0;
    int head = kv_head * group, tile = tiles.begin + offset, count = 0;
    const auto advance = [&] {
      if (++tile == tiles.end) tile = tiles.begin;
      if (++count == each) count = 0, ++head;
    };
    const auto sync = shared.steps();
    sync.begin();
    Mma::block_barrier();
    if (steps > 0) {
      copy.issue(shared.keys(), key_rows<NearRows<Element>>(params, params.k, place, kv_head), first_key, band.seqlen_k,
                 params.head_dim, params.k.vectors);
      copy.issue(shared.values(), key_rows<NearRows<Element>>(params, params.v, place, kv_head), first_key,
                 band.seqlen_k, params.head_dim_v, params.v.vectors);
      fetch(head, tile, 0);
      sync.load(0);
    }
    for (int step = 0; step < steps; ++step) {
      const int this_head = head, this_tile = tile;
      advance();
      sync.wait_loaded(step);
      typename ScoreGrid::Sums weights, slopes;
      weigh(weights, slopes, this_tile * kQueries, step % Config::kStages);
      if (step > 0) sync.wait_finished(step - 1);
      if (Config::kStages == 2 && step + 1 < steps) {
        fetch(head, tile, (step + 1) % 2);
        sync.load(step + 1);
      }
      store_shared(shared.weights(), weights);
      store_shared(shared.slopes(), slopes);
      sync.write();
      sync.wait_written(step);
      accumulate(step % Config::kStages);
      sync.wait_all_written(step);
      if (params.dq_sums != nullptr) add_dq(this_head, this_tile);
      sync.finish();
      if (Config::kStages == 1 && step + 1 < steps) {
        sync.wait_finished(step);
        fetch(head, tile, 0);
        sync.load(step + 1);
      }
    }
    store();
  }

 private:
  ANYWARP_DEVICE void fetch(int head, int tile, int stage) {
    const int first = tile * kQueries;
    // Rows past the end count 0: their queries and dout are 0 as well.
    const std::int64_t at = (place.q_batch * params.heads + head) * params.statistic_rows + place.q_row + first;
    float* statistics = shared.statistics(stage);
    copy.template issue_numbers<kQueries>(statistics, params.statistic_lse + at, params.statistic_delta + at,
                                          place.seqlen_q - first);
    copy.issue(shared.queries(stage), near_query_rows<Element>(params.q, place, head), first, place.seqlen_q,
               params.head_dim, params.q.vectors);
    copy.issue(shared.douts(stage), near_query_rows<Element>(params.dout, place, head), first, place.seqlen_q,
               params.head_dim_v, params.dout.vectors);
  }

  /// dv += Pᵀ dO, dk += dSᵀ Q.
  ANYWARP_DEVICE void accumulate(int stage) {
    const auto queries = shared.queries(stage), douts = shared.douts(stage);
    const auto weights = shared.weights(), slopes = shared.slopes();
    const int key = KeyGrid::first_row(), column = KeyGrid::first_column();
    multiply_add<Mma, kQueries / Mma::kDepth>(
        dv, [&](int m, int k) { return Mma::load_a_transposed(weights, key + m * Mma::kRows, k * Mma::kDepth); },
        [&](int k, int n) { return Mma::load_b_transposed(douts, k * Mma::kDepth, column + n * Mma::kColumns); });
    multiply_add<Mma, kQueries / Mma::kDepth>(
        dk, [&](int m, int k) { return Mma::load_a_transposed(slopes, key + m * Mma::kRows, k * Mma::kDepth); },
        [&](int k, int n) { return Mma::load_b_transposed(queries, k * Mma::kDepth, column + n * Mma::kColumns); });
  }

  /// P and dS of the warp's queries and keys.
  ANYWARP_DEVICE void weigh(typename ScoreGrid::Sums& scores, typename ScoreGrid::Sums& slopes, int first_query,
                            int stage) {
    const int row = ScoreGrid::first_row(), column = ScoreGrid::first_column();
    const auto queries = shared.queries(stage), douts = shared.douts(stage);
    const auto keys = shared.keys(), values = shared.values();
    const float* statistics = shared.statistics(stage);
    multiply_rows<Mma, kDim>(
        scores, [&](int m, int k) { return Mma::load_a(queries, row + m * Mma::kRows, k * Mma::kDepth); }, keys,
        column);
    const float scale = params.scale * kLog2e;
    for_each_row([&](int m, int slot) {
      const int r = row + m * Mma::kRows + Mma::row_of_slot(slot);
      const float lse = statistics[r], delta = statistics[kQueries + r];
      for_each_item(slot, [&](int n, int i) {
        scores[m][n].item[i] = Mma::exp2(__builtin_fmaf(scores[m][n].item[i], scale, -lse));
        slopes[m][n].item[i] = -delta;
      });
    });
    multiply_add<Mma, kDim / Mma::kDepth>(
        slopes, [&](int m, int k) { return Mma::load_a(douts, row + m * Mma::kRows, k * Mma::kDepth); },
        [&](int k, int n) { return Mma::load_b(values, k * Mma::kDepth, column + n * Mma::kColumns); });
    for_each_row([&](int m, int slot) {
      for_each_item(slot, [&](int n, int i) { slopes[m][n].item[i] *= scores[m][n].item[i]; });
    });
    // What lies outside the band becomes 0, also if it is NaN. Rows past the sequence's end are zeros, of which a key
    // that is not finite would make NaN: they see what the last row sees.
    const int query = first_query + row, key = first_key + column;
    if (hides(query, ScoreGrid::kRows, key, ScoreGrid::kColumns))
      for_each_row([&](int m, int slot) {
        const int at = in_sequence(query + m * Mma::kRows + Mma::row_of_slot(slot));
        const int begin = band.begin(at) - key, end = band.end(at) - key;
        for_each_item(slot, [&](int n, int i) {
          const int c = n * Mma::kColumns + Mma::column_of(i);
          if (c < begin || c >= end) scores[m][n].item[i] = slopes[m][n].item[i] = 0.0f;
        });
      });
  }

  /// Whether some of the rows do not see some of the keys.
  ANYWARP_DEVICE bool hides(int query, int rows, int key, int keys) const {
    return band.begin(in_sequence(query + rows - 1)) > key || band.end(in_sequence(query)) < key + keys;
  }
  ANYWARP_DEVICE int in_sequence(int query) const { return query < place.seqlen_q ? query : place.seqlen_q - 1; }

  template <typename Do>
  ANYWARP_DEVICE static void for_each_row(const Do& apply) {
#pragma unroll
    for (int m = 0; m < ScoreGrid::kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) apply(m, slot);
  }
  /// Of a row slot.
  template <typename Do>
  ANYWARP_DEVICE static void for_each_item(int slot, const Do& apply) {
#pragma unroll
    for (int n = 0; n < ScoreGrid::kColumnTiles; ++n)
#pragma unroll
      for (int i = 0; i < Mma::kItems; ++i)
        if (Mma::row_slot(i) == slot) apply(n, i);
  }

  template <typename Tile>
  ANYWARP_DEVICE static void store_shared(const Tile& tile, const typename ScoreGrid::Sums& numbers) {
#pragma unroll
    for (int m = 0; m < ScoreGrid::kRowTiles; ++m)
#pragma unroll
      for (int n = 0; n < ScoreGrid::kColumnTiles; ++n)
        Mma::store_rounded(tile, ScoreGrid::first_row() + m * Mma::kRows, ScoreGrid::first_column() + n * Mma::kColumns,
                           numbers[m][n]);
  }

  /// In parts, so that they and dk and dv fit into registers.
  ANYWARP_DEVICE void add_dq(int head, int tile) {
    const std::int64_t to_tile = first_sum_tile(params, place, sequence) + tile;
    const int row_tile = QueryGrid::first_row() / Mma::kRows;
#pragma unroll
    for (int first = 0; first < QueryGrid::kColumnTiles; first += kPartTiles) {
      const int column = QueryGrid::first_column() + first * Mma::kColumns;
      DqPart dq;
      multiply_slopes(dq, tile * kQueries, column);
#pragma unroll
      for (int m = 0; m < QueryGrid::kRowTiles; ++m) {
        float* to = sums_of_rows<Mma>(params, to_tile, head, row_tile + m) + column * Mma::kRows;
#pragma unroll
        for (int n = 0; n < kPartTiles; ++n) Mma::add_sums(to + n * Mma::kColumns * Mma::kRows, dq[m][n]);
      }
    }
  }

  static constexpr int kPartTiles =
      QueryGrid::kRowTiles * QueryGrid::kColumnTiles > 4 ? QueryGrid::kColumnTiles / 2 : QueryGrid::kColumnTiles;
  using DqPart = typename Mma::Accumulator[QueryGrid::kRowTiles][kPartTiles];

  /// dS · K, columns from `column` on.
  ANYWARP_DEVICE void multiply_slopes(DqPart& dq, int first_query, int column) {
    const int row = QueryGrid::first_row();
    const auto slopes = shared.slopes();
    const auto keys = shared.keys();
    set_zero(dq);
    multiply_add<Mma, kKeys / Mma::kDepth>(
        dq, [&](int m, int k) { return Mma::load_a(slopes, row + m * Mma::kRows, k * Mma::kDepth); },
        [&](int k, int n) { return Mma::load_b_transposed(keys, k * Mma::kDepth, column + n * Mma::kColumns); });
    if (!hides(first_query + row, QueryGrid::kRows, first_key, kKeys) || !Mma::warp_any(!all_finite<Mma>(dq))) return;
      // Anew, number by number, with the keys that a query sees.
#pragma unroll
    for (int m = 0; m < QueryGrid::kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        const int r = row + m * Mma::kRows + Mma::row_of_slot(slot);
        const auto for_each = [&](const auto& apply) {
#pragma unroll
          for (int n = 0; n < kPartTiles; ++n)
#pragma unroll
            for (int i = 0; i < Mma::kItems; ++i)
              if (Mma::row_slot(i) == slot) apply(dq[m][n].item[i], column + n * Mma::kColumns + Mma::column_of(i));
        };
        for_each([](float& sum, int) { sum = 0.0f; });
#pragma unroll 1
        for (int key = 0; key < kKeys; ++key) {
          const int query = first_query + r, position = first_key + key;
          if (position < band.begin(query) || position >= band.end(query)) continue;
          const float slope = Mma::to_float(*slopes.at(r, Mma::stored_column(key)));
          for_each([&](float& sum, int c) { sum += slope * Mma::to_float(*keys.at(key, c)); });
        }
      }
  }

  /// dk and dv, by way of where keys and values were.
  ANYWARP_DEVICE void store() {
    Mma::block_barrier();
    if (params.dk.data != nullptr) {
#pragma unroll
      for (int m = 0; m < KeyGrid::kRowTiles; ++m)
#pragma unroll
        for (int n = 0; n < KeyGrid::kColumnTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i) dk[m][n].item[i] *= params.scale;
      store(shared.keys(), dk, params.dk, params.head_dim);
    }
    if (params.dv.data != nullptr) store(shared.values(), dv, params.dv, params.head_dim_v);
  }
  template <typename Tile>
  ANYWARP_DEVICE void store(const Tile& tile, const typename KeyGrid::Sums& sums, const Strided<void*>& to,
                            int columns) {
    const int row = KeyGrid::first_row();
    const PlainRows<Element, std::int64_t> rows{static_cast<Element*>(to.data) + place.k_batch * to.batch_stride +
                                                    kv_head * to.head_stride + place.k_row * to.row_stride,
                                                to.row_stride};
    Config::Output::store(tile, row, KeyGrid::first_column(), sums, rows, first_key + row, band.seqlen_k, columns,
                          to.vectors);
  }
};

template <typename Config>
ANYWARP_DEVICE void backward_fused_block(const BackwardParams& params, void* memory) {
  using Block = BackwardFusedBlock<Config>;
  // Blocks of one head side by side: their queries and sums of dq stay in the L2 cache. First the first keys: with
  // causality the most queries see them.
  const unsigned slot = params.by_key_tiles.quotient(blockIdx.x),
                 tile = params.by_key_tiles.remainder(blockIdx.x, slot);
  const unsigned sequence = params.by_kv_heads.quotient(slot);
  const SequencePlace place = sequence_place(params, static_cast<int>(sequence));
  const int first_key = static_cast<int>(tile) * Block::kKeys;
  if (first_key >= place.seqlen_k) return;
  const Band band = band_of(params, place);
  Block run{params,
            place,
            band,
            static_cast<int>(sequence),
            static_cast<int>(params.by_kv_heads.remainder(slot, sequence)),
            first_key,
            query_tiles_of(band, place.seqlen_q, first_key, first_key + Block::kKeys, Block::kQueries),
            {static_cast<typename Block::Element*>(memory)}};
  run.run();
}

}  // namespace anywarp::attention::gpu
