// __match_any_sync and __match_all_sync: which lanes hold the same value, compared bit by bit.
#pragma once

#include "vote.h"

namespace anywarp::simt {

inline ANYWARP_UNCHECKED std::uint64_t lanes_equal_to(const Exchange& lanes, const void* value, std::size_t size) {
  std::uint64_t equal = 0;
  for (std::uint64_t left = lanes.active; left; left &= left - 1) {
    const unsigned lane = static_cast<unsigned>(__builtin_ctzll(left));
    if (std::memcmp(lanes.slot(lane), value, size) == 0) equal |= lane_bit(lane);
  }
  return equal;
}

template <typename T>
ANYWARP_INLINE Ballot match(const char* name, std::uint64_t mask, T value) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8, "match compares 32- and 64-bit values");
  const Exchange lanes = exchange(name, mask, &value, sizeof(T));
  if (ANYWARP_HIP) check_hip_mask(mask, lanes);
  return Ballot{lanes.active, lanes_equal_to(lanes, &value, sizeof(T))};
}

}  // namespace anywarp::simt

#define ANYWARP_MATCH(Result, Mask)                                                                    \
  ANYWARP_INLINE Result __match_any_sync(Mask mask, T value) {                                         \
    return static_cast<Result>(                                                                        \
        ::anywarp::simt::match("__match_any_sync", ::anywarp::simt::checked_mask(mask), value).votes); \
  }
#if ANYWARP_HIP
template <typename Mask, typename T>
ANYWARP_MATCH(unsigned long long, Mask)
template <typename Mask, typename T>
ANYWARP_INLINE unsigned long long __match_all_sync(Mask mask, T value, int* pred) {
#else
template <typename T>
ANYWARP_MATCH(unsigned, unsigned)
template <typename T>
ANYWARP_INLINE unsigned __match_all_sync(unsigned mask, T value, int* pred) {
#endif
  const auto m = ::anywarp::simt::match("__match_all_sync", ::anywarp::simt::checked_mask(mask), value);
  *pred = m.votes == m.active;
  return *pred ? ::anywarp::simt::to_lane_mask(m.active) : 0;
}
#undef ANYWARP_MATCH
#if ANYWARP_HIP
template <typename T>
ANYWARP_INLINE unsigned long long __match_any(T value) {
  return ::anywarp::simt::match("__match_any", ::anywarp::simt::kActiveLanes, value).votes;
}
template <typename T>
ANYWARP_INLINE unsigned long long __match_all(T value, int* pred) {
  const auto m = ::anywarp::simt::match("__match_all", ::anywarp::simt::kActiveLanes, value);
  *pred = m.votes == m.active;
  return *pred ? m.active : 0;
}
#endif
