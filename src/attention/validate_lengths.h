// What the arrays of lengths, offsets and pages say, read on the CPU.
#pragma once

#include "anywarp/attention.h"

namespace anywarp::attention {

/// cu_seqlens_q, cu_seqlens_k, seqlens_k, leftpad_k, kv_batch_index and block_table hold what the shapes allow; the
/// longest sequences fit max_seqlen_q and max_seqlen_k, if these are given. Shapes are checked before.
Result<void> validate_lengths(const AttentionProblem& problem, std::int64_t sequences);

/// Pages [begin, end) of block_table's row `index` exist.
Result<void> validate_pages(const AttentionProblem& problem, std::int64_t index, std::int64_t begin, std::int64_t end);

}  // namespace anywarp::attention
