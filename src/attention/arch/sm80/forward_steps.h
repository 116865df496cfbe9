// How the warps of the forward kernels keep step: each waits for the tile that it reads, and for others only before it
// overwrites what they may still read. Warps drift apart by up to a tile, so that one's exponentials overlap another's
// products.
#pragma once

#include "attention/arch/sm80/shared_barrier.h"

namespace anywarp::attention::gpu::sm80 {

/// Keys and values in kStages buffers each; counts tiles from 0.
template <int kWarps, int kStages>
struct ForwardSteps {
  static constexpr int kBytes = (2 * kStages + 2) * SharedBarrier::kBytes;

  unsigned base;  ///< In the shared window.

  /// A block barrier must follow.
  ANYWARP_DEVICE void begin() const {
    if (threadIdx.x != 0) return;
    for (int i = 0; i < 2 * kStages; ++i) barrier(i).init(kWarps * CudaLane::kLanes);
    for (int i = 0; i < 2; ++i) barrier(2 * kStages + i).init(kWarps * CudaLane::kLanes);
  }
  /// Before another begin, after a block barrier.
  ANYWARP_DEVICE void end() const {
    if (threadIdx.x != 0) return;
    for (int i = 0; i < 2 * kStages + 2; ++i) barrier(i).invalidate();
  }

  /// The tile is on its way: this thread's part of it.
  ANYWARP_DEVICE void load_keys(int tile) const { barrier(tile % kStages).arrive_with_copies(); }
  ANYWARP_DEVICE void load_values(int tile) const { barrier(kStages + tile % kStages).arrive_with_copies(); }
  ANYWARP_DEVICE void wait_keys(int tile) const { barrier(tile % kStages).wait(tile / kStages); }
  ANYWARP_DEVICE void wait_values(int tile) const { barrier(kStages + tile % kStages).wait(tile / kStages); }

  /// The warp has read the tile; so have all.
  ANYWARP_DEVICE void finish_keys() const { barrier(2 * kStages).arrive(); }
  ANYWARP_DEVICE void finish_values() const { barrier(2 * kStages + 1).arrive(); }
  ANYWARP_DEVICE void wait_keys_finished(int tile) const { barrier(2 * kStages).wait(tile); }
  ANYWARP_DEVICE void wait_values_finished(int tile) const { barrier(2 * kStages + 1).wait(tile); }

 private:
  ANYWARP_DEVICE SharedBarrier barrier(int i) const {
    return {base + static_cast<unsigned>(i) * SharedBarrier::kBytes};
  }
};

}  // namespace anywarp::attention::gpu::sm80
