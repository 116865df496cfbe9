// CUB's warp collectives: one exchange among the lanes of a logical warp, then each lane folds what it needs, in order
// of lanes.
#pragma once

#include "cub_operators.h"
#include "warp.h"

namespace anywarp::simt::cub {

#if ANYWARP_HIP
inline constexpr int kWarp = ANYWARP_SIMT_WARP;
#else
inline constexpr int kWarp = 32;
#endif

/// The calling thread's logical warp of `Width` lanes: its first lane, its mask.
template <int Width>
struct LogicalWarp {
  unsigned lane = this_thread()->lane, first = lane / Width * Width;
  std::uint64_t mask = (Width >= 64 ? ~0ull : (1ull << Width) - 1) << first;
};

template <typename T, int Width = kWarp, int = 0>
struct WarpReduce {
  struct TempStorage {
    unsigned char none;
  };
  ANYWARP_INLINE explicit WarpReduce(TempStorage&) {}

  /// Valid in the logical warp's lane 0.
  template <typename Op>
  ANYWARP_INLINE T Reduce(T input, Op op, int valid = Width) {
    const LogicalWarp<Width> warp;
    const Exchange lanes = exchange("cub::WarpReduce", warp.mask, &input, sizeof(T));
    T result = lanes.get<T>(warp.first);
    for (int i = 1; i < valid; ++i)
      if (lanes.took_part(warp.first + i)) result = op(result, lanes.get<T>(warp.first + i));
    return result;
  }
  ANYWARP_INLINE T Sum(T input) { return Reduce(input, cub::Sum()); }
  ANYWARP_INLINE T Sum(T input, int valid) { return Reduce(input, cub::Sum(), valid); }
};

template <typename T, int Width = kWarp, int = 0>
struct WarpScan {
  struct TempStorage {
    unsigned char none;
  };
  ANYWARP_INLINE explicit WarpScan(TempStorage&) {}

  template <typename Op>
  ANYWARP_INLINE void InclusiveScan(T input, T& output, Op op, T& aggregate) {
    const LogicalWarp<Width> warp;
    const Exchange lanes = exchange("cub::WarpScan", warp.mask, &input, sizeof(T));
    T sum = lanes.get<T>(warp.first);
    if (warp.lane == warp.first) output = sum;
    for (unsigned i = 1; i < Width; ++i) {
      if (!lanes.took_part(warp.first + i)) continue;
      sum = op(sum, lanes.get<T>(warp.first + i));
      if (warp.lane == warp.first + i) output = sum;
    }
    aggregate = sum;
  }
  template <typename Op>
  ANYWARP_INLINE void InclusiveScan(T input, T& output, Op op) {
    T aggregate;
    InclusiveScan(input, output, op, aggregate);
  }
  template <typename Op>
  ANYWARP_INLINE void ExclusiveScan(T input, T& output, T initial, Op op, T& aggregate) {
    const LogicalWarp<Width> warp;
    const Exchange lanes = exchange("cub::WarpScan", warp.mask, &input, sizeof(T));
    T before = initial, sum = lanes.get<T>(warp.first);
    for (unsigned i = 0; i < Width; ++i) {
      if (warp.lane == warp.first + i) output = before;
      if (!lanes.took_part(warp.first + i)) continue;
      before = op(before, lanes.get<T>(warp.first + i));
      if (i > 0) sum = op(sum, lanes.get<T>(warp.first + i));
    }
    aggregate = sum;
  }
  template <typename Op>
  ANYWARP_INLINE void ExclusiveScan(T input, T& output, T initial, Op op) {
    T aggregate;
    ExclusiveScan(input, output, initial, op, aggregate);
  }
  ANYWARP_INLINE void InclusiveSum(T input, T& output) { InclusiveScan(input, output, cub::Sum()); }
  ANYWARP_INLINE void InclusiveSum(T input, T& output, T& aggregate) {
    InclusiveScan(input, output, cub::Sum(), aggregate);
  }
  ANYWARP_INLINE void ExclusiveSum(T input, T& output) { ExclusiveScan(input, output, T{}, cub::Sum()); }
  ANYWARP_INLINE void ExclusiveSum(T input, T& output, T& aggregate) {
    ExclusiveScan(input, output, T{}, cub::Sum(), aggregate);
  }
  ANYWARP_INLINE T Broadcast(T input, unsigned source) {
    const LogicalWarp<Width> warp;
    const Exchange lanes = exchange("cub::WarpScan", warp.mask, &input, sizeof(T));
    return lanes.get<T>(warp.first + source);
  }
};

}  // namespace anywarp::simt::cub
