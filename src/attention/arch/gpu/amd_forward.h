// The forward kernel for AMD GPUs, CDNA and RDNA: what the generic body leaves open and the two have in common. Queries
// go from global memory to registers and stay there; keys lie in rows, values transposed; the output leaves from
// registers.
#pragma once

#include "attention/core/forward_body.h"
#include "attention/core/staged_tile.h"

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

  struct Query {
    typename Mma::A held[kDim / Mma::kDepth];

    template <typename Rows>
    ANYWARP_DEVICE void load(const Shared&, const Rows& rows, int first_row, int row_limit, int columns, bool vectors) {
      const int row = first_row + Mma::warp() * Mma::kRows + Mma::operand_line();
#pragma unroll
      for (int k = 0; k < kDim / Mma::kDepth; ++k)
#pragma unroll
        for (int part = 0; part < Mma::kOperandRun / 8; ++part) {
          const int column = k * Mma::kDepth + Mma::operand_depth() + part * 8;
          const Chunk chunk = row < row_limit ? read_chunk<kGeneral>(rows.row(row), column, columns, vectors) : Chunk{};
#pragma unroll
          for (int e = 0; e < 8; ++e) held[k].item[part * 8 + e] = chunk.item[e];
        }
    }
    ANYWARP_DEVICE typename Mma::A operand(const Shared&, int, int k) const { return held[k]; }
  };

  struct Output {
    template <typename Out, typename Rows>
    ANYWARP_DEVICE static void store(const Shared&, const Out& out, const Rows& rows, int warp_row, int row_limit,
                                     int columns, bool vectors) {
      constexpr int kRun = Mma::kColumnRun;
      struct alignas(2 * kRun) Run {
        Element item[kRun];
      };
      const int row = warp_row + Mma::row_of_slot(0);
      if (row >= row_limit) return;
      Element* to = rows.row(row);
#pragma unroll
      for (int n = 0; n < kDim / Mma::kColumns; ++n)
#pragma unroll
        for (int i = 0; i < Mma::kItems; i += kRun) {
          const int column = n * Mma::kColumns + Mma::column_of(i);
          Run run;
#pragma unroll
          for (int e = 0; e < kRun; ++e) run.item[e] = Mma::from_float(out[0][n].item[i + e]);
          if (!kGeneral || vectors) {
            if (column < columns) *reinterpret_cast<Run*>(to + column) = run;
          } else {
            for (int e = 0; e < kRun; ++e)
              if (column + e < columns) to[column + e] = run.item[e];
          }
        }
    }
  };
};

}  // namespace anywarp::attention::gpu
