// The forward pass of one block: a tile of queries against the keys it sees, FlashAttention-2's loop (Dao 2023),
// written once for every matrix instruction. No intrinsic appears here: `Config` brings the instruction (mma/), the
// tiles in shared memory and how they are filled (arch/).
//
// Values behind a mask. P is exactly 0 where a key is hidden, and 0 · NaN is NaN: a NaN or infinity in v would reach
// queries that do not see it. Checking v costs what the mask saves, so the result is checked instead, once: a block
// whose output is not finite starts anew, carefully, with values cleansed in tiles with hidden keys, and with the same
// bits elsewhere. So does one whose logits are too large for the quick softmax, with the exact one.
#pragma once

#include <type_traits>

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"
#include "attention/core/products.h"
#include "attention/core/score_tile.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

/// Of a quick run. NotFinite and Far: the block has to start anew, the latter with the exact softmax.
enum class Outcome { Done, NotFinite, Far };

template <typename Config>
struct ForwardBlock {
  using Mma = typename Config::Mma;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = Config::kRowTiles, kKeys = Config::kKeys, kDim = Config::kDim;
  static constexpr int kKeyTiles = kKeys / Mma::kColumns, kOutTiles = kDim / Mma::kColumns;
  static constexpr int kWarpRows = kRowTiles * Mma::kRows, kRows = kWarpRows * Config::kWarps;
  using Scores = typename Mma::Accumulator[kRowTiles][kKeyTiles];
  using Out = typename Mma::Accumulator[kRowTiles][kOutTiles];

  using Source = std::conditional_t<Config::kGeneral, PagedKeyRows<Element>, NearRows<Element>>;

  const ForwardParams& params;
  const BlockWork work;
  const SequencePlace place;
  const int first_row, row_limit;
  const KeyTiles tiles;       ///< Of the block.
  const KeyTiles warp_tiles;  ///< Of the warp's rows: it only keeps step in the others.
  const ScoreTile<Config> score_tile;
  const Source key_source, value_source;
  const bool exact;  ///< The softmax.
  typename Config::Shared shared;
  typename Config::Query query;
  typename Config::KeyCopy key_copy;
  typename Config::ValueCopy value_copy;
  OnlineSoftmax<Mma, kRowTiles> softmax;
  Out out;

  /// Scores are multiplied with it in the exponent.
  ANYWARP_DEVICE float exponent_scale() const { return Config::kGeneral ? kLog2e : params.scale * kLog2e; }

  ANYWARP_DEVICE bool needs_mask(int tile) const { return Config::kGeneral || tiles.masked(tile); }

  template <bool kCareful>
  ANYWARP_DEVICE Outcome run() {
    softmax.reset();
    set_zero(out);
    if (tiles.begin < tiles.end) walk<kCareful>();
    if constexpr (kCareful) {
      add_cleansed();
      Mma::block_barrier();
    } else {
      // Also the barrier after which shared memory is free for the output.
      if (Mma::block_any(softmax.far() || !all_finite<Mma>(out)))
        return Mma::block_any(softmax.far()) ? Outcome::Far : Outcome::NotFinite;
    }
    finish();
    return Outcome::Done;
  }

 private:
  template <bool kCareful>
  ANYWARP_DEVICE void walk() {
    with_query_rows<!Config::kGeneral, const Element>(
        params.q, place, work.head, params.by_packed,
        [&](const auto& rows) { query.load(shared, rows, first_row, row_limit, params.head_dim, params.q.vectors); });
    if constexpr (Config::kBarriers)
      walk_by_barriers<kCareful>();
    else if constexpr (Config::kStages == 2)
      walk_in_stages<kCareful>();
    else
      walk_in_place<kCareful>();
  }

  /// One buffer each: keys of the next tile arrive during softmax and P V, values during Q Kᵀ.
  template <bool kCareful>
  ANYWARP_DEVICE void walk_in_place() {
    fetch_keys(tiles.end - 1, 0);
    for (int tile = tiles.end - 1; tile >= tiles.begin; --tile) {
      key_copy.deliver(shared.keys(0));
      Mma::block_barrier();
      fetch_values(tile, 0);
      Scores scores;
      if (warp_tiles.has(tile)) multiply_keys(scores, 0);
      value_copy.deliver(shared.values(0));
      Mma::block_barrier();
      if (tile > tiles.begin) fetch_keys(tile - 1, 0);
      if constexpr (kCareful) cleanse(tile, 0);
      if (!warp_tiles.has(tile)) continue;
      weigh(scores, tile);
      accumulate_rows<Mma>(out, scores, shared.values(0));
    }
  }

  /// Two buffers each: the next tile arrives during all of this one's work.
  template <bool kCareful>
  ANYWARP_DEVICE void walk_in_stages() {
    fetch_keys(tiles.end - 1, 0);
    fetch_values(tiles.end - 1, 0);
    query.template hold<2>(shared);
    int stage = 0;
    for (int tile = tiles.end - 1; tile >= tiles.begin; --tile, stage ^= 1) {
      value_copy.deliver(shared.values(stage));
      Mma::block_barrier();
      if (tile > tiles.begin) {
        fetch_keys(tile - 1, stage ^ 1);
        fetch_values(tile - 1, stage ^ 1);
      }
      if constexpr (kCareful) cleanse(tile, stage);
      if (!warp_tiles.has(tile)) continue;
      Scores scores;
      multiply_keys(scores, stage);
      weigh(scores, tile);
      accumulate_rows<Mma>(out, scores, shared.values(stage));
    }
  }

  /// One or two buffers each; warps wait for what they read and for what they overwrite, not for each other.
  template <bool kCareful>
  ANYWARP_DEVICE void walk_by_barriers() {
    constexpr bool kTwo = Config::kStages == 2;
    const int count = tiles.end - tiles.begin, last = tiles.end - 1;
    const auto sync = shared.steps();
    if constexpr (kCareful) sync.end();
    sync.begin();
    const auto load_keys = [&](int t) {
      fetch_keys(last - t, t % Config::kStages);
      sync.load_keys(t);
    };
    const auto load_values = [&](int t) {
      fetch_values(last - t, t % Config::kStages);
      sync.load_values(t);
    };
    fetch_keys(last, 0);
    Mma::block_barrier();
    sync.load_keys(0);
    load_values(0);
    for (int t = 0; t < count; ++t) {
      const int tile = last - t, stage = t % Config::kStages;
      const bool more = t + 1 < count, seen = warp_tiles.has(tile);
      Scores scores;
      sync.wait_keys(t);
      if (seen) multiply_keys(scores, stage);
      if constexpr (!kTwo) sync.finish_keys();
      if (t > 0) sync.wait_values_finished(t - 1);
      if constexpr (kTwo) {
        if (more) load_keys(t + 1);
        if (more) load_values(t + 1);
      } else {
        if (t > 0) load_values(t);
      }
      if (seen) weigh(scores, tile);
      if constexpr (!kTwo) {
        if (more) sync.wait_keys_finished(t);
        if (more) load_keys(t + 1);
      }
      sync.wait_values(t);
      if constexpr (kCareful) cleanse(tile, stage);
      if (seen) accumulate_rows<Mma>(out, scores, shared.values(stage));
      sync.finish_values();
    }
  }

  ANYWARP_DEVICE void fetch_keys(int tile, int stage) {
    key_copy.issue(shared.keys(stage), key_source, tile * kKeys, score_tile.band.seqlen_k, params.head_dim,
                   params.k.vectors);
  }
  ANYWARP_DEVICE void fetch_values(int tile, int stage) {
    value_copy.issue(shared.values(stage), value_source, tile * kKeys, score_tile.band.seqlen_k, params.head_dim_v,
                     params.v.vectors);
  }

  ANYWARP_DEVICE void multiply_keys(Scores& scores, int stage) {
    multiply_rows<Mma, kDim>(
        scores, [&](int m, int k) { return query.operand(shared, m, k); }, shared.keys(stage));
  }

  ANYWARP_DEVICE void weigh(Scores& scores, int tile) {
    if constexpr (Config::kGeneral) score_tile.modify(scores, tile * kKeys);
    if (Config::kGeneral || warp_tiles.masked(tile)) score_tile.mask(scores, tile * kKeys);
    softmax.update(scores, out, exponent_scale(), exact);
    if constexpr (Config::kGeneral) score_tile.drop(scores, tile * kKeys);
  }

  /// Sets what is not finite in values of a tile with hidden keys to 0.
  ANYWARP_DEVICE void cleanse(int tile, int stage) {
    if (!needs_mask(tile)) return;
    const auto values = shared.values(stage);
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < kKeys * kDim; i += Config::kThreads) {
      Element* value = values.at(i / kDim, i % kDim);
      if (!Mma::finite(*value)) *value = 0;
    }
    Mma::block_barrier();
  }

  /// What was cleansed reaches the queries that see its key: as it is, whatever its weight.
  ANYWARP_DEVICE void add_cleansed() {
#pragma unroll 1
    for (int key = tiles.begin * kKeys; key < tiles.end * kKeys; ++key) {
      if (!needs_mask(key / kKeys) || key >= score_tile.band.seqlen_k) continue;
      const Element* values = value_source.row(key);
#pragma unroll
      for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
        for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
          if (!score_tile.visible(score_tile.row(m, slot), key)) continue;
#pragma unroll
          for (int n = 0; n < kOutTiles; ++n)
#pragma unroll
            for (int i = 0; i < Mma::kItems; ++i) {
              const int column = n * Mma::kColumns + Mma::column_of(i);
              if (Mma::row_slot(i) != slot || column >= params.head_dim_v) continue;
              if (!Mma::finite(values[column])) out[m][n].item[i] += Mma::to_float(values[column]);
            }
        }
    }
  }

  /// Divides by the row sums and stores out and lse, or this split's share of them.
  ANYWARP_DEVICE void finish() {
    const bool with_sinks = params.sinks != nullptr && params.splits == 1;
    float lse[kRowTiles][Mma::kRowSlots];
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        float sink = -INFINITY;
        if (with_sinks) sink = params.sinks[score_tile.row(m, slot).head * params.sinks_stride] * kLog2e;
        const auto finished = softmax.finish(m, slot, exponent_scale(), sink, exact);
        lse[m][slot] = finished.lse;
        const float factor = Config::kGeneral ? finished.factor * params.dropout_scale : finished.factor;
#pragma unroll
        for (int n = 0; n < kOutTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i)
            if (Mma::row_slot(i) == slot) out[m][n].item[i] *= factor;
      }
    const int warp_row = first_row + Mma::warp() * kWarpRows;
    if (params.splits > 1) {
      store_partial(warp_row, lse);
      return;
    }
    with_query_rows<!Config::kGeneral, Element>(params.out, place, work.head, params.by_packed, [&](const auto& rows) {
      Config::Output::store(shared, out, rows, warp_row, row_limit, params.head_dim_v, params.out.vectors);
    });
    if (params.lse.data == nullptr || Mma::column_of(0) != 0) return;
    const auto lse_rows = query_rows<float>(params.lse, place, work.head, params.by_packed);
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        const int row = warp_row + m * Mma::kRows + Mma::row_of_slot(slot);
        if (row < row_limit) *lse_rows.row(row) = lse[m][slot];
      }
  }

  ANYWARP_DEVICE void store_partial(int warp_row, const float (&lse)[kRowTiles][Mma::kRowSlots]) {
    const std::int64_t first =
        (static_cast<std::int64_t>(work.split) * params.slots + work.slot) * params.query_tiles * kRows;
#pragma unroll
    for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
      for (int slot = 0; slot < Mma::kRowSlots; ++slot) {
        const int row = warp_row + m * Mma::kRows + Mma::row_of_slot(slot);
        if (row >= row_limit) continue;
        if (Mma::column_of(0) == 0) params.partial_lse[first + row] = lse[m][slot];
#pragma unroll
        for (int n = 0; n < kOutTiles; ++n)
#pragma unroll
          for (int i = 0; i < Mma::kItems; ++i) {
            const int column = n * Mma::kColumns + Mma::column_of(i);
            if (Mma::row_slot(i) == slot && column < params.head_dim_v)
              params.partial_out[(first + row) * params.head_dim_v + column] = out[m][n].item[i];
          }
      }
  }
};

template <bool kCareful, typename Config>
ANYWARP_DEVICE Outcome run_forward_block(const ForwardParams& params, void* memory, bool exact) {
  using Block = ForwardBlock<Config>;
  using Element = typename Block::Element;
  const BlockWork work = block_work(params, blockIdx.x);
  const SequencePlace place = sequence_place(params, work.sequence);
  const int row_limit = place.seqlen_q * params.packed_heads;
  const int first_row = work.query_tile * Block::kRows;
  if (first_row >= row_limit) return Outcome::Done;
  const Band band = band_of(params, place);
  const auto tiles_of = [&](int first, int end) {
    if (end > row_limit) end = row_limit;
    if (first >= end) return KeyTiles{0, 0, 0, 0};
    const auto query = [&](int row) { return static_cast<int>(params.by_packed.quotient(static_cast<unsigned>(row))); };
    return key_tiles(band, query(first), query(end - 1), Block::kKeys);
  };
  const int warp_row = first_row + Block::Mma::warp() * Block::kWarpRows;
  const int kv_head = static_cast<int>(params.by_group.quotient(static_cast<unsigned>(work.head)));
  Block block{params,
              work,
              place,
              first_row,
              row_limit,
              part_of(tiles_of(first_row, first_row + Block::kRows), work.split, params.splits),
              tiles_of(warp_row, warp_row + Block::kWarpRows),
              {params, band, work.sequence, work.head, place.seqlen_q, warp_row},
              key_rows<typename Block::Source>(params, params.k, place, kv_head),
              key_rows<typename Block::Source>(params, params.v, place, kv_head),
              exact,
              {static_cast<Element*>(memory)}};
  return block.template run<kCareful>();
}

template <typename Config>
ANYWARP_RARE void careful_forward_block(const ForwardParams& params, void* memory, bool exact) {
  run_forward_block<true, Config>(params, memory, exact);
}

template <typename Config>
ANYWARP_DEVICE void forward_block(const ForwardParams& params, void* memory) {
  const Outcome outcome = run_forward_block<false, Config>(params, memory, false);
  if (outcome != Outcome::Done) careful_forward_block<Config>(params, memory, outcome == Outcome::Far);
}

}  // namespace anywarp::attention::gpu
