// What both passes' drivers share: the operands of a key head, options of a sequence and head as the kernels take them,
// buffers, and work that threads take one piece at a time.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <new>

#include "anywarp/attention.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/thread_pool.h"
#include "attention/problem.h"

namespace anywarp::attention::cpu::amx {

/// Memory on a cache line's boundary; not initialised.
class Buffer {
 public:
  Buffer() = default;
  explicit Buffer(std::int64_t bytes)
      : data_(static_cast<char*>(::operator new (static_cast<std::size_t>(bytes), std::align_val_t{64}))) {}
  char* data() const { return data_.get(); }

 private:
  struct Free {
    void operator()(char* data) const { ::operator delete (data, std::align_val_t{64}); }
  };
  std::unique_ptr<char, Free> data_;
};

/// Sequence and key head: what shares packed keys and values.
struct Unit {
  Sequence sequence;
  std::int64_t kv_head = 0;
};
Unit unit_of(const AttentionProblem& problem, std::int64_t index);

Shape shape_of(const AttentionProblem& problem);

constexpr std::int64_t steps_of(std::int64_t rows) { return (rows + kStep - 1) / kStep; }
/// Bytes of one step of 32 rows, in any order of tiles.
constexpr std::int64_t step_bytes(const Shape& shape, int column_steps) {
  return std::int64_t{2} * shape.parts * column_steps * kTile;
}

/// Which of the orders of PackJob, at the unit's first step.
struct KeyOperands {
  char *keys = nullptr, *keys_t = nullptr;      ///< straight, pairs_transposed
  char *values = nullptr, *values_t = nullptr;  ///< straight, pairs_transposed
};
/// Packs one step of the unit's keys and values into it; false if something is not finite.
bool pack_keys(const Kernels& kernels, const AttentionProblem& problem, const Shape& shape, const Unit& unit,
               std::int64_t step, const KeyOperands& to);

ScoreOptions score_options(const AttentionProblem& problem, const Sequence& sequence, std::int64_t head);
DropoutOptions dropout_options(const AttentionProblem& problem, const Sequence& sequence, std::int64_t head);
Band band_options(const AttentionProblem& problem, const Sequence& sequence);
/// ForwardJob::exponent.
float exponent_of(const AttentionProblem& problem, const ScoreOptions& options);

/// Runs body(next) on up to `threads` threads, where next() gives each of 0 … tasks − 1 to one of them, and −1 at the
/// end: what a thread needs for all of its tasks it makes once.
template <typename Body>
void share(const Execution& execution, int threads, std::int64_t tasks, Body body) {
  std::atomic<std::int64_t> taken{0};
  const auto next = [&]() -> std::int64_t {
    const std::int64_t task = taken.fetch_add(1, std::memory_order_relaxed);
    return task < tasks ? task : -1;
  };
  auto run = [&](int) { body(next); };
  parallel(execution, static_cast<int>(tasks < threads ? tasks : threads), run);
}

}  // namespace anywarp::attention::cpu::amx
