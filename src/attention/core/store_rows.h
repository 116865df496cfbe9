// Accumulators to rows in global memory, in the widest pieces that a lane holds side by side.
#pragma once

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// A lane's items of one row slot. `to` is the row; columns from `limit` on are not written. `vectors`: pieces may be
/// written whole.
template <typename Mma, int kTiles>
ANYWARP_DEVICE void store_row(typename Mma::Element* to, const typename Mma::Accumulator (&from)[kTiles], int slot,
                              float factor, int first_column, int limit, bool vectors) {
  using Element = typename Mma::Element;
  constexpr int kRun = Mma::kColumnRun;
  struct alignas(kRun * sizeof(Element)) Run {
    Element item[kRun];
  };
#pragma unroll
  for (int n = 0; n < kTiles; ++n)
#pragma unroll
    for (int i = 0; i < Mma::kItems; i += kRun) {
      if (Mma::row_slot(i) != slot) continue;
      const int column = first_column + n * Mma::kColumns + Mma::column_of(i);
      Run run;
#pragma unroll
      for (int e = 0; e < kRun; ++e) run.item[e] = Mma::from_float(from[n].item[i + e] * factor);
      if (vectors) {
        if (column < limit) *reinterpret_cast<Run*>(to + column) = run;
      } else {
        for (int e = 0; e < kRun; ++e)
          if (column + e < limit) to[column + e] = run.item[e];
      }
    }
}

}  // namespace anywarp::attention::gpu
