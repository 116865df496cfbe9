// attention_forward and attention_backward for Python's ctypes: plain structs with fixed members, so that tests and
// benchmarks on a GPU machine need nothing built there. Tensors come as PyTorch's data_ptr, shape and strides.
#include <cstring>
#include <string>

#include "anywarp/attention.h"

namespace {

struct PlainTensor {
  void* data;
  std::int32_t dtype;
  std::int64_t shape[4], strides[4];

  anywarp::Tensor tensor() const {
    anywarp::Tensor to{data, static_cast<anywarp::DType>(dtype), {}, {}};
    std::memcpy(to.shape.data(), shape, sizeof(shape));
    std::memcpy(to.strides.data(), strides, sizeof(strides));
    return to;
  }
};

}  // namespace

extern "C" {

struct PlainProblem {
  PlainTensor q, k, v, bias, mask, alibi_slopes, sinks, out, lse, dout, dlse, dq, dk, dv, dsinks, dbias;
  const std::int32_t *cu_seqlens_q, *cu_seqlens_k, *seqlens_k, *leftpad_k, *kv_batch_index, *block_table;
  std::int64_t sequences, max_seqlen_q, max_seqlen_k, pages_per_sequence, window_left, window_right;
  std::int32_t causal, has_scale, deterministic, allow_tf32;
  float scale, softcap, dropout_p;
  std::uint64_t dropout_seed, dropout_offset;
  void *stream, *workspace;
  std::int64_t workspace_bytes;
};

static anywarp::AttentionProblem problem_of(const PlainProblem& p) {
  anywarp::AttentionProblem to;
  to.device = anywarp::Device::TEST_DEVICE;  // As CMake says.
  to.q = p.q.tensor(), to.k = p.k.tensor(), to.v = p.v.tensor();
  to.bias = p.bias.tensor(), to.mask = p.mask.tensor();
  to.alibi_slopes = p.alibi_slopes.tensor(), to.sinks = p.sinks.tensor();
  to.cu_seqlens_q = p.cu_seqlens_q, to.cu_seqlens_k = p.cu_seqlens_k, to.seqlens_k = p.seqlens_k;
  to.leftpad_k = p.leftpad_k, to.kv_batch_index = p.kv_batch_index, to.block_table = p.block_table;
  to.sequences = p.sequences, to.max_seqlen_q = p.max_seqlen_q, to.max_seqlen_k = p.max_seqlen_k;
  to.pages_per_sequence = p.pages_per_sequence;
  to.window_left = p.window_left, to.window_right = p.window_right;
  to.causal = static_cast<anywarp::Causal>(p.causal);
  if (p.has_scale != 0) to.scale = p.scale;
  to.softcap = p.softcap;
  to.dropout = {p.dropout_p, p.dropout_seed, p.dropout_offset};
  to.deterministic = p.deterministic != 0;
  to.allow_tf32 = p.allow_tf32 != 0;
  return to;
}

static anywarp::Execution execution_of(const PlainProblem& p) {
  anywarp::Execution execution;
  execution.stream = p.stream;
  execution.workspace = p.workspace;
  execution.workspace_bytes = static_cast<std::size_t>(p.workspace_bytes);
  return execution;
}

static int report(const anywarp::Error& error, char* message, std::size_t capacity) {
  std::strncpy(message, error.message.c_str(), capacity - 1);
  message[capacity - 1] = '\0';
  return 1 + static_cast<int>(error.code);
}

/// 0, or 1 + the error's code, with its text in `message`.
int anywarp_forward(const PlainProblem* p, char* message, std::size_t capacity) {
  const auto done = anywarp::attention_forward(problem_of(*p), {p->out.tensor(), p->lse.tensor()}, execution_of(*p));
  return done ? 0 : report(done.error(), message, capacity);
}

int anywarp_backward(const PlainProblem* p, char* message, std::size_t capacity) {
  const anywarp::BackwardInputs inputs{p->out.tensor(), p->lse.tensor(), p->dout.tensor(), p->dlse.tensor()};
  const anywarp::BackwardOutputs outputs{p->dq.tensor(), p->dk.tensor(), p->dv.tensor(), p->dbias.tensor(),
                                         p->dsinks.tensor()};
  const auto done = anywarp::attention_backward(problem_of(*p), inputs, outputs, execution_of(*p));
  return done ? 0 : report(done.error(), message, capacity);
}

/// The problem's k, v, seqlens_k, kv_batch_index and block_table are the cache.
int anywarp_append(const PlainProblem* p, const PlainTensor* new_k, const PlainTensor* new_v, char* message,
                   std::size_t capacity) {
  const auto done = anywarp::kv_append(problem_of(*p), new_k->tensor(), new_v->tensor(), execution_of(*p));
  return done ? 0 : report(done.error(), message, capacity);
}

/// Enough for both passes, or for the forward alone.
int anywarp_workspace(const PlainProblem* p, int with_backward, std::int64_t* bytes, char* message,
                      std::size_t capacity) {
  const auto forward = anywarp::attention_forward_workspace(problem_of(*p));
  if (!forward) return report(forward.error(), message, capacity);
  *bytes = static_cast<std::int64_t>(*forward);
  if (with_backward == 0) return 0;
  const auto backward = anywarp::attention_backward_workspace(problem_of(*p));
  if (!backward) return report(backward.error(), message, capacity);
  if (static_cast<std::int64_t>(*backward) > *bytes) *bytes = static_cast<std::int64_t>(*backward);
  return 0;
}

}  // extern "C"
