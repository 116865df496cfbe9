#include "attention/arch/cpu/forward_plan.h"

#include <algorithm>

namespace anywarp::attention::cpu {
namespace {

/// Up to so many rows, k and v are read where they lie: each element is used so seldom that packing would cost more.
constexpr std::int64_t kDirectRows = 8;

/// Row blocks are split until there are about so many tasks: enough to spread evenly over tens of cores.
constexpr std::int64_t kWantedTasks = 64;

/// A part along the keys has at least so many, or combining the parts shows.
constexpr std::int64_t kSplitKeys = 512;

std::int64_t ceiling(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

}  // namespace

void ForwardPlan::cut(PlannedSequence& planned) const {
  const Sequence& sequence = planned.sequence;
  if (sequence.seqlen_q == 0 || sizes_.group == 0) return;
  planned.keys = planned.band.of_any(0, sequence.seqlen_q - 1);
  planned.key_blocks = ceiling(std::max<std::int64_t>(0, planned.keys.end - planned.keys.begin), tiles_.key_block);
  if (sequence.seqlen_q > tiles_.query_block) {
    // Blocks of equal size, in multiples of a register tile where that costs nothing.
    const std::int64_t blocks = ceiling(sequence.seqlen_q, tiles_.query_block);
    planned.queries_a_block =
        std::min<std::int64_t>(ceiling(ceiling(sequence.seqlen_q, blocks), 12) * 12, tiles_.query_block);
    planned.heads_a_block = 1;
    planned.row_blocks = sizes_.group * ceiling(sequence.seqlen_q, planned.queries_a_block);
  } else {
    planned.queries_a_block = sequence.seqlen_q;
    planned.heads_a_block = std::min<std::int64_t>(sizes_.group, tiles_.query_block / sequence.seqlen_q);
    planned.row_blocks = ceiling(sizes_.group, planned.heads_a_block);
  }
  planned.direct = planned.row_blocks == 1 && planned.heads_a_block * planned.queries_a_block <= kDirectRows;
  if (planned.row_blocks > 1) planned.pack_tasks = planned.key_blocks;
}

void ForwardPlan::split(PlannedSequence& planned, std::int64_t all_row_blocks) const {
  if (planned.key_blocks == 0 || all_row_blocks == 0 || all_row_blocks >= kWantedTasks) return;
  const std::int64_t most = std::max<std::int64_t>(1, (planned.keys.end - planned.keys.begin) / kSplitKeys);
  planned.splits = std::min({ceiling(kWantedTasks, all_row_blocks), most, planned.key_blocks});
}

ForwardPlan::ForwardPlan(const AttentionProblem& problem, const Dimensions& sizes, TileConfig tiles)
    : sizes_(sizes), tiles_(tiles), sequences_(static_cast<std::size_t>(sizes.sequences)) {
  std::int64_t row_blocks = 0;
  for (std::int64_t index = 0; index < sizes.sequences; ++index) {
    PlannedSequence& planned = sequences_[index];
    planned.sequence = sequence_of(problem, index);
    planned.band = band_of(problem, planned.sequence);
    cut(planned);
    row_blocks += planned.row_blocks * sizes.kv_heads;
  }
  for (PlannedSequence& planned : sequences_) {
    split(planned, row_blocks);
    planned.first_task = tasks_;
    planned.first_packed = packed_jobs_;
    planned.first_partial = split_blocks_;
    tasks_ += planned.tasks_a_job() * sizes.kv_heads;
    if (planned.pack_tasks > 0) {
      packed_jobs_ += sizes.kv_heads;
      most_packed_keys_ = std::max(most_packed_keys_, planned.key_blocks * tiles.key_block);
    }
    if (planned.splits > 1) split_blocks_ += planned.row_blocks * sizes.kv_heads;
    most_splits_ = std::max(most_splits_, planned.splits);
    most_rows_ = std::max(most_rows_, planned.heads_a_block * planned.queries_a_block);
  }
}

ForwardTask ForwardPlan::task(std::int64_t number) const {
  // The last sequence that begins at or before it; sequences without tasks share their first with the next.
  const auto after = std::upper_bound(sequences_.begin(), sequences_.end(), number,
                                      [](std::int64_t n, const PlannedSequence& s) { return n < s.first_task; });
  ForwardTask task;
  task.at = &*(after - 1);
  const PlannedSequence& at = *task.at;
  const std::int64_t attends = at.row_blocks * at.splits;
  std::int64_t left = number - at.first_task;
  // Job 0 is packed first; then the packing of job j + 1 comes before the rows of job j, so that nobody waits for it.
  bool packs = left < at.pack_tasks;
  if (!packs) {
    left -= at.pack_tasks;
    task.kv_head = left / (at.pack_tasks + attends);
    left %= at.pack_tasks + attends;
    if (task.kv_head + 1 < sizes_.kv_heads) {
      packs = left < at.pack_tasks;
      packs ? ++task.kv_head : left -= at.pack_tasks;
    }
  }
  if (at.pack_tasks > 0) task.packed_job = at.first_packed + task.kv_head;
  if (packs) {
    task.pack_block = left;
    return task;
  }
  task.split = left % at.splits;
  const std::int64_t block = left / at.splits;
  task.split_block = at.first_partial + task.kv_head * at.row_blocks + block;

  const std::int64_t first_head = task.kv_head * sizes_.group;
  if (at.heads_a_block == 1 && at.queries_a_block < at.sequence.seqlen_q) {
    const std::int64_t blocks = at.row_blocks / sizes_.group;
    const std::int64_t query = (blocks - 1 - block / sizes_.group) * at.queries_a_block;
    task.rows = {first_head + block % sizes_.group, 1, query,
                 std::min(at.queries_a_block, at.sequence.seqlen_q - query)};
  } else {
    const std::int64_t head = block * at.heads_a_block;
    task.rows = {first_head + head, std::min(at.heads_a_block, sizes_.group - head), 0, at.sequence.seqlen_q};
  }
  return task;
}

}  // namespace anywarp::attention::cpu
