// The forward of one instruction set: memory, tasks, threads (forward_plan.h cuts, forward_tile.h computes).
#pragma once

#include <new>

#include "attention/arch/cpu/forward_finish.h"
#include "attention/arch/cpu/scratch.h"
#include "attention/arch/cpu/thread_pool.h"
#include "attention/arch/cpu/work_queue.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

class Forward {
 public:
  Forward(const ForwardCall& call, const ForwardPlan& plan, int workers)
      : call_(call),
        plan_(plan),
        queue_(plan.tasks()),
        packed_(plan.packed_jobs()),
        attended_(plan.packed_jobs()),
        parts_(plan.split_blocks()),
        blocks_a_job_(plan.most_packed_keys() / plan.tiles().key_block),
        ring_(ring_size(workers)),
        worker_floats_(ForwardBuffers::floats(call, plan.most_rows())),
        partial_floats_(Partial::floats(call, plan.most_rows())),
        ring_memory_(bytes(ring_ * blocks_a_job_ * (call.packed_k_size() + call.packed_v_size()))),
        worker_memory_(bytes(workers * worker_floats_)),
        partial_memory_(bytes(plan.split_blocks() * plan.most_splits() * partial_floats_)) {
    if (ring_memory_.data() == nullptr || worker_memory_.data() == nullptr || partial_memory_.data() == nullptr)
      throw std::bad_alloc();
  }

  /// Takes tasks until none is left.
  void work(int worker) {
    const ForwardBuffers buffers = ForwardBuffers::at(
        call_, plan_.most_rows(), static_cast<float*>(worker_memory_.data()) + worker * worker_floats_);
    for (std::int64_t number = queue_.take(); number >= 0; number = queue_.take()) {
      const ForwardTask task = plan_.task(number);
      task.pack_block >= 0 ? pack(task) : attend(task, buffers);
    }
  }

 private:
  /// Buffers of packed jobs: one that is read, one that is packed meanwhile, one whose last readers are at work; more
  /// of small ones. A job is packed before the rows of the job before it, so two at least.
  std::int64_t ring_size(int workers) const {
    constexpr std::int64_t kCached = std::int64_t{4} << 20, kLarge = std::int64_t{16} << 20;  // Floats.
    const std::int64_t job = std::max<std::int64_t>(1, blocks_a_job_ * (call_.packed_k_size() + call_.packed_v_size()));
    const std::int64_t wanted = std::clamp<std::int64_t>(kCached / job, job > kLarge ? 2 : 3, 2 + workers);
    return std::clamp<std::int64_t>(plan_.packed_jobs(), 1, wanted);
  }
  static std::size_t bytes(std::int64_t floats) { return static_cast<std::size_t>(floats) * sizeof(float); }

  float* packed_k(std::int64_t job) const {
    return static_cast<float*>(ring_memory_.data()) +
           job % ring_ * blocks_a_job_ * (call_.packed_k_size() + call_.packed_v_size());
  }
  float* packed_v(std::int64_t job) const { return packed_k(job) + blocks_a_job_ * call_.packed_k_size(); }

  void pack(const ForwardTask& task) {
    const std::int64_t job = task.packed_job;
    // All readers of the job that had the buffer before must be done.
    if (job >= ring_) attended_.wait(job - ring_, 1);
    ForwardTile::pack_block(call_, *task.at, task.kv_head, task.pack_block,
                            packed_k(job) + task.pack_block * call_.packed_k_size(),
                            packed_v(job) + task.pack_block * call_.packed_v_size());
    packed_.add(job);
  }

  void attend(const ForwardTask& task, const ForwardBuffers& buffers) {
    const PlannedSequence& at = *task.at;
    const bool packed = task.packed_job >= 0;
    if (packed) packed_.wait(task.packed_job, at.pack_tasks);
    ForwardTile(call_, task, packed ? packed_k(task.packed_job) : nullptr, packed ? packed_v(task.packed_job) : nullptr,
                buffers)
        .run();
    if (packed) {
      // packed_ counts on through the readers; the last of them frees the buffer.
      if (packed_.add(task.packed_job) == at.tasks_a_job()) attended_.add(task.packed_job);
    }
    if (at.splits > 1) {
      const std::int64_t rows = task.rows.rows();
      float* memory =
          static_cast<float*>(partial_memory_.data()) + task.split_block * plan_.most_splits() * partial_floats_;
      keep_partial(call_, rows, buffers, memory + task.split * partial_floats_);
      if (parts_.add(task.split_block) < at.splits) return;
      combine_partials(call_, rows, at.splits, memory, partial_floats_, buffers);
    }
    write_rows(call_, at.sequence, task.rows, buffers);
  }

  const ForwardCall& call_;
  const ForwardPlan& plan_;
  WorkQueue queue_;
  Counters packed_, attended_, parts_;
  const std::int64_t blocks_a_job_;
  const std::int64_t ring_;
  const std::int64_t worker_floats_, partial_floats_;
  Scratch ring_memory_, worker_memory_, partial_memory_;
};

inline void clear_unowned_rows(const AttentionProblem& problem, const ForwardOutputs& outputs) {
  for (const RowRange& range : unowned_query_rows(problem)) {
    for (std::int64_t head = 0; head < problem.q.shape[1]; ++head) {
      for (std::int64_t row = range.begin; row < range.end; ++row) {
        const auto& strides = outputs.out.strides;
        with_dtype(outputs.out.data, outputs.out.dtype, [&](auto* data) {
          data += head * strides[1] + row * strides[2];
          std::fill_n(data, outputs.out.shape[3], std::remove_reference_t<decltype(*data)>{});
        });
        if (!outputs.lse) continue;
        static_cast<float*>(outputs.lse.data)[head * outputs.lse.strides[1] + row * outputs.lse.strides[2]] =
            kMinusInfinity;
      }
    }
  }
}

inline Result<void> forward(std::string_view isa, const AttentionProblem& problem, const ForwardOutputs& outputs,
                            const Execution& execution) {
  try {
    ForwardCall call{.problem = problem, .outputs = outputs, .sizes = dimensions(problem)};
    call.tiles = tiles_for(tile_shape(isa, problem, Pass::Forward));
    call.dropout = dropout_rules(problem.dropout);
    call.can_mask = problem.bias || problem.mask;
    call.base2 = !problem.bias && !problem.mask && !problem.alibi_slopes && problem.softcap == 0.0f;
    const double unit = call.base2 ? 1.44269504088896340736 : 1.0;
    call.q_scale = static_cast<float>(softmax_scale(problem) * unit);

    const ForwardPlan plan(problem, call.sizes, call.tiles);
    const int workers = static_cast<int>(std::min<std::int64_t>(thread_count(execution), plan.tasks()));
    if (workers > 0) {
      Forward forward(call, plan, workers);
      const auto body = [&](int worker) { forward.work(worker); };
      parallel(execution, workers, body);
    }
    clear_unowned_rows(problem, outputs);
    return {};
  } catch (const std::bad_alloc&) {
    return out_of_memory();
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
