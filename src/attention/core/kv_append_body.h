// New keys and values to where a cache wants them. Rows are copied as bytes, so that one kernel serves every dtype.
// Lengths and pages lie in device memory, where nobody can tell the caller of a wrong one: what does not fit the cache
// is not written.
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// Row [batch, head, row] is at data + Σ index · stride; strides count bytes.
template <typename Pointer>
struct ByteRows {
  Pointer data = nullptr;
  std::int64_t strides[3] = {};
};

struct AppendParams {
  struct Side {
    ByteRows<char*> cache;  ///< [pages or batch, heads, page_size].
    ByteRows<const char*> from;
    std::int64_t bytes = 0;  ///< Of a row.
  };
  Side k, v;
  const std::int32_t* seqlens_k = nullptr;
  const std::int32_t* kv_batch_index = nullptr;
  const std::int32_t* block_table = nullptr;
  std::int64_t pages_per_sequence = 1;
  std::int64_t page_size = 0;  ///< Rows of a page; without pages, of a sequence's place in the cache.
  std::int64_t places = 0;     ///< Pages, or the cache's batch.
  std::int64_t sequences = 0, heads = 0, new_rows = 0;

  ANYWARP_HOST_DEVICE std::int64_t items() const { return 2 * sequences * heads * new_rows; }
};

template <typename Unit>
ANYWARP_DEVICE void copy_row(const AppendParams::Side& side, std::int64_t place, std::int64_t at, std::int64_t sequence,
                             std::int64_t head, std::int64_t row, int thread, int threads) {
  const auto& [cache, to] = side.cache;
  const auto& [rows, by] = side.from;
  const auto* from = reinterpret_cast<const Unit*>(rows + sequence * by[0] + head * by[1] + row * by[2]);
  auto* into = reinterpret_cast<Unit*>(cache + place * to[0] + head * to[1] + at * to[2]);
  const std::int64_t units = side.bytes / static_cast<std::int64_t>(sizeof(Unit));
  for (std::int64_t unit = thread; unit < units; unit += threads) into[unit] = from[unit];
}

/// One row by `threads` threads, of which the caller is `thread`. `item` counts [k and v, sequences, heads, new rows].
template <typename Unit>
ANYWARP_DEVICE void append_row(const AppendParams& params, std::int64_t item, int thread, int threads) {
  const std::int64_t row = item % params.new_rows, head = item / params.new_rows % params.heads;
  const std::int64_t which = item / params.new_rows / params.heads, sequence = which % params.sequences;
  const std::int64_t position = params.seqlens_k[sequence] + row, page = position / params.page_size;
  if (position < 0 || page >= params.pages_per_sequence) return;
  std::int64_t place = sequence;
  if (params.block_table != nullptr)
    place = params.block_table[sequence * params.pages_per_sequence + page];
  else if (params.kv_batch_index != nullptr)
    place = params.kv_batch_index[sequence];
  if (place < 0 || place >= params.places) return;
  const std::int64_t at = position - page * params.page_size;
  if (which < params.sequences)
    copy_row<Unit>(params.k, place, at, sequence, head, row, thread, threads);
  else
    copy_row<Unit>(params.v, place, at, sequence, head, row, thread, threads);
}

}  // namespace anywarp::attention::gpu
