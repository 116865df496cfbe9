// How the warps of the fused backward kernel keep step: each waits for what it reads, not for all. Groups of warps that
// exchange P and dS among themselves may be ahead of other groups by up to a step, so that one group's exponentials
// overlap another's products (13% on an H200).
#pragma once

#include "attention/arch/sm80/shared_barrier.h"

namespace anywarp::attention::gpu::sm80 {

/// kWarps warps in kGroups groups of neighbours; counts steps from 0.
template <int kWarps, int kGroups, int kStages>
struct FusedSteps {
  static constexpr int kBytes = (kStages + kGroups + 1) * SharedBarrier::kBytes;

  unsigned base;  ///< In the shared window.

  /// A block barrier must follow.
  ANYWARP_DEVICE void begin() const {
    if (threadIdx.x != 0) return;
    for (int stage = 0; stage < kStages; ++stage) loaded(stage).init(kWarps * CudaLane::kLanes);
    for (int group = 0; group < kGroups; ++group) written(group).init(kWarps / kGroups * CudaLane::kLanes);
    finished().init(kWarps * CudaLane::kLanes);
  }

  /// The tiles of a step are on their way: this thread's part of them.
  ANYWARP_DEVICE void load(int step) const { loaded(step % kStages).arrive_with_copies(); }
  ANYWARP_DEVICE void wait_loaded(int step) const { loaded(step % kStages).wait(step / kStages); }

  /// The warp's part of P and dS is in shared memory.
  ANYWARP_DEVICE void write() const { written(group()).arrive(); }
  /// So is that of the warp's group.
  ANYWARP_DEVICE void wait_written(int step) const { written(group()).wait(step); }
  /// And of all.
  ANYWARP_DEVICE void wait_all_written(int step) const {
#pragma unroll
    for (int other = 0; other < kGroups; ++other) written(other).wait(step);
  }

  /// The warp has read all that it reads in a step.
  ANYWARP_DEVICE void finish() const { finished().arrive(); }
  /// So have all.
  ANYWARP_DEVICE void wait_finished(int step) const { finished().wait(step); }

 private:
  ANYWARP_DEVICE static int group() { return CudaLane::warp() / (kWarps / kGroups); }
  ANYWARP_DEVICE SharedBarrier barrier(int i) const {
    return {base + static_cast<unsigned>(i) * SharedBarrier::kBytes};
  }
  ANYWARP_DEVICE SharedBarrier loaded(int stage) const { return barrier(stage); }
  ANYWARP_DEVICE SharedBarrier written(int group) const { return barrier(kStages + group); }
  ANYWARP_DEVICE SharedBarrier finished() const { return barrier(kStages + kGroups); }
};

}  // namespace anywarp::attention::gpu::sm80
