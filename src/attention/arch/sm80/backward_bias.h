// The kernel for the gradient of the bias, for sm_80 and later, and its launch. One for all rows and options.
#pragma once

#include <algorithm>

#include "attention/arch/sm80/backward_launch.h"
#include "attention/core/backward_bias_body.h"

namespace anywarp::attention::gpu::sm80 {

template <typename Kind, int kHeadDim>
struct BackwardBiasConfig {
  using Mma = MmaSync<Kind>;
  using Element = typename Mma::Element;
  static constexpr BackwardShape kShape = backward_bias_shape_of<Kind>(kHeadDim);
  static constexpr int kRowTiles = kShape.row_tiles, kWarps = kShape.warps, kKeys = kShape.columns, kDim = kHeadDim;
  static constexpr int kThreads = kWarps * 32, kBlocks = kShape.blocks;
  static constexpr bool kGeneral = true;

  using RowsTile = SharedTile<kShape.rows(), kDim, Element>;
  using Tile = SharedTile<kKeys, kDim, Element>;
  using QueryOperand = SharedOperand<Mma, RowsTile, kRowTiles, kThreads, kGeneral>;
  using Copy = AsyncCopy<Tile, kThreads, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kTiles = sizeof(Element) * 2 * (RowsTile::kElements + Tile::kElements);
    static constexpr int kBytes = std::max<int>(kTiles, sizeof(float) * kShape.rows() * (kKeys + 1));
    ANYWARP_DEVICE RowsTile queries() const { return {base}; }
    ANYWARP_DEVICE RowsTile douts() const { return {base + RowsTile::kElements}; }
    ANYWARP_DEVICE Tile keys() const { return {base + 2 * RowsTile::kElements}; }
    ANYWARP_DEVICE Tile values() const { return {base + 2 * RowsTile::kElements + Tile::kElements}; }
    ANYWARP_DEVICE float* sums() const { return reinterpret_cast<float*>(base); }
  };
};

template <typename Config>
__global__ void __launch_bounds__(Config::kThreads, Config::kBlocks)
    backward_bias_kernel(const __grid_constant__ BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_bias_block<Config>(params, memory);
}

template <typename Kind, int kHeadDim>
Status launch_backward_bias(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = BackwardBiasConfig<Kind, kHeadDim>;
  return launch_backward<Config>(backward_bias_kernel<Config>, params, blocks, stream);
}

}  // namespace anywarp::attention::gpu::sm80
