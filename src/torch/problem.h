// The arguments that decide the result, as the operator's schema lists them, and what becomes of them: one
// AttentionProblem. The forward and the backward read them the same way.
#pragma once

#include "torch/tensors.h"

namespace anywarp::torch_op {

/// Named as in the schema (library.cpp); python/anywarp/ops.py says what each is.
struct Arguments {
  StableTensor q, k, v;
  MaybeTensor bias, mask, alibi_slopes, sinks, dropout_state;
  MaybeTensor cu_seqlens_q, cu_seqlens_k, seqlens_k, leftpad_k, kv_batch_index, block_table;
  std::int64_t causal = 0;
  std::int64_t window_left = -1;
  std::int64_t window_right = -1;
  std::optional<double> scale;
  double softcap = 0.0;
  double dropout_p = 0.0;
  std::int64_t max_seqlen_q = 0;
  std::int64_t max_seqlen_k = 0;
  bool deterministic = false;
  bool allow_tf32 = false;
};

/// Errors: ValueError for what cannot be said as an AttentionProblem; the rest is checked by the operator itself.
AttentionProblem problem_of(const Arguments& arguments, Views& views);

/// ValueError if `tensor` is on another device than `reference`; `valid`: which tensor that is, `as q`.
void want_device(const char* name, const StableTensor& tensor, const char* valid, const StableTensor& reference);

}  // namespace anywarp::torch_op
