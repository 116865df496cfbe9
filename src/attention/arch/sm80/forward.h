// The forward kernel for sm_80 and later: mma.sync, ldmatrix, cp.async. What the generic body leaves open is decided
// here: where the queries live, how tiles lie in shared memory, how the output leaves.
#pragma once

#include "attention/arch/sm80/forward_steps.h"
#include "attention/arch/sm80/shapes.h"
#include "attention/arch/sm80/shared_tile.h"
#include "attention/arch/sm80/store_tile.h"
#include "attention/core/forward_body.h"
#include "attention/mma/mma_sync.h"
#include "attention/mma/mma_tf32.h"

namespace anywarp::attention::gpu::sm80 {

template <typename Kind, int kHeadDim, ForwardShape shape, bool kIsGeneral>
struct ForwardConfig {
  using Mma = MmaSync<Kind>;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = shape.row_tiles, kWarps = shape.warps, kKeys = shape.keys, kDim = kHeadDim;
  static constexpr int kStages = shape.stages, kThreads = kWarps * 32, kBlocks = shape.blocks;
  static constexpr int kRows = kRowTiles * 16 * kWarps;
  static constexpr bool kGeneral = kIsGeneral;
  /// Rows of any strides are copied element by element, which barriers do not follow. Two blocks that have two stages
  /// each wait for all warps instead: that costs less than three waits a tile do (15% at head dimension 64, 8% at 128).
  static constexpr bool kBarriers = !kGeneral && kHeadDim > 64 && (kStages == 1 || kHeadDim > 128);

  using QueryTile = SharedTile<kRows, kDim, Element>;
  using KeyTile = SharedTile<kKeys, kDim, Element>;
  using KeyCopy = AsyncCopy<KeyTile, kThreads, kGeneral>;
  using ValueCopy = KeyCopy;

  using Steps = ForwardSteps<kWarps, kStages>;

  struct Shared {
    Element* base;
    static constexpr int kQuery = shape.query_in_registers ? 0 : QueryTile::kElements;
    static constexpr int kTiles = kQuery + 2 * kStages * KeyTile::kElements;
    static_assert(!shape.query_in_registers || (kStages == 2 && QueryTile::kElements <= 2 * KeyTile::kElements));
    static constexpr int kBytes = sizeof(Element) * kTiles + (kBarriers ? Steps::kBytes : 0);
    ANYWARP_DEVICE Steps steps() const { return {CudaLane::shared_address(base + kTiles)}; }
    /// Held in registers, where the second stage begins when they have been read.
    ANYWARP_DEVICE QueryTile queries() const {
      return {base + (shape.query_in_registers ? 2 * KeyTile::kElements : 0)};
    }
    ANYWARP_DEVICE KeyTile keys(int stage) const { return {base + kQuery + 2 * stage * KeyTile::kElements}; }
    ANYWARP_DEVICE KeyTile values(int stage) const { return {base + kQuery + (2 * stage + 1) * KeyTile::kElements}; }
  };

  /// Q as the A operand.
  struct Query {
    typename Mma::A held[shape.query_in_registers ? kRowTiles : 1][shape.query_in_registers ? kDim / 16 : 1];

    template <typename Rows>
    ANYWARP_DEVICE static void load(const Shared& shared, const Rows& rows, int first_row, int row_limit, int columns,
                                    bool vectors) {
      AsyncCopy<QueryTile, kThreads, kGeneral>().issue(shared.queries(), rows, first_row, row_limit, columns, vectors);
    }
    /// Before the first operand; `pending` tiles have been issued since load.
    template <int pending>
    ANYWARP_DEVICE void hold(const Shared& shared) {
      if constexpr (shape.query_in_registers) {
        AsyncCopy<QueryTile, kThreads, kGeneral>().template deliver<pending>(shared.queries());
        Mma::block_barrier();
#pragma unroll
        for (int m = 0; m < kRowTiles; ++m)
#pragma unroll
          for (int k = 0; k < kDim / 16; ++k) held[m][k] = read(shared, m, k);
      }
    }
    ANYWARP_DEVICE typename Mma::A operand(const Shared& shared, int m, int k) const {
      if constexpr (shape.query_in_registers)
        return held[m][k];
      else
        return read(shared, m, k);
    }

   private:
    ANYWARP_DEVICE static typename Mma::A read(const Shared& shared, int m, int k) {
      return Mma::load_a(shared.queries(), (Mma::warp() * kRowTiles + m) * 16, k * 16);
    }
  };

  /// Each warp has its own rows in shared memory.
  struct Output {
    template <typename Out, typename Rows>
    ANYWARP_DEVICE static void store(const Shared& shared, const Out& out, const Rows& rows, int warp_row,
                                     int row_limit, int columns, bool vectors) {
      store_through<kGeneral, Mma>(shared.queries(), Mma::warp() * kRowTiles * 16, 0, out, rows, warp_row, row_limit,
                                   columns, vectors);
    }
  };
};

template <typename Config>
__global__ void __launch_bounds__(Config::kThreads, Config::kBlocks)
    forward_kernel(const __grid_constant__ ForwardParams params) {
  extern __shared__ uint4 memory[];
  forward_block<Config>(params, memory);
}

}  // namespace anywarp::attention::gpu::sm80
