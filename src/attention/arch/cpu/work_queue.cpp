#include "attention/arch/cpu/work_queue.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace anywarp::attention::cpu {

std::int64_t Counters::add(std::int64_t which) {
  const std::int64_t value = values_[which].fetch_add(1, std::memory_order_acq_rel) + 1;
  values_[which].notify_all();
  return value;
}

void Counters::wait(std::int64_t which, std::int64_t target) const {
  // Waits are short where each thread has a core; where it has not, the core is somebody else's after some
  // microseconds.
  constexpr int kSpins = 2000;
  for (int spins = 0;; ++spins) {
    const std::int32_t value = values_[which].load(std::memory_order_acquire);
    if (value >= target) return;
    if (spins < kSpins) {
#if defined(__x86_64__)
      _mm_pause();
#endif
    } else {
      values_[which].wait(value, std::memory_order_acquire);
    }
  }
}

}  // namespace anywarp::attention::cpu
