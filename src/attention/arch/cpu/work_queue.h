// Tasks taken in order by any number of workers, and counters on which a task may wait for those before it. What a
// worker waits for has been taken by another, which does not wait for a later one: there is no deadlock.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

namespace anywarp::attention::cpu {

class WorkQueue {
 public:
  explicit WorkQueue(std::int64_t tasks) : tasks_(tasks) {}

  /// The next task, or −1 if there is none left.
  std::int64_t take() {
    const std::int64_t task = next_.fetch_add(1, std::memory_order_relaxed);
    return task < tasks_ ? task : -1;
  }

 private:
  const std::int64_t tasks_;
  std::atomic<std::int64_t> next_{0};
};

class Counters {
 public:
  explicit Counters(std::int64_t count) : values_(static_cast<std::size_t>(count)) {}

  /// Adds one, after everything the caller wrote; the new value.
  std::int64_t add(std::int64_t which);

  /// Returns once the value is at least `target`; sees what was written before.
  void wait(std::int64_t which, std::int64_t target) const;

 private:
  std::vector<std::atomic<std::int32_t>> values_;
};

}  // namespace anywarp::attention::cpu
