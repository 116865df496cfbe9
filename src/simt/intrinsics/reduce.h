// __reduce_*_sync: one value from all lanes of the mask, the same for each of them.
#pragma once

#include "warp.h"

namespace anywarp::simt {

/// Signed sums wrap, as the hardware's do.
template <typename T>
ANYWARP_INLINE T wrapping_add(T a, T b) {
  if constexpr (std::is_integral<T>::value) {
    using Unsigned = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<Unsigned>(a) + static_cast<Unsigned>(b));
  } else {
    return a + b;
  }
}

template <typename T, typename Operation>
ANYWARP_UNCHECKED T fold_lanes(const Exchange& lanes, Operation operation) {
  std::uint64_t left = lanes.active;
  T result = lanes.get<T>(static_cast<unsigned>(__builtin_ctzll(left)));
  for (left &= left - 1; left; left &= left - 1) {
    result = operation(result, lanes.get<T>(static_cast<unsigned>(__builtin_ctzll(left))));
  }
  return result;
}

template <typename T, typename Operation>
ANYWARP_INLINE T reduce_lanes(const char* name, std::uint64_t mask, T value, Operation operation) {
  const Exchange lanes = exchange(name, mask, &value, sizeof(T));
  if (ANYWARP_HIP) check_hip_mask(mask, lanes);
  return fold_lanes<T>(lanes, operation);
}

}  // namespace anywarp::simt

#if ANYWARP_HIP
#define ANYWARP_REDUCE(name, expression)                                                       \
  template <typename Mask, typename T>                                                         \
  ANYWARP_INLINE T name(Mask mask, T value) {                                                  \
    return ::anywarp::simt::reduce_lanes(#name, ::anywarp::simt::checked_mask(mask), value,    \
                                         [](T a, T b) { return static_cast<T>(expression); }); \
  }
#define ANYWARP_REDUCE_SIGNED(name, expression) ANYWARP_REDUCE(name, expression)
#else
#define ANYWARP_REDUCE_AS(T, name, expression)                                                 \
  ANYWARP_INLINE T name(unsigned mask, T value) {                                              \
    return ::anywarp::simt::reduce_lanes(#name, ::anywarp::simt::checked_mask(mask), value,    \
                                         [](T a, T b) { return static_cast<T>(expression); }); \
  }
#define ANYWARP_REDUCE(name, expression) ANYWARP_REDUCE_AS(unsigned, name, expression)
#define ANYWARP_REDUCE_SIGNED(name, expression) \
  ANYWARP_REDUCE_AS(unsigned, name, expression) \
  ANYWARP_REDUCE_AS(int, name, expression)
#endif
ANYWARP_REDUCE_SIGNED(__reduce_add_sync, ::anywarp::simt::wrapping_add(a, b))
ANYWARP_REDUCE_SIGNED(__reduce_min_sync, b < a ? b : a)
ANYWARP_REDUCE_SIGNED(__reduce_max_sync, a < b ? b : a)
ANYWARP_REDUCE(__reduce_and_sync, a& b)
ANYWARP_REDUCE(__reduce_or_sync, a | b)
ANYWARP_REDUCE(__reduce_xor_sync, a ^ b)
#undef ANYWARP_REDUCE
#undef ANYWARP_REDUCE_SIGNED
#undef ANYWARP_REDUCE_AS
