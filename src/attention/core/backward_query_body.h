// dq of a tile of queries: one block, walking the key tiles that they see. dS chains in registers as an operand of dS
// K. Keys that are not finite and hidden from some query of a tile are treated as in the forward: a block whose result
// is not finite starts anew with such keys set to 0 in dS K, where their dS is 0 or, if they are seen, NaN already.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"
#include "attention/core/products.h"
#include "attention/core/score_gradient.h"
#include "attention/core/score_tile.h"
#include "attention/core/store_rows.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

template <typename Config>
struct BackwardQueryBlock {
  using Mma = typename Config::Mma;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = Config::kRowTiles, kKeys = Config::kKeys, kDim = Config::kDim;
  static constexpr int kKeyTiles = kKeys / Mma::kColumns, kOutTiles = kDim / Mma::kColumns;
  static constexpr int kWarpRows = kRowTiles * Mma::kRows, kRows = kWarpRows * Config::kWarps;
  using Scores = typename Mma::Accumulator[kRowTiles][kKeyTiles];
  using Source = std::conditional_t<Config::kGeneral, FarRows<Element>, NearRows<Element>>;

  const BackwardParams& params;
  const BlockWork work;
  const SequencePlace place;
  const int first_row;
  const KeyTiles tiles, warp_tiles;
  const ScoreTile<Config> options;
  typename Config::Shared shared;
  typename Config::QueryOperand queries, douts;
  typename Config::KeyCopy key_copy;
  typename Config::ValueCopy value_copy;
  typename Mma::Accumulator dq[kRowTiles][kOutTiles];
  RowStatistics statistics[kRowTiles][Mma::kRowSlots];

  template <bool kCleanse>
  ANYWARP_DEVICE bool run() {
    queries.load(shared.queries(), query_rows<const Element>(params.q, place, work.head, params.by_packed), first_row,
                 place.seqlen_q, params.head_dim, params.q.vectors);
    douts.load(shared.douts(), query_rows<const Element>(params.dout, place, work.head, params.by_packed), first_row,
               place.seqlen_q, params.head_dim_v, params.dout.vectors);
    set_zero(dq);
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m) {
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot)
        statistics[m][slot] = row_statistics(params, place, work.head, options.row(m, slot).query);
    }
    if (tiles.begin < tiles.end) fetch(tiles.begin, 0);
    for (int tile = tiles.begin; tile < tiles.end; ++tile) {
      const int stage = Config::kStages == 1 ? 0 : (tile - tiles.begin) % 2;
      const bool more = tile + 1 < tiles.end;
      if constexpr (Config::kStages == 1) Mma::block_barrier();
      key_copy.deliver(shared.keys(stage));
      value_copy.deliver(shared.values(stage));
      Mma::block_barrier();
      if (more && (Config::kStages == 2 || Config::kStaged)) fetch(tile + 1, stage ^ (Config::kStages - 1));
      step<kCleanse>(tile, stage);
      if constexpr (Config::kStages == 1 && !Config::kStaged) {
        Mma::block_barrier();
        if (more) fetch(tile + 1, 0);
      }
    }
    if constexpr (!kCleanse) {
      const bool hides = tiles.begin < tiles.end && (needs_mask(tiles.begin) || needs_mask(tiles.end - 1));
      if (Mma::block_any(hides && !all_finite<Mma>(dq))) return true;
    }
    store();
    return false;
  }

 private:
  ANYWARP_DEVICE bool needs_mask(int tile) const { return Config::kGeneral || tiles.masked(tile); }

  ANYWARP_DEVICE void fetch(int tile, int stage) {
    key_copy.issue(shared.keys(stage), source(params.k), tile * kKeys, options.band.seqlen_k, params.head_dim,
                   params.k.vectors);
    value_copy.issue(shared.values(stage), source(params.v), tile * kKeys, options.band.seqlen_k, params.head_dim_v,
                     params.v.vectors);
  }
  ANYWARP_DEVICE Source source(const Strided<const void*>& tensor) const {
    const int kv_head = static_cast<int>(params.by_group.quotient(static_cast<unsigned>(work.head)));
    return key_rows<Source>(params, tensor, place, kv_head);
  }

  template <bool kCleanse>
  ANYWARP_DEVICE void step(int tile, int stage) {
    Scores slopes;
    if (warp_tiles.has(tile)) {
      Scores weights;
      multiply_rows<Mma, kDim>(
          weights, [&](int m, int k) { return queries.operand(shared.queries(), m, k); }, shared.keys(stage).rows());
      multiply_rows<Mma, kDim>(
          slopes, [&](int m, int k) { return douts.operand(shared.douts(), m, k); }, shared.values(stage));
      weigh(weights, slopes, tile * kKeys);
    }
    if constexpr (kCleanse) cleanse(tile, stage);
    if (!warp_tiles.has(tile)) return;
    accumulate_rows<Mma>(dq, slopes, shared.keys(stage).columns());
  }

  /// From scores and dout vᵀ to dS, in `slopes`.
  ANYWARP_DEVICE void weigh(Scores& scores, Scores& slopes, int first_key) {
    const bool masked = Config::kGeneral || warp_tiles.masked(first_key / kKeys);
    for_each_gradient<false>(
        options, scores, slopes, masked, [&](int m, int n, int i) { return options.place(m, n, i, first_key); },
        [&](int m, int, int i) { return statistics[m][Mma::row_slot(i)]; },
        [](float&, float& slope, const ScoreGradient& gradient) { slope = gradient.product; });
  }

  ANYWARP_DEVICE void cleanse(int tile, int stage) {
    if (!needs_mask(tile)) return;
    Mma::block_barrier();
    const auto columns = shared.keys(stage).columns();
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < kKeys * kDim; i += Config::kThreads) {
      Element* value = columns.at(i / kDim, i % kDim);
      if (!Mma::finite(*value)) *value = 0;
    }
    Mma::block_barrier();
  }

  ANYWARP_DEVICE void store() {
    const auto rows = query_rows<Element>(params.dq, place, work.head, params.by_packed);
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        const int row = options.row(m, slot).query;
        if (row < place.seqlen_q)
          store_row<Mma>(rows.row(row), dq[m], slot, params.scale, 0, params.head_dim, params.dq.vectors);
      }
  }
};

template <bool kCleanse, typename Config>
ANYWARP_DEVICE bool run_backward_query_block(const BackwardParams& params, void* memory) {
  using Block = BackwardQueryBlock<Config>;
  const BlockWork work = block_work(params, blockIdx.x);
  const SequencePlace place = sequence_place(params, work.sequence);
  const int first_row = work.query_tile * Block::kRows;
  if (first_row >= place.seqlen_q) return false;
  const Band band = band_of(params, place);
  const auto tiles_of = [&](int first, int end) {
    if (end > place.seqlen_q) end = place.seqlen_q;
    return first >= end ? KeyTiles{0, 0, 0, 0} : key_tiles(band, first, end - 1, Block::kKeys);
  };
  const int warp_row = first_row + Block::Mma::warp() * Block::kWarpRows;
  Block block{params,
              work,
              place,
              first_row,
              tiles_of(first_row, first_row + Block::kRows),
              tiles_of(warp_row, warp_row + Block::kWarpRows),
              {params, band, work.sequence, work.head, place.seqlen_q, warp_row},
              {static_cast<typename Block::Element*>(memory)}};
  return block.template run<kCleanse>();
}

template <typename Config>
ANYWARP_RARE void cleansed_backward_query_block(const BackwardParams& params, void* memory) {
  run_backward_query_block<true, Config>(params, memory);
}

template <typename Config>
ANYWARP_DEVICE void backward_query_block(const BackwardParams& params, void* memory) {
  if (run_backward_query_block<false, Config>(params, memory)) cleansed_backward_query_block<Config>(params, memory);
}

}  // namespace anywarp::attention::gpu
