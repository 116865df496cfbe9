#include "attention/arch/cpu/thread_pool.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace anywarp::attention::cpu {
namespace {

/// A worker that has just finished looks for the next call this long before it sleeps, and a caller for its workers'
/// end: calls of one model follow one another within microseconds, and waking takes tens of them.
constexpr int kSpins = 2000;

int available_cores() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) == 0) return std::max(1, CPU_COUNT(&set));
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void relax() {
#if defined(__x86_64__)
  _mm_pause();
#else
  std::this_thread::yield();
#endif
}

class Pool {
 public:
  /// One call at a time; others run their tasks themselves.
  bool run(int tasks, TaskRef body) {
    const std::unique_lock exclusive(running_, std::try_to_lock);
    if (!exclusive) return false;
    grow(tasks - 1);
    {
      const std::lock_guard lock(mutex_);
      body_ = &body;
      tasks_ = tasks;
      next_ = 0;
      unfinished_ = tasks;
      generation_.fetch_add(1, std::memory_order_release);
    }
    wake_.notify_all();
    work();
    for (int i = 0; i < kSpins && unfinished_.load(std::memory_order_acquire) > 0; ++i) relax();
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return unfinished_.load() == 0; });
    body_ = nullptr;
    return true;
  }

 private:
  void grow(int workers) {
    try {
      while (static_cast<int>(workers_.size()) < workers) {
        workers_.emplace_back([this] { serve(); });
      }
    } catch (const std::system_error&) {
      // Fewer threads then: the caller's own does what is left.
    }
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (body_ != nullptr && next_ < tasks_) {
      const int task = next_++;
      const TaskRef body = *body_;
      lock.unlock();
      body(task);
      lock.lock();
      if (--unfinished_ == 0) done_.notify_all();
    }
  }

  [[noreturn]] void serve() {
    std::uint64_t seen = 0;
    for (;;) {
      for (int i = 0; i < kSpins && generation_.load(std::memory_order_acquire) == seen; ++i) relax();
      {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [&] { return generation_.load(std::memory_order_relaxed) != seen; });
        seen = generation_.load(std::memory_order_relaxed);
      }
      work();
    }
  }

  std::mutex running_;
  std::mutex mutex_;
  std::condition_variable wake_, done_;
  std::atomic<std::uint64_t> generation_{0};
  const TaskRef* body_ = nullptr;
  int tasks_ = 0, next_ = 0;
  std::atomic<int> unfinished_{0};  ///< Written under the mutex.
  std::vector<std::thread> workers_;
};

/// Never destroyed: its threads run until the process ends, and other libraries' destructors may still call us. A child
/// of fork() has none of the threads, so it gets a new one.
Pool& pool() {
  static std::mutex mutex;
  static Pool* instance = nullptr;
  static pid_t owner = 0;
  const std::lock_guard lock(mutex);
  if (instance == nullptr || owner != getpid()) {
    instance = new Pool;
    owner = getpid();
  }
  return *instance;
}

}  // namespace

int thread_count(const Execution& execution) {
  static const int cores = available_cores();
  return execution.threads > 0 ? execution.threads : cores;
}

void parallel(const Execution& execution, int tasks, TaskRef body) {
  if (tasks <= 0) return;
  if (tasks > 1 && execution.parallel_for != nullptr) {
    execution.parallel_for(tasks, body.function(), body.context());
    return;
  }
  if (tasks > 1 && pool().run(tasks, body)) return;
  for (int task = 0; task < tasks; ++task) body(task);
}

}  // namespace anywarp::attention::cpu
