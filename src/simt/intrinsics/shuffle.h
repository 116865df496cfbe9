// __shfl and its kin. Source lanes follow PTX's shfl (CUDA) and HIP's headers, which agree inside a segment of `width`
// lanes and differ at its edges only in what an inactive source yields.
#pragma once

#include "warp.h"

namespace anywarp::simt {

enum class Shuffle { Index, Up, Down, Xor };

/// The lane whose value `lane` receives; its own where the source falls outside its segment.
template <Shuffle kind>
ANYWARP_INLINE unsigned shuffle_source(unsigned lane, int operand, int width) {
  const int self = static_cast<int>(lane);
  const int first = self & ~(width - 1);
  const int last = first + width - 1;
  const int wrap = static_cast<int>(warp_width()) - 1;
  int source = self;
  if constexpr (kind == Shuffle::Index) {
    source = first + (operand & (width - 1));
  } else if constexpr (kind == Shuffle::Up) {
    source = self - (ANYWARP_HIP ? operand : operand & wrap);
    if (source < first || operand < 0) source = self;
  } else if constexpr (kind == Shuffle::Down) {
    source = self + (ANYWARP_HIP ? operand : operand & wrap);
    if (source > last || operand < 0) source = self;
  } else {
    source = self ^ (ANYWARP_HIP ? operand : operand & wrap);
    if (source > last) source = self;
  }
  return static_cast<unsigned>(source & wrap);
}

ANYWARP_INLINE void take_from_lane(const Exchange& lanes, unsigned source, void* out, std::size_t size) {
  if (lanes.took_part(source)) {
    std::memcpy(out, lanes.slot(source), size);
    return;
  }
  report_misuse("warp", ANYWARP_HIP ? "warning" : "error",
                ANYWARP_HIP ? "the shuffle reads a lane that takes no part: AMD hardware returns 0"
                            : "the shuffle reads a lane that takes no part: the value is undefined");
  std::memset(out, kInactiveByte, size);
}

ANYWARP_INLINE void check_shuffle_width(int width) {
  if (width <= 0 || (width & (width - 1)) || width > static_cast<int>(warp_width())) {
    report_misuse("warp", "error", "the width of a shuffle must be a power of two, at most the warp width");
  }
}

template <Shuffle kind, typename T>
ANYWARP_INLINE T shuffle(const char* name, std::uint64_t mask, T value, int operand, int width) {
  static_assert(std::is_trivially_copyable<T>::value && sizeof(T) <= 16, "a shuffle moves plain values");
  check_shuffle_width(width);
  const Exchange lanes = exchange(name, mask, &value, sizeof(T));
  if (ANYWARP_HIP) check_hip_mask(mask, lanes);
  T result;
  take_from_lane(lanes, shuffle_source<kind>(lane_id(), operand, width), &result, sizeof(T));
  return result;
}

}  // namespace anywarp::simt

#if ANYWARP_HIP
#define ANYWARP_SHUFFLE(name, kind, Operand)                                                                     \
  template <typename T>                                                                                          \
  ANYWARP_INLINE T name(T value, Operand operand, int width = warpSize) {                                        \
    return ::anywarp::simt::shuffle<::anywarp::simt::Shuffle::kind>(#name, ::anywarp::simt::kActiveLanes, value, \
                                                                    static_cast<int>(operand), width);           \
  }                                                                                                              \
  template <typename Mask, typename T>                                                                           \
  ANYWARP_INLINE T name##_sync(Mask mask, T value, Operand operand, int width = warpSize) {                      \
    return ::anywarp::simt::shuffle<::anywarp::simt::Shuffle::kind>(                                             \
        #name "_sync", ::anywarp::simt::checked_mask(mask), value, static_cast<int>(operand), width);            \
  }
#else
#define ANYWARP_SHUFFLE(name, kind, Operand)                                                          \
  template <typename T>                                                                               \
  ANYWARP_INLINE T name##_sync(unsigned mask, T value, Operand operand, int width = warpSize) {       \
    return ::anywarp::simt::shuffle<::anywarp::simt::Shuffle::kind>(                                  \
        #name "_sync", ::anywarp::simt::checked_mask(mask), value, static_cast<int>(operand), width); \
  }
#endif
ANYWARP_SHUFFLE(__shfl, Index, int)
ANYWARP_SHUFFLE(__shfl_up, Up, unsigned)
ANYWARP_SHUFFLE(__shfl_down, Down, unsigned)
ANYWARP_SHUFFLE(__shfl_xor, Xor, int)
#undef ANYWARP_SHUFFLE
