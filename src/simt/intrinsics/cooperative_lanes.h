// The part of cooperative groups that lives inside one warp: a set of lanes with ranks. Tiles and coalesced groups are
// both such sets, so shuffles, votes and reductions are written once, on ranks.
#pragma once

#include <type_traits>

#include "reduce.h"
#include "vote.h"

namespace anywarp::simt {

/// Lanes of the calling thread's warp, ranked from the lowest.
struct LaneSet {
  std::uint64_t mask = 0;

  ANYWARP_INLINE unsigned size() const { return static_cast<unsigned>(__builtin_popcountll(mask)); }
  ANYWARP_INLINE unsigned rank() const {
    return static_cast<unsigned>(__builtin_popcountll(mask & (lane_bit(lane_id()) - 1)));
  }
  /// The lane of a rank; `rank` must be below size().
  unsigned lane_of(unsigned rank) const {
    std::uint64_t left = mask;
    while (rank--) left &= left - 1;
    return static_cast<unsigned>(__builtin_ctzll(left));
  }
  /// Bits by lane to bits by rank.
  std::uint64_t by_rank(std::uint64_t lanes) const {
    std::uint64_t result = 0;
    unsigned rank = 0;
    for (std::uint64_t left = mask; left; left &= left - 1, ++rank)
      if ((lanes >> __builtin_ctzll(left)) & 1) result |= std::uint64_t{1} << rank;
    return result;
  }

  /// The value of the thread with rank `from`.
  template <typename T>
  ANYWARP_INLINE T take(const char* name, T value, unsigned from) const {
    static_assert(std::is_trivially_copyable<T>::value && sizeof(T) <= 32,
                  "a group shuffles plain values of up to 32 bytes");
    const Exchange lanes = exchange(name, mask, &value, sizeof(T));
    const unsigned lane = lane_of(from);
    if (lanes.took_part(lane)) return lanes.get<T>(lane);
    report_misuse("warp", "error", "the group's shuffle reads a thread that takes no part");
    T result;
    std::memset(static_cast<void*>(&result), kInactiveByte, sizeof(T));
    return result;
  }
  ANYWARP_INLINE Ballot vote(const char* name, bool predicate) const {
    const int value = predicate;
    return count_votes(exchange(name, mask, &value, sizeof(value)));
  }
};

/// The aligned group of `size` lanes around the calling thread.
ANYWARP_INLINE LaneSet lane_tile(unsigned size) {
  if (size > warp_width()) {
    report_misuse("warp", "error", "a tile wider than the warp does not exist on this device");
    size = warp_width();
  }
  const std::uint64_t lanes = size == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << size) - 1;
  return LaneSet{lanes << (lane_id() / size * size)};
}

}  // namespace anywarp::simt
