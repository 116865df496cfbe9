// The forward kernel for AMD GPUs, CDNA and RDNA: what the generic body leaves open and the two have in common. Queries
// go from global memory to registers, and stay there if there is room; keys lie in rows, values as amd_tiles.h says;
// the output leaves from registers.
#pragma once

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/arch/gpu/amd_tiles.h"
#include "attention/core/forward_body.h"
#include "attention/core/staged_tile.h"
#include "attention/core/store_rows.h"

namespace anywarp::attention::gpu {

template <typename Family, typename Kind, int kHeadDim, Role role>
struct AmdForwardConfig {
  using Mma = typename Family::template Mma<Kind, kHeadDim, role>;
  using Element = typename Mma::Element;
  static constexpr AmdShape kShape = Family::forward_shape(kHeadDim, role);
  static constexpr int kRowTiles = 1, kWarps = kShape.warps, kKeys = kShape.columns, kDim = kHeadDim, kStages = 1;
  static constexpr int kThreads = kWarps * Mma::kLanes;
  static constexpr bool kBarriers = false;
  static constexpr bool kGeneral = role == Role::General;
  static_assert(kShape.warp_rows == Mma::kRows, "what the host plans with");

  using KeyTile = RowTile<Element, kKeys, kDim>;
  using ValueTile = SummedTile<Element, kKeys, kDim, Family::kPadding>;
  using KeyCopy = StagedCopy<KeyTile, kThreads, kGeneral>;
  using ValueCopy = StagedCopy<ValueTile, kThreads, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kBytes = sizeof(Element) * (KeyTile::kElements + ValueTile::kElements);
    ANYWARP_DEVICE KeyTile keys(int) const { return {base}; }
    ANYWARP_DEVICE ValueTile values(int) const { return {base + KeyTile::kElements}; }
  };
  static_assert(Shared::kBytes <= 64 << 10, "LDS of a work-group");

  using Query = OwnRows<Mma, kShape, kDim, kGeneral>;

  struct Output {
    template <typename Out, typename Rows>
    ANYWARP_DEVICE static void store(const Shared&, const Out& out, const Rows& rows, int warp_row, int row_limit,
                                     int columns, bool vectors) {
      const int row = warp_row + Mma::row_of_slot(0);
      if (row < row_limit) store_row<Mma>(rows.row(row), out[0], 0, 1.0f, 0, columns, !kGeneral || vectors);
    }
  };
};

/// Named by what the host knows: on RDNA the instruction is the compiled target's.
template <typename Family, typename Kind, int kHeadDim, Role role>
__global__ void __launch_bounds__(Family::forward_shape(kHeadDim, role).warps* Family::kLanes,
                                  Family::forward_shape(kHeadDim, role).waves)
    amd_forward_kernel(ANYWARP_PARAMETER ForwardParams params) {
  extern __shared__ uint4 memory[];
  forward_block<AmdForwardConfig<Family, Kind, kHeadDim, role>>(params, memory);
}

}  // namespace anywarp::attention::gpu
