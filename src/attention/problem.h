// What one sequence of a problem is in plain sizes and places, whichever of the forms it comes in: dense, packed
// (varlen), paged, in a cache that is partly filled or padded on the left. Resolved here once, so that an
// implementation handles one sequence and knows none of the forms. On the host; for Device::Cpu alone where lengths or
// pages are read.
//
// Not inline: implementations are compiled for several instruction sets, and an inline function could be taken from
// any.
#pragma once

#include <array>
#include <cstdint>

#include "anywarp/attention.h"
#include "attention/core/visible.h"

namespace anywarp::attention {

/// The sizes that all sequences share.
struct Dimensions {
  std::int64_t sequences = 0;  ///< Packed sequences, or q's batch.
  std::int64_t heads = 0;
  std::int64_t kv_heads = 0;
  std::int64_t group = 1;  ///< Query heads of one key head: query head h reads key head h / group.
  std::int64_t head_dim = 0;
  std::int64_t head_dim_v = 0;
};
Dimensions dimensions(const AttentionProblem& problem);

/// One sequence. Position j of it counts from after the left padding and runs to seqlen_k; bias, mask, dropout, windows
/// and ALiBi count in positions too.
struct Sequence {
  std::int64_t index = 0;     ///< Which; the batch index of bias, mask, alibi_slopes and of the dropout stream.
  std::int64_t seqlen_q = 0;  ///< Queries.
  std::int64_t seqlen_k = 0;  ///< Keys in use, without the left padding; never negative.
  std::int64_t q_batch = 0;   ///< Query i is at [q_batch, head, q_row + i] of q, out, lse and their gradients.
  std::int64_t q_row = 0;
  std::int64_t k_batch = 0;  ///< Position j is at [k_batch, kv_head, k_row + j] of k and v, unless there are pages.
  std::int64_t k_row = 0;
  const std::int32_t* pages = nullptr;  ///< The sequence's page numbers: position j is row (k_row + j) mod page_size of
  std::int64_t page_size = 0;           ///< page pages[(k_row + j) / page_size].
};
Sequence sequence_of(const AttentionProblem& problem, std::int64_t index);

/// Elements from a tensor's data to query `row` of the sequence; for q, out, dout, lse, dlse and dq.
std::int64_t query_offset(const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t head,
                          std::int64_t row);

/// Elements from a tensor's data to position `key` of the sequence; for k, v, dk and dv, pages looked up.
std::int64_t key_offset(const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t kv_head,
                        std::int64_t key);

/// How many positions from `key` on lie `strides[2]` apart, `key` included: to the end of its page, or of the sequence.
std::int64_t contiguous_keys(const Sequence& sequence, std::int64_t key);

/// The causal and window band of the sequence.
VisibleBand band_of(const AttentionProblem& problem, const Sequence& sequence);

/// Strides of bias, mask or alibi_slopes with those of axes of length 1 set to 0: element [index, head, row, key] is at
/// their product with the four indices.
template <typename Pointer>
std::array<std::int64_t, 4> broadcast_strides(const BasicTensor<Pointer>& tensor) {
  std::array<std::int64_t, 4> strides = tensor.strides;
  for (int axis = 0; axis < 4; ++axis)
    if (tensor.shape[axis] == 1) strides[axis] = 0;
  return strides;
}

/// What q kᵀ is multiplied with: problem.scale, or 1 / √head_dim.
double softmax_scale(const AttentionProblem& problem);

/// The `head` of dropout_words (core/philox.h).
std::uint64_t dropout_head(const Dimensions& dimensions, const Sequence& sequence, std::int64_t head);

/// The longest seqlen_q and seqlen_k of all sequences, 0 if there is none.
struct LongestSequence {
  std::int64_t seqlen_q = 0;
  std::int64_t seqlen_k = 0;
};
LongestSequence longest_sequence(const AttentionProblem& problem);

/// Rows of q that belong to no sequence (packed form): [begin, end) of batch 0. Their out is 0, their lse −inf, their
/// gradient 0. Keys outside every sequence: gradients 0 (implementations zero dk and dv where nothing writes them).
struct RowRange {
  std::int64_t begin = 0;
  std::int64_t end = 0;
};
/// Rows before the first packed sequence, and after the last.
std::array<RowRange, 2> unowned_query_rows(const AttentionProblem& problem);

/// Bytes of one element.
std::int64_t bytes_of(DType dtype);

}  // namespace anywarp::attention
