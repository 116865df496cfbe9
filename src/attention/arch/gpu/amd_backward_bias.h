// The kernel for the gradient of the bias, for AMD GPUs, and its launch. One for all rows and options, in the shape of
// that for dq.
#pragma once

#include <algorithm>

#include "attention/arch/gpu/amd_backward.h"
#include "attention/arch/gpu/amd_launch.h"
#include "attention/core/backward_bias_body.h"

namespace anywarp::attention::gpu {

template <typename Family, typename Kind, int kHeadDim>
struct AmdBackwardBiasConfig {
  using Mma = typename Family::template Mma<Kind, kHeadDim, Role::General>;
  using Element = typename Mma::Element;
  static constexpr AmdShape kShape = Family::backward_query_shape(kHeadDim, Role::General);
  static constexpr int kRowTiles = 1, kWarps = kShape.warps, kKeys = kShape.columns, kDim = kHeadDim;
  static constexpr int kThreads = kWarps * Mma::kLanes;
  static constexpr bool kGeneral = true;
  static_assert(kShape.warp_rows == Mma::kRows, "what the host plans with");

  using Tile = RowTile<Element, kKeys, kDim>;
  using Copy = StagedCopy<Tile, kThreads, kGeneral>;
  using QueryOperand = OwnRows<Mma, kShape, kDim, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kSums = kWarps * Mma::kRows * (kKeys + 1);
    static constexpr int kBytes = std::max<int>(sizeof(Element) * 2 * Tile::kElements, sizeof(float) * kSums);
    ANYWARP_DEVICE NoTile queries() const { return {}; }
    ANYWARP_DEVICE NoTile douts() const { return {}; }
    ANYWARP_DEVICE Tile keys() const { return {base}; }
    ANYWARP_DEVICE Tile values() const { return {base + Tile::kElements}; }
    ANYWARP_DEVICE float* sums() const { return reinterpret_cast<float*>(base); }
  };
  static_assert(Shared::kBytes <= 64 << 10, "LDS of a work-group");
};

template <typename Family, typename Kind, int kHeadDim>
__global__ void __launch_bounds__(Family::backward_query_shape(kHeadDim, Role::General).warps* Family::kLanes,
                                  Family::backward_query_shape(kHeadDim, Role::General).waves)
    amd_backward_bias_kernel(ANYWARP_PARAMETER BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_bias_block<AmdBackwardBiasConfig<Family, Kind, kHeadDim>>(params, memory);
}

template <typename Family, typename Kind, int kHeadDim>
Status launch_amd_backward_bias(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = AmdBackwardBiasConfig<Family, Kind, kHeadDim>;
  amd_backward_bias_kernel<Family, Kind, kHeadDim>
      <<<static_cast<unsigned>(blocks), Config::kThreads, Config::Shared::kBytes, stream>>>(params);
  return hipGetLastError();
}

}  // namespace anywarp::attention::gpu
