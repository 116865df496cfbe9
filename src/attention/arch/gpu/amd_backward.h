// The backward kernels for AMD GPUs, CDNA and RDNA. What a block keeps is in registers; what it walks over lies in
// shared memory, as amd_tiles.h says.
#pragma once

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/arch/gpu/amd_tiles.h"
#include "attention/core/backward_keys_body.h"
#include "attention/core/backward_query_body.h"
#include "attention/core/staged_tile.h"

namespace anywarp::attention::gpu {

/// Nothing in shared memory.
struct NoTile {};

template <typename Family, typename Kind, int kHeadDim, Role role>
struct AmdBackwardKeysConfig {
  using Mma = typename Family::template Mma<Kind, kHeadDim, role>;
  using Element = typename Mma::Element;
  static constexpr AmdShape kShape = Family::backward_keys_shape(kHeadDim, role);
  static constexpr int kRowTiles = 1, kWarps = kShape.warps, kQueries = kShape.columns, kDim = kHeadDim, kStages = 1;
  static constexpr int kPart = kHeadDim / kShape.parts, kThreads = kWarps * Mma::kLanes;
  static constexpr bool kGeneral = role == Role::General, kStaged = true;
  static_assert(kShape.warp_rows == Mma::kRows, "what the host plans with");

  using Copy = TwoWayCopy<Element, kQueries, kDim, kPart, Family::kPadding, kThreads, kGeneral>;
  using Tile = typename Copy::Tile;
  using KeyOperand = OwnRows<Mma, kShape, kDim, kGeneral>;
  using QueryCopy = Copy;

  struct Shared {
    Element* base;
    static constexpr int kBytes = sizeof(Element) * 2 * Tile::kElements + sizeof(float) * 2 * kQueries;
    ANYWARP_DEVICE NoTile keys() const { return {}; }
    ANYWARP_DEVICE NoTile values() const { return {}; }
    ANYWARP_DEVICE Tile queries(int) const { return Tile::at(base); }
    ANYWARP_DEVICE Tile douts(int) const { return Tile::at(base + Tile::kElements); }
    ANYWARP_DEVICE float* statistics(int) const { return reinterpret_cast<float*>(base + 2 * Tile::kElements); }
  };
  static_assert(Shared::kBytes <= 64 << 10, "LDS of a work-group");
};

template <typename Family, typename Kind, int kHeadDim, Role role>
struct AmdBackwardQueryConfig {
  using Mma = typename Family::template Mma<Kind, kHeadDim, role>;
  using Element = typename Mma::Element;
  static constexpr AmdShape kShape = Family::backward_query_shape(kHeadDim, role);
  static constexpr int kRowTiles = 1, kWarps = kShape.warps, kKeys = kShape.columns, kDim = kHeadDim, kStages = 1;
  static constexpr int kThreads = kWarps * Mma::kLanes;
  static constexpr bool kGeneral = role == Role::General, kStaged = true;
  static_assert(kShape.warp_rows == Mma::kRows, "what the host plans with");

  using ValueTile = RowTile<Element, kKeys, kDim>;
  using KeyCopy = TwoWayCopy<Element, kKeys, kDim, kDim, Family::kPadding, kThreads, kGeneral>;
  using KeyTile = typename KeyCopy::Tile;
  using ValueCopy = StagedCopy<ValueTile, kThreads, kGeneral>;
  using QueryOperand = OwnRows<Mma, kShape, kDim, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kBytes = sizeof(Element) * (KeyTile::kElements + ValueTile::kElements);
    ANYWARP_DEVICE NoTile queries() const { return {}; }
    ANYWARP_DEVICE NoTile douts() const { return {}; }
    ANYWARP_DEVICE KeyTile keys(int) const { return KeyTile::at(base); }
    ANYWARP_DEVICE ValueTile values(int) const { return {base + KeyTile::kElements}; }
  };
  static_assert(Shared::kBytes <= 64 << 10, "LDS of a work-group");
};

template <typename Family, typename Kind, int kHeadDim, Role role>
__global__ void __launch_bounds__(Family::backward_keys_shape(kHeadDim, role).warps* Family::kLanes,
                                  Family::backward_keys_shape(kHeadDim, role).waves)
    amd_backward_keys_kernel(ANYWARP_PARAMETER BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_keys_block<AmdBackwardKeysConfig<Family, Kind, kHeadDim, role>>(params, memory);
}

template <typename Family, typename Kind, int kHeadDim, Role role>
__global__ void __launch_bounds__(Family::backward_query_shape(kHeadDim, role).warps* Family::kLanes,
                                  Family::backward_query_shape(kHeadDim, role).waves)
    amd_backward_query_kernel(ANYWARP_PARAMETER BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_query_block<AmdBackwardQueryConfig<Family, Kind, kHeadDim, role>>(params, memory);
}

}  // namespace anywarp::attention::gpu
