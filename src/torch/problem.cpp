#include "torch/problem.h"

#include <algorithm>

#include "torch/execution.h"

namespace anywarp::torch_op {
namespace {

using torch::headeronly::ScalarType;

/// Where both cu_seqlens are given they have the same length, sequences + 1. One alone: the other side is a batch, or
/// pages.
std::int64_t sequences_of(const Arguments& a) {
  if (!a.cu_seqlens_q && !a.cu_seqlens_k) return 0;
  const char* name = a.cu_seqlens_q ? "cu_seqlens_q" : "cu_seqlens_k";
  const StableTensor& offsets = a.cu_seqlens_q ? *a.cu_seqlens_q : *a.cu_seqlens_k;
  if (offsets.dim() != 1 || offsets.size(0) < 1)
    refuse(std::string(name) + " has shape " + shape_text(offsets) + "; valid: (sequences + 1)");
  return offsets.size(0) - 1;
}

/// On the CPU the longest is not asked for, as it can be read.
std::int64_t longest(std::int64_t given, const std::int32_t* offsets, std::int64_t sequences, Device device) {
  if (given > 0 || device != Device::Cpu || offsets == nullptr) return given;
  std::int64_t most = 0;
  for (std::int64_t s = 0; s < sequences; ++s) most = std::max<std::int64_t>(most, offsets[s + 1] - offsets[s]);
  return most;
}

Dropout dropout_of(const Arguments& a, Views& views) {
  Dropout dropout;
  dropout.p = static_cast<float>(a.dropout_p);
  if (a.dropout_p == 0.0) return dropout;
  if (!a.dropout_state)
    refuse("dropout_state is None; valid with dropout_p > 0: int64 (2), the Philox seed and offset");
  const StableTensor& state = views.dense(*a.dropout_state);
  if (state.scalar_type() != ScalarType::Long || state.dim() != 1 || state.size(0) != 2)
    refuse("dropout_state has shape " + shape_text(state) + "; valid: int64 (2), the Philox seed and offset");
  const auto* words = static_cast<const std::uint64_t*>(state.const_data_ptr());
  if (state.is_cpu()) {
    dropout.seed = words[0];
    dropout.offset = words[1];
  } else {
    want_device("dropout_state", state, "cpu, or as q", a.q);
    dropout.state = words;
  }
  return dropout;
}

void want_one_device(const Arguments& a) {
  const std::pair<const char*, const MaybeTensor*> optional[] = {{"bias", &a.bias},
                                                                 {"mask", &a.mask},
                                                                 {"alibi_slopes", &a.alibi_slopes},
                                                                 {"sinks", &a.sinks},
                                                                 {"cu_seqlens_q", &a.cu_seqlens_q},
                                                                 {"cu_seqlens_k", &a.cu_seqlens_k},
                                                                 {"seqlens_k", &a.seqlens_k},
                                                                 {"leftpad_k", &a.leftpad_k},
                                                                 {"kv_batch_index", &a.kv_batch_index},
                                                                 {"block_table", &a.block_table}};
  want_device("k", a.k, "as q", a.q);
  want_device("v", a.v, "as q", a.q);
  for (const auto& [name, tensor] : optional)
    if (*tensor) want_device(name, **tensor, "as q", a.q);
}

}  // namespace

void want_device(const char* name, const StableTensor& tensor, const char* valid, const StableTensor& reference) {
  if (tensor.device() == reference.device()) return;
  refuse(std::string(name) + " is on " + device_text(tensor) + "; valid: " + valid + ", on " + device_text(reference));
}

AttentionProblem problem_of(const Arguments& a, Views& views) {
  want_one_device(a);
  AttentionProblem problem;
  problem.device = device_of(a.q);
  problem.q = views.rows("q", a.q);
  problem.k = views.rows("k", a.k);
  problem.v = views.rows("v", a.v);
  if (a.scale) problem.scale = static_cast<float>(*a.scale);
  if (a.causal < 0 || a.causal > 2)
    refuse("causal is " + std::to_string(a.causal) + "; valid: 0 (none), 1 (bottom-right), 2 (top-left)");
  problem.causal = static_cast<Causal>(a.causal);
  problem.window_left = a.window_left;
  problem.window_right = a.window_right;
  problem.softcap = static_cast<float>(a.softcap);
  problem.bias = views.scores("bias", a.bias);
  problem.mask = views.scores("mask", a.mask);
  problem.alibi_slopes = views.per_head("alibi_slopes", a.alibi_slopes);
  problem.sinks = views.per_head("sinks", a.sinks);
  problem.dropout = dropout_of(a, views);
  problem.sequences = sequences_of(a);
  problem.cu_seqlens_q = views.int32("cu_seqlens_q", a.cu_seqlens_q, -1);
  problem.cu_seqlens_k = views.int32("cu_seqlens_k", a.cu_seqlens_k, problem.sequences + 1);
  problem.max_seqlen_q = longest(a.max_seqlen_q, problem.cu_seqlens_q, problem.sequences, problem.device);
  problem.max_seqlen_k = longest(a.max_seqlen_k, problem.cu_seqlens_k, problem.sequences, problem.device);
  const std::int64_t batch = a.cu_seqlens_q ? problem.sequences : a.q.size(0);
  problem.seqlens_k = views.int32("seqlens_k", a.seqlens_k, batch);
  problem.leftpad_k = views.int32("leftpad_k", a.leftpad_k, batch);
  problem.kv_batch_index = views.int32("kv_batch_index", a.kv_batch_index, batch);
  problem.block_table = views.int32("block_table", a.block_table, batch, 2);
  problem.pages_per_sequence = a.block_table ? a.block_table->size(1) : 0;
  problem.deterministic = a.deterministic;
  problem.allow_tf32 = a.allow_tf32;
  return problem;
}

}  // namespace anywarp::torch_op
