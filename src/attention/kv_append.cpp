// kv_append: on the CPU rows are copied as they are; on a GPU a registry's row does it.
#include <cstring>

#include "anywarp/attention.h"
#include "attention/argument_check.h"
#include "attention/problem.h"
#include "attention/selection.h"
#include "attention/validate.h"

namespace anywarp {
namespace {

using namespace attention;

/// The part of `cache` that says where sequence `index` lies; position 0 is the first row of its storage.
Sequence place_of(const AttentionProblem& cache, std::int64_t index) {
  Sequence place;
  place.index = index;
  if (cache.block_table != nullptr) {
    place.pages = cache.block_table + index * cache.pages_per_sequence;
    place.page_size = cache.k.shape[2];
  } else {
    place.k_batch = cache.kv_batch_index != nullptr ? cache.kv_batch_index[index] : index;
  }
  return place;
}

void append(const AttentionProblem& cache, const ConstTensor& into, const ConstTensor& rows) {
  const std::int64_t size = bytes_of(into.dtype);
  char* const target = static_cast<char*>(const_cast<void*>(into.data));
  const char* const source = static_cast<const char*>(rows.data);
  for (std::int64_t index = 0; index < rows.shape[0]; ++index) {
    const Sequence place = place_of(cache, index);
    for (std::int64_t head = 0; head < rows.shape[1]; ++head) {
      for (std::int64_t row = 0; row < rows.shape[2]; ++row) {
        const std::int64_t to = key_offset(into.strides, place, head, cache.seqlens_k[index] + row);
        const std::int64_t from = index * rows.strides[0] + head * rows.strides[1] + row * rows.strides[2];
        std::memcpy(target + to * size, source + from * size, static_cast<std::size_t>(rows.shape[3] * size));
      }
    }
  }
}

}  // namespace

Result<void> kv_append(const AttentionProblem& cache, const ConstTensor& new_k, const ConstTensor& new_v,
                       const Execution& execution) {
  ANYWARP_CHECK(validate_execution(execution));
  ANYWARP_CHECK(validate_append(cache, new_k, new_v));
  if (cache.device != Device::Cpu) {
    const auto implementation = choose_append(implementations(), cache.device);
    if (!implementation) return tl::make_unexpected(implementation.error());
    return (*implementation)->append(cache, new_k, new_v, execution);
  }
  append(cache, cache.k, new_k);
  append(cache, cache.v, new_v);
  return {};
}

}  // namespace anywarp
