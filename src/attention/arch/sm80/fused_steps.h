// How the warps of the fused backward kernel keep step: each waits for what it reads, not for all. Groups of warps that
// exchange P and dS among themselves may be ahead of other groups by up to a step, so that one group's exponentials
// overlap another's products.
#pragma once

#include <cstdint>

#include "attention/mma/cuda_lane.h"

namespace anywarp::attention::gpu::sm80 {

/// kWarps warps in kGroups groups of neighbours; counts steps from 0.
template <int kWarps, int kGroups, int kStages>
struct FusedSteps {
  static constexpr int kBarriers = kStages + kGroups + 1, kBytes = 8 * kBarriers;

  unsigned barriers;  ///< In the shared window.

  /// A block barrier must follow.
  ANYWARP_DEVICE void begin() const {
    if (threadIdx.x != 0) return;
    for (int stage = 0; stage < kStages; ++stage) CudaLane::barrier_init(loaded(stage), kWarps * CudaLane::kLanes);
    for (int group = 0; group < kGroups; ++group) CudaLane::barrier_init(written(group), kWarps / kGroups);
    CudaLane::barrier_init(done(), kWarps);
  }

  /// The tiles of a step are on their way: this thread's part of them.
  ANYWARP_DEVICE void load(int step) const { CudaLane::barrier_arrive_with_copies(loaded(step % kStages)); }
  ANYWARP_DEVICE void wait_loaded(int step) const {
    CudaLane::barrier_wait(loaded(step % kStages), static_cast<unsigned>(step / kStages));
  }

  /// The warp's part of P and dS is in shared memory.
  ANYWARP_DEVICE void write() const { arrive(written(group())); }
  /// So is that of the warp's group.
  ANYWARP_DEVICE void wait_written(int step) const {
    CudaLane::barrier_wait(written(group()), static_cast<unsigned>(step));
  }
  /// And of all.
  ANYWARP_DEVICE void wait_all_written(int step) const {
#pragma unroll
    for (int other = 0; other < kGroups; ++other) CudaLane::barrier_wait(written(other), static_cast<unsigned>(step));
  }

  /// The warp has read all that it reads in a step.
  ANYWARP_DEVICE void finish() const { arrive(done()); }
  /// So have all.
  ANYWARP_DEVICE void wait_finished(int step) const { CudaLane::barrier_wait(done(), static_cast<unsigned>(step)); }

 private:
  ANYWARP_DEVICE static int group() { return CudaLane::warp() / (kWarps / kGroups); }
  ANYWARP_DEVICE unsigned loaded(int stage) const { return barriers + 8 * static_cast<unsigned>(stage); }
  ANYWARP_DEVICE unsigned written(int group) const { return barriers + 8 * static_cast<unsigned>(kStages + group); }
  ANYWARP_DEVICE unsigned done() const { return barriers + 8 * (kStages + kGroups); }
  ANYWARP_DEVICE static void arrive(unsigned barrier) {
    CudaLane::warp_barrier();
    if (CudaLane::lane() == 0) CudaLane::barrier_arrive(barrier);
  }
};

}  // namespace anywarp::attention::gpu::sm80
