// A barrier in shared memory that counts arrivals (mbarrier, PTX ISA): who arrives need not wait, and who waits need
// not arrive. Rounds follow each other, from 0; a waiter may be one behind.
#pragma once

#include "attention/mma/cuda_lane.h"

namespace anywarp::attention::gpu::sm80 {

struct SharedBarrier {
  static constexpr int kBytes = 8;

  unsigned address;  ///< In the shared window.

  /// By one thread; a block barrier must follow.
  ANYWARP_DEVICE void init(unsigned arrivals) const {
    asm volatile("mbarrier.init.shared.b64 [%0], %1;\n" ::"r"(address), "r"(arrivals) : "memory");
  }
  ANYWARP_DEVICE void invalidate() const {
    asm volatile("mbarrier.inval.shared.b64 [%0];\n" ::"r"(address) : "memory");
  }

  /// By every thread. One lane for its warp, after __syncwarp, is slower (1 to 2%), and racecheck does not follow it.
  ANYWARP_DEVICE void arrive() const {
    asm volatile("{ .reg .b64 state; mbarrier.arrive.shared.b64 state, [%0]; }\n" ::"r"(address) : "memory");
  }
  /// By every thread: when its asynchronous copies so far have arrived.
  ANYWARP_DEVICE void arrive_with_copies() const {
    asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];\n" ::"r"(address) : "memory");
  }

  ANYWARP_DEVICE void wait(int round) const {
    unsigned done;
    do {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#define ANYWARP_MBARRIER_WAIT "mbarrier.try_wait.parity"
#else
#define ANYWARP_MBARRIER_WAIT "mbarrier.test_wait.parity"
#endif
      asm volatile("{ .reg .pred p; " ANYWARP_MBARRIER_WAIT ".shared.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }\n"
                   : "=r"(done)
                   : "r"(address), "r"(round & 1)
                   : "memory");
#undef ANYWARP_MBARRIER_WAIT
    } while (done == 0);
  }
};

}  // namespace anywarp::attention::gpu::sm80
