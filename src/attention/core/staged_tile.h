// Tiles in shared memory for GPUs that fill them through registers: a tile is read from global memory while the one
// before it is computed with, and written when its buffer is free. No intrinsics.
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// One memory access of 16 bytes.
template <typename Element>
struct alignas(16) Chunk {
  static constexpr int kItems = 16 / sizeof(Element);
  Element item[kItems];
};

/// kRows × kColumns, rows 16 bytes apart beyond their length: lanes that read the same columns of neighbouring rows, 16
/// bytes each, meet different banks.
template <typename ElementType, int kRowCount, int kColumnCount>
struct RowTile {
  using Element = ElementType;
  static constexpr int kRows = kRowCount, kColumns = kColumnCount, kStride = kColumns + Chunk<Element>::kItems;
  static constexpr int kElements = kRows * kStride;
  static constexpr bool kTransposed = false;
  Element* data;

  ANYWARP_DEVICE Element* at(int row, int column) const { return data + row * kStride + column; }
};

/// The same, rows side by side: what a product of 16-bit elements needs that sums over rows.
template <typename ElementType, int kRowCount, int kColumnCount, int kPadding>
struct ColumnTile {
  using Element = ElementType;
  static constexpr int kRows = kRowCount, kColumns = kColumnCount, kStride = kRows + kPadding;
  static constexpr int kElements = kColumns * kStride;
  static constexpr bool kTransposed = true;
  Element* data;

  ANYWARP_DEVICE Element* at(int row, int column) const { return data + column * kStride + row; }
};

/// Elements of row r from `column` on; zeros from `limit` on.
template <typename Element, bool kAnyRows, typename Rows>
ANYWARP_DEVICE Chunk<Element> read_chunk(const Rows& rows, int r, int column, int limit, bool vectors) {
  if (column >= limit) return {};
  const Element* row = rows.row(r);
  if (!kAnyRows || vectors) return *reinterpret_cast<const Chunk<Element>*>(row + column);
  Chunk<Element> chunk{};
  for (int e = 0; e < Chunk<Element>::kItems; ++e)
    if (column + e < limit) chunk.item[e] = row[(column + e) * rows.column_stride];
  return chunk;
}

/// Fills a tile by a block of kThreads. Rows from `row_limit` and columns from `column_limit` on become zeros.
template <typename Tile, int kThreads, bool kAnyRows>
struct StagedCopy {
  using Element = typename Tile::Element;
  static constexpr int kChunk = Chunk<Element>::kItems;
  // A transposed tile is written in pieces of four rows.
  static constexpr int kUnitRows = Tile::kTransposed ? 4 : 1;
  static constexpr int kUnitsOfRow = Tile::kColumns / kChunk, kUnitsOfColumn = Tile::kRows / kUnitRows;
  static constexpr int kUnits = kUnitsOfRow * kUnitsOfColumn, kRounds = (kUnits + kThreads - 1) / kThreads;
  Chunk<Element> held[kRounds][kUnitRows];

  template <typename Rows>
  ANYWARP_DEVICE void issue(const Tile&, const Rows& rows, int first_row, int row_limit, int column_limit,
                            bool vectors) {
#pragma unroll
    for (int round = 0; round < kRounds; ++round) {
      const Place at = place(round);
      if (!at.inside) continue;
#pragma unroll
      for (int r = 0; r < kUnitRows; ++r) {
        const int row = first_row + at.row + r;
        held[round][r] = row < row_limit ? read_chunk<Element, kAnyRows>(rows, row, at.column, column_limit, vectors)
                                         : Chunk<Element>{};
      }
    }
  }

  ANYWARP_DEVICE void deliver(const Tile& tile) {
#pragma unroll
    for (int round = 0; round < kRounds; ++round) {
      const Place at = place(round);
      if (!at.inside) continue;
      if constexpr (Tile::kTransposed) {
        struct alignas(4 * sizeof(Element)) Piece {
          Element item[4];
        };
#pragma unroll
        for (int e = 0; e < kChunk; ++e)
          *reinterpret_cast<Piece*>(tile.at(at.row, at.column + e)) = {
              {held[round][0].item[e], held[round][1].item[e], held[round][2].item[e], held[round][3].item[e]}};
      } else {
        *reinterpret_cast<Chunk<Element>*>(tile.at(at.row, at.column)) = held[round][0];
      }
    }
  }

 private:
  struct Place {
    int row, column;
    bool inside;
  };
  /// Neighbouring threads take neighbouring columns; of a transposed tile neighbouring rows, which are neighbours
  /// there.
  ANYWARP_DEVICE static Place place(int round) {
    const int unit = static_cast<int>(threadIdx.x) + round * kThreads;
    const bool inside = kUnits % kThreads == 0 || unit < kUnits;
    if constexpr (Tile::kTransposed)
      return {unit % kUnitsOfColumn * kUnitRows, unit / kUnitsOfColumn * kChunk, inside};
    else
      return {unit / kUnitsOfRow, unit % kUnitsOfRow * kChunk, inside};
  }
};

/// The A operand of rows that stay in registers for the block's life; read once, past shared memory.
template <typename Mma, int kDim, bool kAnyRows>
struct HeldRows {
  using Element = typename Mma::Element;
  static constexpr int kChunk = Chunk<Element>::kItems;
  typename Mma::A held[kDim / Mma::kDepth];

  /// `tile` is not used: kernels that keep the rows in shared memory have it.
  template <typename Tile, typename Rows>
  ANYWARP_DEVICE void load(const Tile& /*tile*/, const Rows& rows, int first_row, int row_limit, int columns,
                           bool vectors) {
    const int row = first_row + Mma::warp() * Mma::kRows + Mma::operand_line();
#pragma unroll
    for (int k = 0; k < kDim / Mma::kDepth; ++k)
#pragma unroll
      for (int part = 0; part < Mma::kOperandRun / kChunk; ++part) {
        const int column = k * Mma::kDepth + Mma::operand_depth() + part * kChunk;
        const Chunk<Element> chunk =
            row < row_limit ? read_chunk<Element, kAnyRows>(rows, row, column, columns, vectors) : Chunk<Element>{};
#pragma unroll
        for (int e = 0; e < kChunk; ++e) held[k].item[part * kChunk + e] = chunk.item[e];
      }
  }
  /// Loaded is held.
  template <int pending, typename Tile>
  ANYWARP_DEVICE void hold(const Tile& /*tile*/) {}
  template <typename Tile>
  ANYWARP_DEVICE typename Mma::A operand(const Tile& /*tile*/, int /*m*/, int k) const {
    return held[k];
  }
};

/// The same of rows that registers have no room for: read anew for every tile, from the caches.
template <typename Mma, int kDim, bool kAnyRows>
struct RereadRows {
  using Element = typename Mma::Element;
  static constexpr int kChunk = Chunk<Element>::kItems;
  struct Row {
    const Element* data;
    std::int64_t column_stride;
    ANYWARP_DEVICE const Element* row(int) const { return data; }
  };
  Row own;
  int limit;  ///< 0 past the last row.
  bool vectors;

  template <typename Tile, typename Rows>
  ANYWARP_DEVICE void load(const Tile& /*tile*/, const Rows& rows, int first_row, int row_limit, int columns,
                           bool whole_vectors) {
    const int row = first_row + Mma::warp() * Mma::kRows + Mma::operand_line();
    own = {rows.row(row), rows.column_stride};
    limit = row < row_limit ? columns : 0;
    vectors = whole_vectors;
  }
  template <int pending, typename Tile>
  ANYWARP_DEVICE void hold(const Tile& /*tile*/) {}
  template <typename Tile>
  ANYWARP_DEVICE typename Mma::A operand(const Tile& /*tile*/, int /*m*/, int k) const {
    typename Mma::A to;
#pragma unroll
    for (int part = 0; part < Mma::kOperandRun / kChunk; ++part) {
      const int column = k * Mma::kDepth + Mma::operand_depth() + part * kChunk;
      const Chunk<Element> chunk = read_chunk<Element, kAnyRows>(own, 0, column, limit, vectors);
#pragma unroll
      for (int e = 0; e < kChunk; ++e) to.item[part * kChunk + e] = chunk.item[e];
    }
    return to;
  }
};

}  // namespace anywarp::attention::gpu
