// How a forward call is cut into tasks, the same for every instruction set and for any number of threads, so that the
// result does not depend on how many there are.
//
// A job is one key head of one sequence. If several blocks of queries read it, its k and v are packed once, into a ring
// of buffers, by tasks of their own; otherwise whoever reads a block packs it. Then come its row blocks, the longest
// rows first (causal), each cut along the keys if there are too few of them to keep a machine busy. Tasks are taken in
// order, and wait only for tasks before them: packing for the job whose buffer they take, rows for their packing.
#pragma once

#include <cstdint>
#include <vector>

#include "attention/arch/cpu/tiles.h"
#include "attention/problem.h"

namespace anywarp::attention::cpu {

/// Rows of a tile: `queries` queries of each of `heads` neighbouring heads, head after head.
struct RowBlock {
  std::int64_t head = 0;
  std::int64_t heads = 0;
  std::int64_t query = 0;
  std::int64_t queries = 0;

  std::int64_t rows() const { return heads * queries; }
};

/// One sequence, cut up.
struct PlannedSequence {
  Sequence sequence;
  VisibleBand band{};
  KeyRange keys{};                 ///< Seen by some query. Key block b begins at keys.begin + b · key_block.
  std::int64_t key_blocks = 0;     ///< 0: nothing is seen.
  std::int64_t row_blocks = 0;     ///< Of one job.
  std::int64_t heads_a_block = 0;  ///< More than 1: short sequences, all queries in each block.
  std::int64_t queries_a_block = 0;
  std::int64_t splits = 1;      ///< Parts along the keys of each row block.
  std::int64_t pack_tasks = 0;  ///< Of one job; 0: not packed ahead.
  bool direct = false;          ///< So few rows that k and v are read from where they lie.

  std::int64_t first_task = 0;     ///< Of its first job.
  std::int64_t first_packed = 0;   ///< Number of its first packed job.
  std::int64_t first_partial = 0;  ///< Number of the first row block that is split.

  std::int64_t tasks_a_job() const { return pack_tasks + row_blocks * splits; }
};

struct ForwardTask {
  const PlannedSequence* at = nullptr;
  std::int64_t kv_head = 0;
  std::int64_t packed_job = -1;  ///< −1: not packed ahead.
  std::int64_t pack_block = -1;  ///< The key block to pack, or −1: attend.
  RowBlock rows;
  std::int64_t split = 0;
  std::int64_t split_block = 0;  ///< Which of all split row blocks.
};

class ForwardPlan {
 public:
  ForwardPlan(const AttentionProblem& problem, const Dimensions& sizes, TileConfig tiles);

  std::int64_t tasks() const { return tasks_; }
  std::int64_t packed_jobs() const { return packed_jobs_; }
  std::int64_t split_blocks() const { return split_blocks_; }  ///< Row blocks that are split.
  std::int64_t most_splits() const { return most_splits_; }
  std::int64_t most_rows() const { return most_rows_; }  ///< Of a row block.
  std::int64_t most_packed_keys() const { return most_packed_keys_; }
  const TileConfig& tiles() const { return tiles_; }

  ForwardTask task(std::int64_t number) const;

 private:
  void cut(PlannedSequence& planned) const;
  void split(PlannedSequence& planned, std::int64_t all_row_blocks) const;

  Dimensions sizes_;
  TileConfig tiles_;
  std::vector<PlannedSequence> sequences_;
  std::int64_t tasks_ = 0, packed_jobs_ = 0, split_blocks_ = 0;
  std::int64_t most_splits_ = 1, most_rows_ = 0, most_packed_keys_ = 0;
};

}  // namespace anywarp::attention::cpu
