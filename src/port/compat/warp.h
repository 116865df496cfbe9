// SPDX-License-Identifier: Apache-2.0
// anywarp compat: warp-level operations that mean the same on 32-lane and 64-lane wavefronts.
//
// CUDA code counts on warps of 32. A CDNA wavefront has 64 lanes, and is then seen as two logical warps of 32: lanes 0-31
// and 32-63. Every function whose name ends in 32 works on the calling thread's own logical warp and takes the place of the
// CUDA function of the same name: __shfl_xor_sync(m, v, o) -> shfl_xor32(v, o).
//
// Why no lane mask goes to HIP: from HIP 7 its *_sync forms trap unless the mask equals the lanes that are active, and a
// full 64-bit mask is wrong in a 32-thread block, in a partial last wavefront and after an early return. Here "the warp" is
// the lanes of the own half that execute the call together. Where a mask carries meaning (it names a group smaller than the
// warp), the overload with a leading 32-bit mask cuts the result to that group.
#pragma once

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

#include <cstring>
#include <type_traits>

namespace anywarp::hip {

/// Lanes of a wavefront where this code runs, for code ported to the native width. A constant on the device. In HIP's host
/// pass it is 64, the widest, so that arrays sized by it fit; a launch shape must use host_warp_size().
#if defined(ANYWARP_SIMT)
inline constexpr int warp_size = ANYWARP_SIMT_WARP;
#elif defined(__AMDGCN_WAVEFRONT_SIZE__)
inline constexpr int warp_size = __AMDGCN_WAVEFRONT_SIZE__;
#elif defined(__HIP_DEVICE_COMPILE__) && !defined(__GFX8__) && !defined(__GFX9__)
inline constexpr int warp_size = 32;
#else
inline constexpr int warp_size = 64;
#endif

/// A set of lanes of a whole wavefront.
using lane_mask = unsigned long long;

/// Lanes of a wavefront of the current device; asked once for each device. 0 if there is no device.
inline int host_warp_size() {
#if defined(ANYWARP_SIMT)
  return ANYWARP_SIMT_WARP;
#else
  constexpr int kCached = 64;
  static int cache[kCached] = {};  // Written with one value only, so that a race is harmless.
  int device = 0;
  if (hipGetDevice(&device) != hipSuccess) return 0;
  int width = device < kCached ? __atomic_load_n(&cache[device], __ATOMIC_RELAXED) : 0;
  if (width != 0) return width;
  if (hipDeviceGetAttribute(&width, hipDeviceAttributeWarpSize, device) != hipSuccess) return 0;
  if (device < kCached) __atomic_store_n(&cache[device], width, __ATOMIC_RELAXED);
  return width;
#endif
}

/// The thread's lane in its logical warp, 0 to 31.
ANYWARP_COMPAT_DEVICE unsigned lane32() { return static_cast<unsigned>(__lane_id()) & 31u; }

/// The wavefront's mask cut to the calling thread's half.
ANYWARP_COMPAT_DEVICE unsigned own_half(lane_mask mask) {
  return static_cast<unsigned>(mask >> (static_cast<unsigned>(__lane_id()) & 32u));
}

// PTX's %lanemask_eq, _lt, _le, _gt, _ge of the logical warp.
ANYWARP_COMPAT_DEVICE unsigned lanemask_eq32() { return 1u << lane32(); }
ANYWARP_COMPAT_DEVICE unsigned lanemask_lt32() { return lanemask_eq32() - 1u; }
ANYWARP_COMPAT_DEVICE unsigned lanemask_le32() { return lanemask_lt32() | lanemask_eq32(); }
ANYWARP_COMPAT_DEVICE unsigned lanemask_gt32() { return ~lanemask_le32(); }
ANYWARP_COMPAT_DEVICE unsigned lanemask_ge32() { return ~lanemask_lt32(); }

/// Votes. With a mask: of the lanes in it.
ANYWARP_COMPAT_DEVICE unsigned ballot32(bool predicate) { return own_half(__ballot(predicate ? 1 : 0)); }
ANYWARP_COMPAT_DEVICE unsigned ballot32(unsigned mask, bool predicate) { return ballot32(predicate) & mask; }
ANYWARP_COMPAT_DEVICE unsigned activemask32() { return ballot32(true); }
ANYWARP_COMPAT_DEVICE int any32(bool predicate) { return ballot32(predicate) != 0; }
ANYWARP_COMPAT_DEVICE int any32(unsigned mask, bool predicate) { return ballot32(mask, predicate) != 0; }
ANYWARP_COMPAT_DEVICE int all32(bool predicate) { return ballot32(!predicate) == 0; }
ANYWARP_COMPAT_DEVICE int all32(unsigned mask, bool predicate) { return ballot32(mask, !predicate) == 0; }
ANYWARP_COMPAT_DEVICE int uni32(bool predicate) { return any32(predicate) == all32(predicate); }
ANYWARP_COMPAT_DEVICE int uni32(unsigned mask, bool predicate) {
  const unsigned yes = ballot32(mask, predicate);
  const unsigned no = ballot32(mask, !predicate);
  return yes == 0 || no == 0;
}

/// __syncwarp: orders the memory accesses of the lanes that run together; a wavefront needs no waiting for that.
ANYWARP_COMPAT_DEVICE void syncwarp32() {
#if defined(ANYWARP_SIMT)
  anywarp::simt::sync_warp(anywarp::simt::kActiveLanes);
#elif ANYWARP_COMPAT_DEVICE_PASS
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
#endif
}

namespace detail {

/// Shuffles any trivially copyable value (half, half2, bfloat16, double, a struct) in words of 32 bits.
template <typename T, typename Shuffle>
ANYWARP_COMPAT_DEVICE T shuffle_words(T value, Shuffle shuffle) {
  static_assert(std::is_trivially_copyable_v<T>, "a value that is shuffled must be trivially copyable");
  constexpr unsigned kWords = (sizeof(T) + 3) / 4;
  int words[kWords] = {};
  __builtin_memcpy(words, &value, sizeof(T));
#pragma unroll
  for (unsigned i = 0; i < kWords; ++i) words[i] = shuffle(words[i]);
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}

}  // namespace detail

/// Shuffles in groups of `width` lanes: a power of two up to 32. A lane outside the group gives the own value, as in CUDA;
/// for shfl32 the source lane is taken modulo `width`. Reading a lane that does not take part gives no useful value.
template <typename T>
ANYWARP_COMPAT_DEVICE T shfl32(T value, int source_lane, int width = 32) {
  return detail::shuffle_words(value, [=](int w) __attribute__((always_inline)) {
    return __shfl(w, source_lane & (width - 1), width);
  });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T shfl_up32(T value, unsigned delta, int width = 32) {
  return detail::shuffle_words(
      value, [=](int w) __attribute__((always_inline)) { return __shfl_up(w, delta, width); });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T shfl_down32(T value, unsigned delta, int width = 32) {
  return detail::shuffle_words(
      value, [=](int w) __attribute__((always_inline)) { return __shfl_down(w, delta, width); });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T shfl_xor32(T value, int lane_mask, int width = 32) {
  return detail::shuffle_words(
      value, [=](int w) __attribute__((always_inline)) { return __shfl_xor(w, lane_mask, width); });
}

/// The lanes (of `mask`) that hold the same bits. T: 4 or 8 bytes.
template <typename T>
ANYWARP_COMPAT_DEVICE unsigned match_any32(unsigned mask, T value) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "match_any32 takes values of 4 or 8 bytes");
  using Bits = std::conditional_t<sizeof(T) == 4, unsigned, unsigned long long>;
  Bits bits;
  __builtin_memcpy(&bits, &value, sizeof(T));
  unsigned same = 0;
  // Lanes of one half run this loop equally often; the other half may leave it earlier or later.
  for (unsigned left = activemask32(); left != 0;) {
    const bool mine = bits == shfl32(bits, __ffs(static_cast<int>(left)) - 1);
    const unsigned group = ballot32(mine);
    if (mine) same = group;
    left &= ~group;
  }
  return same & mask;
}
template <typename T>
ANYWARP_COMPAT_DEVICE unsigned match_any32(T value) {
  return match_any32(~0u, value);
}

/// The lanes (of `mask`) that take part if all of them hold the same bits, else 0; `*predicate` says which.
template <typename T>
ANYWARP_COMPAT_DEVICE unsigned match_all32(unsigned mask, T value, int* predicate) {
  const unsigned group = activemask32() & mask;
  *predicate = match_any32(mask, value) == group;
  *predicate = all32(mask, *predicate);
  return *predicate ? group : 0u;
}
template <typename T>
ANYWARP_COMPAT_DEVICE unsigned match_all32(T value, int* predicate) {
  return match_all32(~0u, value, predicate);
}

namespace detail {

/// Reduces over the lanes of `mask` that take part; all 32 by butterfly, fewer one by one (a butterfly would read lanes that
/// are not there). Threads of one call may name different groups.
template <typename T, typename Op>
ANYWARP_COMPAT_DEVICE T reduce(unsigned mask, T value, Op op) {
  const unsigned active = activemask32();
  if (all32(mask == ~0u) && active == ~0u) {
#pragma unroll
    for (int offset = 16; offset > 0; offset /= 2) value = op(value, shfl_xor32(value, offset));
    return value;
  }
  T result = value;
  bool first = true;
  for (unsigned left = active; left != 0; left &= left - 1) {
    const int lane = __ffs(static_cast<int>(left)) - 1;
    const T other = shfl32(value, lane);
    if (((mask >> lane) & 1u) == 0) continue;
    result = first ? other : op(result, other);
    first = false;
  }
  return result;
}

}  // namespace detail

/// __reduce_add_sync and its kin; T is any type that has the operator, so float sums too. The result is the same in all lanes.
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_add32(unsigned mask, T value) {
  return detail::reduce(mask, value, [](T a, T b) __attribute__((always_inline)) { return static_cast<T>(a + b); });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_min32(unsigned mask, T value) {
  return detail::reduce(mask, value, [](T a, T b) __attribute__((always_inline)) { return b < a ? b : a; });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_max32(unsigned mask, T value) {
  return detail::reduce(mask, value, [](T a, T b) __attribute__((always_inline)) { return a < b ? b : a; });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_and32(unsigned mask, T value) {
  return detail::reduce(mask, value, [](T a, T b) __attribute__((always_inline)) { return static_cast<T>(a & b); });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_or32(unsigned mask, T value) {
  return detail::reduce(mask, value, [](T a, T b) __attribute__((always_inline)) { return static_cast<T>(a | b); });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_xor32(unsigned mask, T value) {
  return detail::reduce(mask, value, [](T a, T b) __attribute__((always_inline)) { return static_cast<T>(a ^ b); });
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_add32(T value) {
  return reduce_add32(~0u, value);
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_min32(T value) {
  return reduce_min32(~0u, value);
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_max32(T value) {
  return reduce_max32(~0u, value);
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_and32(T value) {
  return reduce_and32(~0u, value);
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_or32(T value) {
  return reduce_or32(~0u, value);
}
template <typename T>
ANYWARP_COMPAT_DEVICE T reduce_xor32(T value) {
  return reduce_xor32(~0u, value);
}

}  // namespace anywarp::hip

#endif  // ANYWARP_COMPAT_ACTIVE
