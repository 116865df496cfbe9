// The float32 memory of a backward call, in one piece: for each slot of the schedule the queries of a unit, for each
// worker the keys of a ticket and its tiles.
//
// Rows lie an odd number of cache lines apart: the products walk down them, and powers of two would put all of them
// into a few sets of the cache.
#pragma once

#include <cstdint>

#include "attention/arch/cpu/backward_schedule.h"
#include "attention/arch/cpu/scratch.h"

namespace anywarp::attention::cpu {

/// Queries of one unit, QueryBlock::index · blocks.queries + i being the row of query i of a block.
struct QueryMemory {
  float* q = nullptr;           ///< Times BackwardCall::q_scale. [rows, row_q]
  float* dout = nullptr;        ///< [rows, row_v]
  float* dq = nullptr;          ///< The running sum, without the scale. [rows, row_q]
  float* lse = nullptr;         ///< In the unit of S.
  float* correction = nullptr;  ///< Of log₂ P: what lse lost by rounding, see backward_correction.h.
  float* mean = nullptr;        ///< Σ out · dout − dlse
  float* bias_rows = nullptr;   ///< Running sum of dS along the keys.
};

/// What one worker keeps of its ticket.
struct KeyMemory {
  float* keys_transposed = nullptr;    ///< pack_transposed
  float* values_transposed = nullptr;  ///< pack_transposed
  float* other_keys = nullptr;         ///< pack_transposed, of the block that a correction is at.
  float* keys = nullptr;               ///< [blocks.keys, row_q]
  float* dk = nullptr;                 ///< [blocks.keys, row_q]
  float* dv = nullptr;                 ///< [blocks.keys, row_v]
  float* scores = nullptr;             ///< S, then P with dropout. [blocks.queries, row_s]
  float* dscores = nullptr;            ///< dP, then dS. [blocks.queries, row_s]
  float* slopes = nullptr;             ///< Of the softcap. [blocks.queries, row_s]
  float* factors = nullptr;            ///< Dropout's, of one row.
  float* row = nullptr;                ///< One row of out.
  float* row_sums = nullptr;           ///< Of dS. [blocks.queries]
};

class BackwardMemory {
 public:
  /// `panel`: columns of a packed panel; blocks.keys is a multiple of it.
  BackwardMemory(const BackwardSchedule& schedule, const Dimensions& sizes, std::int64_t panel);

  explicit operator bool() const { return scratch_.data() != nullptr; }  ///< False: there was not enough memory.

  QueryMemory queries(std::int64_t slot) const;
  KeyMemory keys(int worker) const;

  const std::int64_t row_q, row_v, row_s;

 private:
  const std::int64_t rows_a_slot_, head_dim_, head_dim_v_;
  const BackwardBlocks blocks_;
  const std::int64_t slots_, floats_a_slot_, floats_a_worker_;
  Scratch scratch_;
};

}  // namespace anywarp::attention::cpu
