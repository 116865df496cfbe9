// The backward kernels for AMD GPUs, CDNA and RDNA. What a block keeps is in registers; what it walks over lies in
// shared memory in rows and, where a product sums over rows, transposed as well.
#pragma once

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/core/backward_keys_body.h"
#include "attention/core/backward_query_body.h"
#include "attention/core/staged_tile.h"

namespace anywarp::attention::gpu {

template <typename Rows, typename Columns>
struct RowAndColumnTile {
  Rows in_rows;
  Columns in_columns;
  static constexpr int kElements = Rows::kElements + Columns::kElements;
  ANYWARP_DEVICE const Rows& rows() const { return in_rows; }
  ANYWARP_DEVICE const Columns& columns() const { return in_columns; }
};

/// Rows from a column on.
template <typename Rows>
struct RowsFrom {
  const Rows& rows;
  int first_column;
  std::int64_t column_stride;
  ANYWARP_DEVICE auto row(int r) const { return rows.row(r) + first_column * column_stride; }
};

template <typename RowsTile, typename ColumnsTile, int kThreads, bool kAnyRows>
struct RowAndColumnCopy {
  using Tile = RowAndColumnTile<RowsTile, ColumnsTile>;
  StagedCopy<RowsTile, kThreads, kAnyRows> in_rows;
  StagedCopy<ColumnsTile, kThreads, kAnyRows> in_columns;
  int first_column = 0;  ///< Of the transposed tile, which may have fewer.

  template <typename Rows>
  ANYWARP_DEVICE void issue(const Tile& to, const Rows& rows, int first_row, int row_limit, int column_limit,
                            bool vectors) {
    in_rows.issue(to.in_rows, rows, first_row, row_limit, column_limit, vectors);
    in_columns.issue(to.in_columns, RowsFrom<Rows>{rows, first_column, rows.column_stride}, first_row, row_limit,
                     column_limit - first_column, vectors);
  }
  ANYWARP_DEVICE void deliver(const Tile& to) {
    in_rows.deliver(to.in_rows);
    in_columns.deliver(to.in_columns);
  }
};

/// Nothing in shared memory.
struct NoTile {};

template <typename Family, typename Kind, int kHeadDim, Role role>
struct AmdBackwardKeysConfig {
  using Mma = typename Family::template Mma<Kind>;
  using Element = typename Mma::Element;
  static constexpr AmdShape kShape = Family::backward_keys_shape(kHeadDim, role);
  static constexpr int kRowTiles = 1, kWarps = kShape.warps, kQueries = kShape.columns, kDim = kHeadDim, kStages = 1;
  static constexpr int kPart = kHeadDim / kShape.parts, kThreads = kWarps * Mma::kLanes;
  static constexpr bool kGeneral = role == Role::General, kStaged = true, kColumnsOfPart = true;

  using Copy =
      RowAndColumnCopy<RowTile<kQueries, kDim>, ColumnTile<kQueries, kPart, Family::kPadding>, kThreads, kGeneral>;
  using Tile = typename Copy::Tile;
  using KeyOperand = HeldRows<Mma, kDim, kGeneral>;
  using QueryCopy = Copy;

  struct Shared {
    Element* base;
    static constexpr int kBytes = 2 * (2 * Tile::kElements + 4 * kQueries);
    ANYWARP_DEVICE NoTile keys() const { return {}; }
    ANYWARP_DEVICE NoTile values() const { return {}; }
    ANYWARP_DEVICE Tile queries(int) const { return tile(base); }
    ANYWARP_DEVICE Tile douts(int) const { return tile(base + Tile::kElements); }
    ANYWARP_DEVICE float* statistics(int) const { return reinterpret_cast<float*>(base + 2 * Tile::kElements); }

   private:
    ANYWARP_DEVICE static Tile tile(Element* at) { return {{at}, {at + RowTile<kQueries, kDim>::kElements}}; }
  };
  static_assert(Shared::kBytes <= 64 << 10, "LDS of a work-group");
};

template <typename Family, typename Kind, int kHeadDim, Role role>
struct AmdBackwardQueryConfig {
  using Mma = typename Family::template Mma<Kind>;
  using Element = typename Mma::Element;
  static constexpr AmdShape kShape = Family::backward_query_shape(kHeadDim, role);
  static constexpr int kRowTiles = 1, kWarps = kShape.warps, kKeys = kShape.columns, kDim = kHeadDim, kStages = 1;
  static constexpr int kThreads = kWarps * Mma::kLanes;
  static constexpr bool kGeneral = role == Role::General, kStaged = true;

  using ValueTile = RowTile<kKeys, kDim>;
  using KeyCopy = RowAndColumnCopy<ValueTile, ColumnTile<kKeys, kDim, Family::kPadding>, kThreads, kGeneral>;
  using KeyTile = typename KeyCopy::Tile;
  using ValueCopy = StagedCopy<ValueTile, kThreads, kGeneral>;
  using QueryOperand = HeldRows<Mma, kDim, kGeneral>;

  struct Shared {
    Element* base;
    static constexpr int kBytes = 2 * (KeyTile::kElements + ValueTile::kElements);
    ANYWARP_DEVICE NoTile queries() const { return {}; }
    ANYWARP_DEVICE NoTile douts() const { return {}; }
    ANYWARP_DEVICE KeyTile keys(int) const { return {{base}, {base + ValueTile::kElements}}; }
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
