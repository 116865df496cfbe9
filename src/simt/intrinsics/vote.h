// __all, __any, __ballot, __activemask: what the lanes of a warp say together. CUDA answers in 32 bits, HIP in 64.
#pragma once

#include "warp.h"

namespace anywarp::simt {

struct Ballot {
  std::uint64_t active;  ///< Lanes that took part.
  std::uint64_t votes;   ///< Those of them whose predicate is not zero.
};

inline ANYWARP_UNCHECKED Ballot count_votes(const Exchange& lanes) {
  Ballot result{lanes.active, 0};
  for (std::uint64_t left = lanes.active; left; left &= left - 1) {
    const unsigned lane = static_cast<unsigned>(__builtin_ctzll(left));
    if (lanes.get<int>(lane)) result.votes |= lane_bit(lane);
  }
  return result;
}

ANYWARP_INLINE Ballot vote(const char* name, std::uint64_t mask, bool predicate) {
  const int value = predicate;
  const Exchange lanes = exchange(name, mask, &value, sizeof(value));
  if (ANYWARP_HIP) check_hip_mask(mask, lanes);
  return count_votes(lanes);
}

/// A ballot as the program's integer: in CUDA, lanes 32 to 63 of a wide wavefront do not fit.
ANYWARP_INLINE LaneMask to_lane_mask(std::uint64_t lanes) { return static_cast<LaneMask>(lanes); }

}  // namespace anywarp::simt

#if ANYWARP_HIP
using __hip_lane_mask = unsigned long long;
ANYWARP_INLINE int __all(int p) {
  const auto v = ::anywarp::simt::vote("__all", ::anywarp::simt::kActiveLanes, p);
  return v.votes == v.active;
}
ANYWARP_INLINE int __any(int p) { return ::anywarp::simt::vote("__any", ::anywarp::simt::kActiveLanes, p).votes != 0; }
ANYWARP_INLINE unsigned long long __ballot(int p) {
  return ::anywarp::simt::vote("__ballot", ::anywarp::simt::kActiveLanes, p).votes;
}
ANYWARP_INLINE unsigned long long __ballot64(int p) {
  return ::anywarp::simt::vote("__ballot64", ::anywarp::simt::kActiveLanes, p).votes;
}
ANYWARP_INLINE unsigned long long __activemask() {
  return ::anywarp::simt::vote("__activemask", ::anywarp::simt::kActiveLanes, true).active;
}
template <typename Mask>
ANYWARP_INLINE int __all_sync(Mask mask, int p) {
  const auto v = ::anywarp::simt::vote("__all_sync", ::anywarp::simt::checked_mask(mask), p);
  return v.votes == v.active;
}
template <typename Mask>
ANYWARP_INLINE int __any_sync(Mask mask, int p) {
  return ::anywarp::simt::vote("__any_sync", ::anywarp::simt::checked_mask(mask), p).votes != 0;
}
template <typename Mask>
ANYWARP_INLINE unsigned long long __ballot_sync(Mask mask, int p) {
  return ::anywarp::simt::vote("__ballot_sync", ::anywarp::simt::checked_mask(mask), p).votes;
}
ANYWARP_INLINE unsigned __lane_id() { return ::anywarp::simt::lane_id(); }
ANYWARP_INLINE unsigned long long __lanemask_lt() { return ::anywarp::simt::lane_bit(::anywarp::simt::lane_id()) - 1; }
ANYWARP_INLINE unsigned long long __lanemask_eq() { return ::anywarp::simt::lane_bit(::anywarp::simt::lane_id()); }
ANYWARP_INLINE unsigned long long __lanemask_le() { return __lanemask_lt() | __lanemask_eq(); }
ANYWARP_INLINE unsigned long long __lanemask_gt() { return ::anywarp::simt::all_lanes() & ~__lanemask_le(); }
ANYWARP_INLINE unsigned long long __lanemask_ge() { return ::anywarp::simt::all_lanes() & ~__lanemask_lt(); }
#else
ANYWARP_INLINE int __all_sync(unsigned mask, int p) {
  const auto v = ::anywarp::simt::vote("__all_sync", ::anywarp::simt::checked_mask(mask), p);
  return v.votes == v.active;
}
ANYWARP_INLINE int __any_sync(unsigned mask, int p) {
  return ::anywarp::simt::vote("__any_sync", ::anywarp::simt::checked_mask(mask), p).votes != 0;
}
ANYWARP_INLINE int __uni_sync(unsigned mask, int p) {
  const auto v = ::anywarp::simt::vote("__uni_sync", ::anywarp::simt::checked_mask(mask), p);
  return v.votes == v.active || v.votes == 0;
}
ANYWARP_INLINE unsigned __ballot_sync(unsigned mask, int p) {
  return ::anywarp::simt::to_lane_mask(
      ::anywarp::simt::vote("__ballot_sync", ::anywarp::simt::checked_mask(mask), p).votes);
}
ANYWARP_INLINE unsigned __activemask() {
  return ::anywarp::simt::to_lane_mask(
      ::anywarp::simt::vote("__activemask", ::anywarp::simt::kActiveLanes, true).active);
}
#endif
