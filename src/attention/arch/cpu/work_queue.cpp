#include "attention/arch/cpu/work_queue.h"

#include <thread>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace anywarp::attention::cpu {

void Counters::wait(std::int64_t which, std::int64_t target) const {
  for (int spins = 0; values_[which].load(std::memory_order_acquire) < target; ++spins) {
    if (spins < 256) {
#if defined(__x86_64__)
      _mm_pause();
#endif
    } else {
      std::this_thread::yield();
    }
  }
}

}  // namespace anywarp::attention::cpu
