// cooperative_groups: reductions, scans and group-wide copies.
#pragma once

#include "cooperative_groups.h"

namespace cooperative_groups {

#define ANYWARP_OPERATION(name, expression)                                          \
  template <typename T = void>                                                       \
  struct name {                                                                      \
    ANYWARP_INLINE T operator()(const T& a, const T& b) const { return expression; } \
  };                                                                                 \
  template <>                                                                        \
  struct name<void> {                                                                \
    template <typename T>                                                            \
    ANYWARP_INLINE T operator()(const T& a, const T& b) const {                      \
      return expression;                                                             \
    }                                                                                \
  };
ANYWARP_OPERATION(plus, static_cast<T>(a + b))
ANYWARP_OPERATION(less, b < a ? b : a)
ANYWARP_OPERATION(greater, a < b ? b : a)
ANYWARP_OPERATION(bit_and, static_cast<T>(a& b))
ANYWARP_OPERATION(bit_or, static_cast<T>(a | b))
ANYWARP_OPERATION(bit_xor, static_cast<T>(a ^ b))
#undef ANYWARP_OPERATION

/// Folded in order of rank, the same for every thread; hardware folds as a tree, so sums of floats may differ in last
/// bits.
template <typename Group, typename T, typename Operation>
ANYWARP_INLINE T reduce(const Group& group, T value, Operation&& operation) {
  const auto lanes = ::anywarp::simt::exchange("group.reduce", group.anywarp_lane_set().mask, &value, sizeof(T));
  return ::anywarp::simt::fold_lanes<T>(lanes, operation);
}

template <typename Group, typename T, typename Operation>
ANYWARP_INLINE T inclusive_scan(const Group& group, T value, Operation&& operation) {
  const auto set = group.anywarp_lane_set();
  auto lanes = ::anywarp::simt::exchange("group.inclusive_scan", set.mask, &value, sizeof(T));
  lanes.active &= (::anywarp::simt::lane_bit(::anywarp::simt::lane_id()) << 1) - 1;
  return ::anywarp::simt::fold_lanes<T>(lanes, operation);
}
template <typename Group, typename T>
ANYWARP_INLINE T inclusive_scan(const Group& group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
/// Rank 0 receives T().
template <typename Group, typename T, typename Operation>
ANYWARP_INLINE T exclusive_scan(const Group& group, T value, Operation&& operation) {
  const auto set = group.anywarp_lane_set();
  auto lanes = ::anywarp::simt::exchange("group.exclusive_scan", set.mask, &value, sizeof(T));
  lanes.active &= ::anywarp::simt::lane_bit(::anywarp::simt::lane_id()) - 1;
  return lanes.active ? ::anywarp::simt::fold_lanes<T>(lanes, operation) : T();
}
template <typename Group, typename T>
ANYWARP_INLINE T exclusive_scan(const Group& group, T value) {
  return exclusive_scan(group, value, plus<T>());
}

/// The group's threads copy `bytes` together, at once; wait() is the barrier that the program must still have.
template <typename Group, typename T>
ANYWARP_INLINE void memcpy_async(const Group& group, T* to, const T* from, std::size_t bytes) {
  for (std::size_t i = group.thread_rank(); i < bytes / sizeof(T); i += group.size()) to[i] = from[i];
}
template <typename Group>
ANYWARP_INLINE void wait(const Group& group) {
  group.sync();
}
template <unsigned, typename Group>
ANYWARP_INLINE void wait_prior(const Group& group) {
  group.sync();
}

}  // namespace cooperative_groups
