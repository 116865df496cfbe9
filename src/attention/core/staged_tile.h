// Tiles in shared memory for GPUs that fill them through registers: a tile is read from global memory while the one
// before it is computed with, and written when its buffer is free. No intrinsics.
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// Eight 16-bit elements: one memory access.
struct alignas(16) Chunk {
  std::uint16_t item[8];
};

/// kRows × kColumns, rows 16 bytes apart beyond their length: lanes that read the same columns of neighbouring rows, 16
/// bytes each, meet different banks.
template <int kRowCount, int kColumnCount>
struct RowTile {
  using Element = std::uint16_t;
  static constexpr int kRows = kRowCount, kColumns = kColumnCount, kStride = kColumns + 8;
  static constexpr int kElements = kRows * kStride;
  static constexpr bool kTransposed = false;
  Element* data;

  ANYWARP_DEVICE Element* at(int row, int column) const { return data + row * kStride + column; }
};

/// The same, rows side by side: what a product needs that sums over rows.
template <int kRowCount, int kColumnCount, int kPadding>
struct ColumnTile {
  using Element = std::uint16_t;
  static constexpr int kRows = kRowCount, kColumns = kColumnCount, kStride = kRows + kPadding;
  static constexpr int kElements = kColumns * kStride;
  static constexpr bool kTransposed = true;
  Element* data;

  ANYWARP_DEVICE Element* at(int row, int column) const { return data + column * kStride + row; }
};

/// Eight elements of row r from `column` on; zeros from `limit` on.
template <bool kAnyRows, typename Rows>
ANYWARP_DEVICE Chunk read_chunk(const Rows& rows, int r, int column, int limit, bool vectors) {
  if (column >= limit) return Chunk{};
  const std::uint16_t* row = rows.row(r);
  if (!kAnyRows || vectors) return *reinterpret_cast<const Chunk*>(row + column);
  Chunk chunk{};
  for (int e = 0; e < 8; ++e)
    if (column + e < limit) chunk.item[e] = row[(column + e) * rows.column_stride];
  return chunk;
}

/// Fills a tile by a block of kThreads. Rows from `row_limit` and columns from `column_limit` on become zeros.
template <typename Tile, int kThreads, bool kAnyRows>
struct StagedCopy {
  // A transposed tile is written in pieces of four rows, 8 bytes.
  static constexpr int kUnitRows = Tile::kTransposed ? 4 : 1;
  static constexpr int kUnitsOfRow = Tile::kColumns / 8, kUnitsOfColumn = Tile::kRows / kUnitRows;
  static constexpr int kUnits = kUnitsOfRow * kUnitsOfColumn, kRounds = (kUnits + kThreads - 1) / kThreads;
  Chunk held[kRounds][kUnitRows];

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
        held[round][r] = row < row_limit ? read_chunk<kAnyRows>(rows, row, at.column, column_limit, vectors) : Chunk{};
      }
    }
  }

  ANYWARP_DEVICE void deliver(const Tile& tile) {
#pragma unroll
    for (int round = 0; round < kRounds; ++round) {
      const Place at = place(round);
      if (!at.inside) continue;
      if constexpr (Tile::kTransposed) {
        struct alignas(8) Piece {
          std::uint16_t item[4];
        };
#pragma unroll
        for (int e = 0; e < 8; ++e)
          *reinterpret_cast<Piece*>(tile.at(at.row, at.column + e)) = {
              {held[round][0].item[e], held[round][1].item[e], held[round][2].item[e], held[round][3].item[e]}};
      } else {
        *reinterpret_cast<Chunk*>(tile.at(at.row, at.column)) = held[round][0];
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
      return {unit % kUnitsOfColumn * kUnitRows, unit / kUnitsOfColumn * 8, inside};
    else
      return {unit / kUnitsOfRow, unit % kUnitsOfRow * 8, inside};
  }
};

/// The A operand of rows that stay in registers for the block's life; read once, past shared memory.
template <typename Mma, int kDim, bool kAnyRows>
struct HeldRows {
  typename Mma::A held[kDim / Mma::kDepth];

  /// `tile` is not used: kernels that keep the rows in shared memory have it.
  template <typename Tile, typename Rows>
  ANYWARP_DEVICE void load(const Tile& /*tile*/, const Rows& rows, int first_row, int row_limit, int columns,
                           bool vectors) {
    const int row = first_row + Mma::warp() * Mma::kRows + Mma::operand_line();
#pragma unroll
    for (int k = 0; k < kDim / Mma::kDepth; ++k)
#pragma unroll
      for (int part = 0; part < Mma::kOperandRun / 8; ++part) {
        const int column = k * Mma::kDepth + Mma::operand_depth() + part * 8;
        const Chunk chunk = row < row_limit ? read_chunk<kAnyRows>(rows, row, column, columns, vectors) : Chunk{};
#pragma unroll
        for (int e = 0; e < 8; ++e) held[k].item[part * 8 + e] = chunk.item[e];
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

}  // namespace anywarp::attention::gpu
