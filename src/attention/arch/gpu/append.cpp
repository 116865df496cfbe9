#include "attention/arch/gpu/append.h"

#include <cstdint>

#include "attention/problem.h"

namespace anywarp::attention::gpu {
namespace {

constexpr std::int64_t kVector = 16;

template <typename Pointer>
ByteRows<Pointer> byte_rows(const ConstTensor& tensor) {
  ByteRows<Pointer> rows;
  rows.data = static_cast<Pointer>(const_cast<void*>(tensor.data));
  // The stride of an axis of length 1 is never used, and need not be a whole number of vectors.
  for (int axis = 0; axis < 3; ++axis)
    rows.strides[axis] = tensor.shape[axis] > 1 ? tensor.strides[axis] * bytes_of(tensor.dtype) : 0;
  return rows;
}

AppendParams::Side side_of(const ConstTensor& cache, const ConstTensor& rows) {
  return {byte_rows<char*>(cache), byte_rows<const char*>(rows), rows.shape[3] * bytes_of(rows.dtype)};
}

template <typename Pointer>
bool whole_vectors(const ByteRows<Pointer>& rows) {
  bool whole = reinterpret_cast<std::uintptr_t>(rows.data) % kVector == 0;
  for (const std::int64_t stride : rows.strides) whole = whole && stride % kVector == 0;
  return whole;
}

bool whole_vectors(const AppendParams::Side& side) {
  return side.bytes % kVector == 0 && whole_vectors(side.cache) && whole_vectors(side.from);
}

}  // namespace

AppendParams append_params(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v) {
  AppendParams params;
  params.k = side_of(cache.k, new_k);
  params.v = side_of(cache.v, new_v);
  params.seqlens_k = cache.seqlens_k;
  params.kv_batch_index = cache.kv_batch_index;
  params.block_table = cache.block_table;
  if (cache.block_table != nullptr) params.pages_per_sequence = cache.pages_per_sequence;
  params.page_size = cache.k.shape[2];
  params.places = cache.k.shape[0];
  params.sequences = new_k.shape[0];
  params.heads = new_k.shape[1];
  params.new_rows = new_k.shape[2];
  return params;
}

bool whole_vectors(const AppendParams& params) { return whole_vectors(params.k) && whole_vectors(params.v); }

}  // namespace anywarp::attention::gpu
