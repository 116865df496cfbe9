// The backward kernels for sm_80 and later. One copy of a tile serves as rows and as columns: ldmatrix transposes.
#pragma once

#include "attention/arch/sm80/fused_steps.h"
#include "attention/arch/sm80/shapes.h"
#include "attention/arch/sm80/shared_tile.h"
#include "attention/arch/sm80/store_tile.h"
#include "attention/core/backward_fused_body.h"
#include "attention/core/backward_keys_body.h"
#include "attention/core/backward_prepare.h"
#include "attention/core/backward_query_body.h"
#include "attention/mma/mma_sync.h"
#include "attention/mma/mma_tf32.h"

namespace anywarp::attention::gpu::sm80 {

/// A tile that is read both ways.
template <typename Tile>
struct TwoWayTile {
  Tile tile;
  ANYWARP_DEVICE const Tile& rows() const { return tile; }
  ANYWARP_DEVICE const Tile& columns() const { return tile; }
};

template <typename Tile, int kThreads, bool kAnyRows>
struct TwoWayCopy : AsyncCopy<Tile, kThreads, kAnyRows> {
  using Base = AsyncCopy<Tile, kThreads, kAnyRows>;
  template <typename Rows>
  ANYWARP_DEVICE void issue(const TwoWayTile<Tile>& to, const Rows& rows, int first_row, int row_limit,
                            int column_limit, bool vectors) {
    Base::issue(to.tile, rows, first_row, row_limit, column_limit, vectors);
  }
  ANYWARP_DEVICE void deliver(const TwoWayTile<Tile>& to) { Base::deliver(to.tile); }
};

/// The A operand of rows that stay in shared memory for the block's life.
template <typename Mma, typename Tile, int kRowTiles, int kThreads, bool kAnyRows>
struct SharedOperand {
  template <typename Rows>
  ANYWARP_DEVICE void load(const Tile& tile, const Rows& rows, int first_row, int row_limit, int columns,
                           bool vectors) {
    AsyncCopy<Tile, kThreads, kAnyRows>().issue(tile, rows, first_row, row_limit, columns, vectors);
  }
  ANYWARP_DEVICE typename Mma::A operand(const Tile& tile, int m, int k) const {
    return Mma::load_a(tile, (Mma::warp() * kRowTiles + m) * Mma::kRows, k * Mma::kDepth);
  }
};

template <typename Kind, int kHeadDim, BackwardShape shape, bool kIsGeneral>
struct BackwardKeysConfig {
  using Mma = MmaSync<Kind>;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = shape.row_tiles, kWarps = shape.warps, kQueries = shape.columns, kDim = kHeadDim;
  static constexpr int kPart = kHeadDim <= 128 ? kHeadDim : kHeadDim / 2;
  static constexpr int kStages = shape.stages, kThreads = kWarps * 32, kBlocks = shape.blocks;
  static constexpr bool kGeneral = kIsGeneral, kStaged = false;

  using KeyTile = SharedTile<kRowTiles * 16 * kWarps, kDim, Element>;
  using Tile = SharedTile<kQueries, kDim, Element>;
  using KeyOperand = SharedOperand<Mma, KeyTile, kRowTiles, kThreads, kGeneral>;
  using QueryCopy = TwoWayCopy<Tile, kThreads, kGeneral>;

  struct Shared {
    Element* base;
    /// In elements: two float32 a query.
    static constexpr int kStatistics = 2 * kQueries * int(sizeof(float) / sizeof(Element));
    static constexpr int kStage = 2 * Tile::kElements + kStatistics;
    static constexpr int kBytes = sizeof(Element) * (2 * KeyTile::kElements + kStages * kStage);
    ANYWARP_DEVICE KeyTile keys() const { return {base}; }
    ANYWARP_DEVICE KeyTile values() const { return {base + KeyTile::kElements}; }
    ANYWARP_DEVICE Element* stage_base(int stage) const { return base + 2 * KeyTile::kElements + stage * kStage; }
    ANYWARP_DEVICE TwoWayTile<Tile> queries(int stage) const { return {{stage_base(stage)}}; }
    ANYWARP_DEVICE TwoWayTile<Tile> douts(int stage) const { return {{stage_base(stage) + Tile::kElements}}; }
    ANYWARP_DEVICE float* statistics(int stage) const {
      return reinterpret_cast<float*>(stage_base(stage) + 2 * Tile::kElements);
    }
  };
};

template <typename Kind, int kHeadDim, BackwardShape shape, bool kIsGeneral>
struct BackwardQueryConfig {
  using Mma = MmaSync<Kind>;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = shape.row_tiles, kWarps = shape.warps, kKeys = shape.columns, kDim = kHeadDim;
  static constexpr int kStages = shape.stages, kThreads = kWarps * 32, kBlocks = shape.blocks;
  static constexpr bool kGeneral = kIsGeneral, kStaged = false;

  using RowsTile = SharedTile<kRowTiles * 16 * kWarps, kDim, Element>;
  using Tile = SharedTile<kKeys, kDim, Element>;
  using QueryOperand = SharedOperand<Mma, RowsTile, kRowTiles, kThreads, kGeneral>;
  using KeyCopy = TwoWayCopy<Tile, kThreads, kGeneral>;
  using ValueCopy = AsyncCopy<Tile, kThreads, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kBytes = sizeof(Element) * (2 * RowsTile::kElements + 2 * kStages * Tile::kElements);
    ANYWARP_DEVICE RowsTile queries() const { return {base}; }
    ANYWARP_DEVICE RowsTile douts() const { return {base + RowsTile::kElements}; }
    ANYWARP_DEVICE Element* stage_base(int stage) const {
      return base + 2 * RowsTile::kElements + 2 * stage * Tile::kElements;
    }
    ANYWARP_DEVICE TwoWayTile<Tile> keys(int stage) const { return {{stage_base(stage)}}; }
    ANYWARP_DEVICE Tile values(int stage) const { return {stage_base(stage) + Tile::kElements}; }
  };
};

template <typename Kind, int kHeadDim, FusedShape shape>
struct BackwardFusedConfig {
  using Mma = MmaSync<Kind>;
  using Element = typename Mma::Element;
  static constexpr int kQueries = shape.queries, kKeys = shape.keys, kDim = kHeadDim, kWarps = shape.warps;
  static constexpr int kStages = shape.stages, kThreads = kWarps * 32, kBlocks = shape.blocks;
  using ScoreGrid = WarpGrid<Mma, kQueries, kKeys, shape.score_rows, kWarps / shape.score_rows>;
  using KeyGrid = WarpGrid<Mma, kKeys, kDim, shape.key_rows, kWarps / shape.key_rows, true>;
  static_assert(shape.score_rows * shape.key_rows == kWarps, "who computes P and dS of some keys also reads them");
  using Steps = FusedSteps<kWarps, shape.key_rows, kStages>;
  using QueryGrid = WarpGrid<Mma, kQueries, kDim, shape.query_rows, kWarps / shape.query_rows>;

  using KeyTile = SharedTile<kKeys, kDim, Element>;
  using QueryTile = SharedTile<kQueries, kDim, Element>;
  using ScoreTile = SharedTile<kQueries, kKeys, Element>;

  struct Copy {
    template <typename Tile, typename Rows>
    ANYWARP_DEVICE void issue(const Tile& tile, const Rows& rows, int first_row, int row_limit, int columns,
                              bool vectors) {
      AsyncCopy<Tile, kThreads, false>().issue(tile, rows, first_row, row_limit, columns, vectors);
    }
    /// kCount numbers of each, one after the other; zeros from `limit` on. They arrive with the next tile.
    template <int kCount>
    ANYWARP_DEVICE void issue_numbers(float* to, const float* first, const float* second, int limit) {
#pragma unroll
      for (int start = 0; start < 2 * kCount; start += kThreads) {
        const int i = start + static_cast<int>(threadIdx.x), at = i % kCount;
        if (i < 2 * kCount)
          CudaLane::copy_async_word(CudaLane::shared_address(to + i), (i < kCount ? first : second) + at, at < limit);
      }
    }
  };

  struct Output {
    template <typename Tile, typename Sums, typename Rows>
    ANYWARP_DEVICE static void store(const Tile& tile, int tile_row, int tile_column, const Sums& sums,
                                     const Rows& rows, int first_row, int row_limit, int columns, bool vectors) {
      store_through<true, Mma>(tile, tile_row, tile_column, sums, rows, first_row, row_limit, columns, vectors);
    }
  };

  struct Shared {
    Element* base;
    static constexpr int kKeep = 2 * KeyTile::kElements + 2 * ScoreTile::kElements;
    static constexpr int kStage = 2 * QueryTile::kElements + 2 * kQueries * int(sizeof(float) / sizeof(Element));
    static constexpr int kBytes = sizeof(Element) * (kKeep + kStages * kStage) + Steps::kBytes;
    ANYWARP_DEVICE Steps steps() const { return {CudaLane::shared_address(base + kKeep + kStages * kStage)}; }
    ANYWARP_DEVICE KeyTile keys() const { return {base}; }
    ANYWARP_DEVICE KeyTile values() const { return {base + KeyTile::kElements}; }
    ANYWARP_DEVICE ScoreTile weights() const { return {base + 2 * KeyTile::kElements}; }
    ANYWARP_DEVICE ScoreTile slopes() const { return {base + 2 * KeyTile::kElements + ScoreTile::kElements}; }
    ANYWARP_DEVICE Element* stage_base(int stage) const { return base + kKeep + stage * kStage; }
    ANYWARP_DEVICE QueryTile queries(int stage) const { return {stage_base(stage)}; }
    ANYWARP_DEVICE QueryTile douts(int stage) const { return {stage_base(stage) + QueryTile::kElements}; }
    ANYWARP_DEVICE float* statistics(int stage) const {
      return reinterpret_cast<float*>(stage_base(stage) + 2 * QueryTile::kElements);
    }
  };
};

template <typename Config>
__global__ void __launch_bounds__(Config::kThreads, Config::kBlocks)
    backward_fused_kernel(const __grid_constant__ BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_fused_block<Config>(params, memory);
}

template <typename Config>
__global__ void __launch_bounds__(Config::kThreads, Config::kBlocks)
    backward_keys_kernel(const __grid_constant__ BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_keys_block<Config>(params, memory);
}

template <typename Config>
__global__ void __launch_bounds__(Config::kThreads, Config::kBlocks)
    backward_query_kernel(const __grid_constant__ BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_query_block<Config>(params, memory);
}

}  // namespace anywarp::attention::gpu::sm80
