// How the tiles of AMD's kernels lie in shared memory, by the size of their elements. An instruction of 16-bit numbers
// takes four neighbouring k from a lane: what a product sums over is wanted side by side, in a transposed tile. One of
// float32 takes a single k, so that every tile lies in rows, and one copy of it serves both kinds of product.
#pragma once

#include <type_traits>

#include "attention/arch/gpu/amd_shapes.h"
#include "attention/core/staged_tile.h"

namespace anywarp::attention::gpu {

/// A wavefront's own rows.
template <typename Mma, AmdShape kShape, int kDim, bool kAnyRows>
using OwnRows = std::conditional_t<kShape.rereads, RereadRows<Mma, kDim, kAnyRows>, HeldRows<Mma, kDim, kAnyRows>>;

template <typename Element>
inline constexpr bool kLiesTransposed = sizeof(Element) == 2;

/// Whose rows are summed over.
template <typename Element, int kRows, int kColumns, int kPadding>
using SummedTile = std::conditional_t<kLiesTransposed<Element>, ColumnTile<Element, kRows, kColumns, kPadding>,
                                      RowTile<Element, kRows, kColumns>>;

template <typename Rows, typename Columns>
struct RowAndColumnTile {
  Rows in_rows;
  Columns in_columns;
  static constexpr int kElements = Rows::kElements + Columns::kElements;
  ANYWARP_DEVICE static RowAndColumnTile at(typename Rows::Element* base) { return {{base}, {base + Rows::kElements}}; }
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

/// One tile for both.
template <typename Rows>
struct SharedRowTile {
  Rows tile;
  static constexpr int kElements = Rows::kElements;
  ANYWARP_DEVICE static SharedRowTile at(typename Rows::Element* base) { return {{base}}; }
  ANYWARP_DEVICE const Rows& rows() const { return tile; }
  ANYWARP_DEVICE const Rows& columns() const { return tile; }
};

template <typename RowsTile, int kThreads, bool kAnyRows>
struct SharedRowCopy {
  using Tile = SharedRowTile<RowsTile>;
  StagedCopy<RowsTile, kThreads, kAnyRows> copy;

  template <typename Rows>
  ANYWARP_DEVICE void issue(const Tile& to, const Rows& rows, int first_row, int row_limit, int column_limit,
                            bool vectors) {
    copy.issue(to.tile, rows, first_row, row_limit, column_limit, vectors);
  }
  ANYWARP_DEVICE void deliver(const Tile& to) { copy.deliver(to.tile); }
};

/// Of a tile whose columns are summed over by one product, its rows by another, which takes kPart of its columns.
template <typename Element, int kRows, int kColumns, int kPart, int kPadding, int kThreads, bool kAnyRows>
using TwoWayCopy = std::conditional_t<kLiesTransposed<Element>,
                                      RowAndColumnCopy<RowTile<Element, kRows, kColumns>,
                                                       ColumnTile<Element, kRows, kPart, kPadding>, kThreads, kAnyRows>,
                                      SharedRowCopy<RowTile<Element, kRows, kColumns>, kThreads, kAnyRows>>;

}  // namespace anywarp::attention::gpu
