// Who takes part in a warp-level operation. CUDA names the lanes in a 32-bit mask; HIP takes those that are converged,
// or, in its _sync forms, a 64-bit mask that must equal them. Every family below asks here, so that masks are judged in
// one place.
#pragma once

#include <cstdint>
#include <type_traits>

#include "builtins.h"

namespace anywarp::simt {

// Control flow around a collective must not be duplicated: lanes that wait at copies of one call site would not meet.
Exchange exchange(const char* operation, std::uint64_t mask, const void* value, std::size_t size)
    __attribute__((convergent));
int sync_block(BlockVote vote, int predicate) __attribute__((convergent));
void sync_warp(std::uint64_t mask) __attribute__((convergent));

ANYWARP_INLINE unsigned lane_id() { return this_thread()->lane; }
ANYWARP_INLINE std::uint64_t lane_bit(unsigned lane) { return std::uint64_t{1} << lane; }
ANYWARP_INLINE std::uint64_t all_lanes() { return warp_width() == 64 ? ~std::uint64_t{0} : 0xffffffffu; }

/// The lanes that a CUDA mask names. At 64 lanes CUDA's masks are too short: 0xffffffff is read as "all", which is what
/// a port makes of it, and reported.
ANYWARP_INLINE std::uint64_t cuda_mask(unsigned mask) {
  std::uint64_t lanes = mask;
  if (warp_width() == 64) {
    report_misuse("warp", "warning", "a 32-bit lane mask cannot name the upper half of a 64-lane wavefront");
    if (mask == 0xffffffffu) lanes = ~std::uint64_t{0};
  }
  const std::uint64_t own = lane_bit(lane_id());
  if (!(lanes & own)) report_misuse("warp", "error", "the lane mask does not name the calling lane");
  return lanes | own;
}

/// The lanes that a mask of HIP's _sync forms names.
ANYWARP_INLINE std::uint64_t hip_mask(std::uint64_t mask) {
  const std::uint64_t own = lane_bit(lane_id());
  mask &= all_lanes();
  if (!(mask & own)) report_misuse("warp", "error", "the lane mask does not name the calling lane");
  return mask | own;
}

/// HIP 7 traps here: its _sync forms assert that the mask equals the lanes that arrive.
ANYWARP_INLINE void check_hip_mask(std::uint64_t mask, const Exchange& lanes) {
  if (mask != kActiveLanes && lanes.active != mask) {
    report_misuse("warp", "error", "the lane mask names lanes that are not active: HIP's _sync functions trap");
  }
}

#if ANYWARP_HIP
using LaneMask = std::uint64_t;
template <typename Mask>
ANYWARP_INLINE std::uint64_t checked_mask(Mask mask) {
  static_assert(std::is_integral<Mask>::value && sizeof(Mask) == 8,
                "HIP's _sync functions take a 64-bit lane mask; a smaller integer, promoted, names half a wavefront");
  return hip_mask(static_cast<std::uint64_t>(mask));
}
#else
using LaneMask = unsigned;
ANYWARP_INLINE std::uint64_t checked_mask(unsigned mask) { return cuda_mask(mask); }
#endif

/// What a lane reads from a lane that takes no part: 0 on AMD (ds_bpermute honours EXEC); undefined in CUDA, where all
/// ones (NaN, -1) make the mistake visible.
inline constexpr unsigned char kInactiveByte = ANYWARP_HIP ? 0x00 : 0xff;

}  // namespace anywarp::simt
