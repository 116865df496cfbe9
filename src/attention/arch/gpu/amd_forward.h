// The forward kernel for AMD GPUs, CDNA and RDNA: what the generic body leaves open and the two have in common. Queries
// go from global memory to registers and stay there; keys lie in rows, values transposed; the output leaves from
// registers.
#pragma once

#include "attention/core/forward_body.h"
#include "attention/core/staged_tile.h"
#include "attention/core/store_rows.h"

namespace anywarp::attention::gpu {

/// `padding`: elements between the columns of the transposed tile, as the instruction reads them without bank
/// conflicts.
template <typename MmaType, int kHeadDim, int kWarpCount, int kKeyCount, int kPadding, bool kIsGeneral>
struct AmdForwardConfig {
  using Mma = MmaType;
  using Element = typename Mma::Element;
  static constexpr int kRowTiles = 1, kWarps = kWarpCount, kKeys = kKeyCount, kDim = kHeadDim, kStages = 1;
  static constexpr int kThreads = kWarps * Mma::kLanes;
  static constexpr bool kGeneral = kIsGeneral;

  using KeyTile = RowTile<kKeys, kDim>;
  using ValueTile = ColumnTile<kKeys, kDim, kPadding>;
  using KeyCopy = StagedCopy<KeyTile, kThreads, kGeneral>;
  using ValueCopy = StagedCopy<ValueTile, kThreads, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kBytes = 2 * (KeyTile::kElements + ValueTile::kElements);
    ANYWARP_DEVICE KeyTile keys(int) const { return {base}; }
    ANYWARP_DEVICE ValueTile values(int) const { return {base + KeyTile::kElements}; }
  };
  static_assert(Shared::kBytes <= 64 << 10, "LDS of a work-group");

  using Query = HeldRows<Mma, kDim, kGeneral>;

  struct Output {
    template <typename Out, typename Rows>
    ANYWARP_DEVICE static void store(const Shared&, const Out& out, const Rows& rows, int warp_row, int row_limit,
                                     int columns, bool vectors) {
      const int row = warp_row + Mma::row_of_slot(0);
      if (row < row_limit) store_row<Mma>(rows.row(row), out[0], 0, 1.0f, 0, columns, !kGeneral || vectors);
    }
  };
};

}  // namespace anywarp::attention::gpu
