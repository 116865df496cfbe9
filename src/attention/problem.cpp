#include "attention/problem.h"

#include <algorithm>
#include <cmath>

namespace anywarp::attention {

Dimensions dimensions(const AttentionProblem& problem) {
  Dimensions sizes;
  const bool packed = problem.cu_seqlens_q != nullptr || problem.cu_seqlens_k != nullptr;
  sizes.sequences = packed ? problem.sequences : problem.q.shape[0];
  sizes.heads = problem.q.shape[1];
  sizes.kv_heads = problem.k.shape[1];
  sizes.group = sizes.kv_heads > 0 && sizes.heads > 0 ? sizes.heads / sizes.kv_heads : 1;
  sizes.head_dim = problem.q.shape[3];
  sizes.head_dim_v = problem.v.shape[3];
  return sizes;
}

Sequence sequence_of(const AttentionProblem& problem, std::int64_t index) {
  Sequence sequence;
  sequence.index = index;
  if (problem.cu_seqlens_q != nullptr) {
    sequence.q_row = problem.cu_seqlens_q[index];
    sequence.seqlen_q = problem.cu_seqlens_q[index + 1] - sequence.q_row;
  } else {
    sequence.q_batch = index;
    sequence.seqlen_q = problem.q.shape[2];
  }

  if (problem.cu_seqlens_k != nullptr) {
    sequence.k_row = problem.cu_seqlens_k[index];
    sequence.seqlen_k = problem.cu_seqlens_k[index + 1] - sequence.k_row;
  } else if (problem.block_table != nullptr) {
    sequence.pages = problem.block_table + index * problem.pages_per_sequence;
    sequence.page_size = problem.k.shape[2];
  } else {
    sequence.k_batch = problem.kv_batch_index != nullptr ? problem.kv_batch_index[index] : index;
    sequence.seqlen_k = problem.k.shape[2];
  }
  if (problem.seqlens_k != nullptr) sequence.seqlen_k = problem.seqlens_k[index];
  if (problem.leftpad_k != nullptr) {
    const std::int64_t padding = problem.leftpad_k[index];
    sequence.k_row += padding;
    sequence.seqlen_k = std::max<std::int64_t>(0, sequence.seqlen_k - padding);
  }
  return sequence;
}

std::int64_t query_offset(const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t head,
                          std::int64_t row) {
  return sequence.q_batch * strides[0] + head * strides[1] + (sequence.q_row + row) * strides[2];
}

std::int64_t key_offset(const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t kv_head,
                        std::int64_t key) {
  const std::int64_t row = sequence.k_row + key;
  if (sequence.pages == nullptr) return sequence.k_batch * strides[0] + kv_head * strides[1] + row * strides[2];
  const std::int64_t page = sequence.pages[row / sequence.page_size];
  return page * strides[0] + kv_head * strides[1] + row % sequence.page_size * strides[2];
}

std::int64_t contiguous_keys(const Sequence& sequence, std::int64_t key) {
  const std::int64_t left = sequence.seqlen_k - key;
  if (sequence.pages == nullptr) return left;
  return std::min(left, sequence.page_size - (sequence.k_row + key) % sequence.page_size);
}

VisibleBand band_of(const AttentionProblem& problem, const Sequence& sequence) {
  return visible_band(problem.causal, problem.window_left, problem.window_right, sequence.seqlen_q, sequence.seqlen_k);
}

double softmax_scale(const AttentionProblem& problem) {
  return problem.scale ? static_cast<double>(*problem.scale) : 1.0 / std::sqrt(static_cast<double>(problem.q.shape[3]));
}

std::uint64_t dropout_head(const Dimensions& dimensions, const Sequence& sequence, std::int64_t head) {
  return static_cast<std::uint64_t>(sequence.index * dimensions.heads + head);
}

LongestSequence longest_sequence(const AttentionProblem& problem) {
  LongestSequence longest;
  const std::int64_t sequences = dimensions(problem).sequences;
  for (std::int64_t index = 0; index < sequences; ++index) {
    const Sequence sequence = sequence_of(problem, index);
    longest.seqlen_q = std::max(longest.seqlen_q, sequence.seqlen_q);
    longest.seqlen_k = std::max(longest.seqlen_k, sequence.seqlen_k);
  }
  return longest;
}

std::array<RowRange, 2> unowned_query_rows(const AttentionProblem& problem) {
  if (problem.cu_seqlens_q == nullptr) return {};
  const std::int64_t rows = problem.q.shape[2];
  return {{{0, problem.cu_seqlens_q[0]}, {problem.cu_seqlens_q[problem.sequences], rows}}};
}

std::int64_t bytes_of(DType dtype) {
  switch (dtype) {
    case DType::Float32:
    case DType::Int32:
      return 4;
    case DType::Float16:
    case DType::BFloat16:
      return 2;
    case DType::Bool:
      return 1;
  }
  return 0;
}

}  // namespace anywarp::attention
