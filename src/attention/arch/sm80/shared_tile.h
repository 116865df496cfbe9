// Tiles in shared memory as ldmatrix wants them, and how they get there: 16-byte chunks, exclusive-ored with the row so
// that eight rows of a column touch all 32 banks; filled by cp.async past the registers.
#pragma once

#include <cstdint>

#include "attention/mma/cuda_lane.h"

namespace anywarp::attention::gpu::sm80 {

/// kRows × kColumns elements, kColumns a multiple of 32.
template <int kRowCount, int kColumnCount, typename ElementType = std::uint16_t>
struct SharedTile {
  using Element = ElementType;
  static constexpr int kRows = kRowCount, kColumns = kColumnCount;
  static constexpr int kElements = kRows * kColumns;
  static constexpr int kChunk = 16 / sizeof(Element);
  /// Rows of 8·n chunks start at the same bank; those of 8·n + 4 alternate between two halves.
  static constexpr int kCycle = kColumns % (8 * kChunk) == 0 ? 8 * kChunk : 4 * kChunk;
  static_assert(kColumns % 32 == 0, "rows of half a bank cycle at least");

  Element* data;

  ANYWARP_DEVICE static constexpr unsigned block_offset(unsigned row0, unsigned line, unsigned column0,
                                                        unsigned column) {
    const unsigned within = column0 % kCycle;
    return row0 * kColumns + (column0 - within) + (offset(line, column) ^ within);
  }

  ANYWARP_DEVICE static constexpr unsigned offset(unsigned row, unsigned column) {
    constexpr unsigned kLength = kCycle;
    const unsigned key = kCycle == 8 * kChunk ? row % 8 : row / 2 % 4;
    return row * kColumns + column / kLength * kLength + (column % kLength ^ key * kChunk);
  }
  ANYWARP_DEVICE Element* at(int row, int column) const {
    return data + offset(static_cast<unsigned>(row), static_cast<unsigned>(column));
  }
  /// Element [line][column] of the block of 8 × 8 elements at [row0][column0], both multiples of 8. Said so, a lane's
  /// elements of all blocks are a few addresses and constants apart.
  ANYWARP_DEVICE Element* at_block(unsigned row0, unsigned line, unsigned column0, unsigned column) const {
    return data + block_offset(row0, line, column0, column);
  }
  ANYWARP_DEVICE unsigned address_block(unsigned row0, unsigned line, unsigned column0, unsigned column) const {
    const unsigned within = column0 % kCycle;
    constexpr auto kSize = static_cast<unsigned>(sizeof(Element));
    return CudaLane::shared_address(data) + (row0 * kColumns + (column0 - within)) * kSize +
           CudaLane::opaque((offset(line, column) ^ within) * kSize);
  }
  /// Of the 16-byte chunk that starts there, in the shared window.
  ANYWARP_DEVICE unsigned address(unsigned row, unsigned column) const {
    return CudaLane::shared_address(data) + offset(row, column) * static_cast<unsigned>(sizeof(Element));
  }
};

/// Fills a tile by a block of kThreads. Rows from `row_limit` and columns from `column_limit` on become zeros. Rows
/// that hold no 16-byte vectors are read only if `kAnyRows`.
template <typename Tile, int kThreads, bool kAnyRows>
struct AsyncCopy {
  using Element = typename Tile::Element;

  template <typename Rows>
  ANYWARP_DEVICE void issue(const Tile& tile, const Rows& rows, int first_row, int row_limit, int column_limit,
                            bool vectors) {
    if (!kAnyRows || vectors)
      by_vectors(tile, rows, first_row, row_limit, column_limit);
    else
      by_elements(tile, rows, first_row, row_limit, column_limit);
    CudaLane::copy_commit();
  }

  /// Until all but the last `pending` issued tiles are there; a block barrier must follow.
  template <int pending = 0>
  ANYWARP_DEVICE void deliver(const Tile&) {
    CudaLane::copy_wait<pending>();
  }

 private:
  template <typename Rows>
  ANYWARP_DEVICE static void by_vectors(const Tile& tile, const Rows& rows, int first_row, int row_limit,
                                        int column_limit) {
    // Eight (or four) threads to a row: every row of a thread has the same swizzle, so that addresses are one base and
    // constants.
    constexpr unsigned kRowThreads = Tile::kCycle / Tile::kChunk, kStep = kThreads / kRowThreads;
    static_assert(kStep % 8 == 0 && Tile::kRows % kStep == 0, "whole rounds");
    const unsigned row = threadIdx.x / kRowThreads, column = threadIdx.x % kRowThreads * Tile::kChunk;
    const unsigned to = tile.address(row, column);
    const int left = row_limit - first_row - static_cast<int>(row);
    const Element* first = nullptr;
    if constexpr (requires { Rows::kPlain; }) first = rows.row(first_row + static_cast<int>(row)) + column;
#pragma unroll
    for (unsigned r = 0; r < Tile::kRows; r += kStep) {
      const bool row_valid = static_cast<int>(r) < left;
      const Element* from;
      if constexpr (requires { Rows::kPlain; })
        from = first + static_cast<std::int64_t>(rows.row_stride) * r;
      else
        from = rows.row_if(first_row + static_cast<int>(row + r), row_valid) + column;
#pragma unroll
      for (unsigned c = 0; c < Tile::kColumns; c += Tile::kCycle) {
        const bool valid = row_valid && static_cast<int>(column + c) < column_limit;
        CudaLane::copy_async(to + (r * Tile::kColumns + c) * static_cast<unsigned>(sizeof(Element)), from + c, valid);
      }
    }
  }

  /// Rows that no 16-byte vector can be read from.
  template <typename Rows>
  ANYWARP_DEVICE static void by_elements(const Tile& tile, const Rows& rows, int first_row, int row_limit,
                                         int column_limit) {
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < Tile::kElements; i += kThreads) {
      const int row = i / Tile::kColumns, column = i % Tile::kColumns;
      const bool valid = first_row + row < row_limit && column < column_limit;
      *tile.at(row, column) = valid ? rows.row(first_row + row)[column * rows.column_stride] : Element{0};
    }
  }
};

}  // namespace anywarp::attention::gpu::sm80
