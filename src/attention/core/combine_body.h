// Joins what the blocks of split keys left: out = Σ exp(lse_s − lse) · out_s, one warp a row. Sinks join here, once.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/tile_walk.h"

namespace anywarp::attention::gpu {

/// `tile_rows`: those of the forward kernel. Row `item` of slots · query_tiles · tile_rows.
template <typename Mma>
ANYWARP_DEVICE void combine_row(const ForwardParams& params, int tile_rows, std::int64_t item) {
  using Element = typename Mma::Element;
  const std::int64_t rows = static_cast<std::int64_t>(params.query_tiles) * tile_rows, all = rows * params.slots;
  if (item >= all) return;
  const unsigned slot = static_cast<unsigned>(item / rows);
  const int row = static_cast<int>(item - slot * rows);
  const unsigned sequence = params.by_slots_of_sequence.quotient(slot);
  const int first_head = static_cast<int>(params.by_slots_of_sequence.remainder(slot, sequence)) * params.packed_heads;
  const SequencePlace place = sequence_place(params, static_cast<int>(sequence));
  if (row >= place.seqlen_q * params.packed_heads) return;
  const unsigned query = params.by_packed.quotient(static_cast<unsigned>(row));
  const int head = first_head + static_cast<int>(params.by_packed.remainder(static_cast<unsigned>(row), query));

  float top = params.sinks == nullptr ? -INFINITY : params.sinks[head * params.sinks_stride];
  for (int split = 0; split < params.splits; ++split) top = fmaxf(top, params.partial_lse[split * all + item]);
  const float shift = top == -INFINITY ? 0.0f : top;
  const auto weight = [&](float lse) { return Mma::exp2((lse - shift) * kLog2e); };
  float sum = params.sinks == nullptr ? 0.0f : weight(params.sinks[head * params.sinks_stride]);
  for (int split = 0; split < params.splits; ++split) sum += weight(params.partial_lse[split * all + item]);

  const auto out_rows = query_rows<Element>(params.out, place, first_head, params.by_packed);
  for (int column = Mma::lane(); column < params.head_dim_v; column += Mma::kLanes) {
    float out = 0.0f;
    for (int split = 0; split < params.splits; ++split) {
      const float share = weight(params.partial_lse[split * all + item]);
      // A split that saw no key holds zeros.
      out += share * params.partial_out[(split * all + item) * params.head_dim_v + column];
    }
    out_rows.row(row)[column] = Mma::from_float(sum == 0.0f ? 0.0f : out / sum);
  }
  if (params.lse.data != nullptr && Mma::lane() == 0) {
    const auto lse_rows = query_rows<float>(params.lse, place, first_head, params.by_packed);
    *lse_rows.row(row) = sum == 0.0f ? -INFINITY : shift + Mma::log2(sum) * kLn2;
  }
}

/// Packed sequences: rows of no sequence become 0, their lse −inf. One thread a row.
template <typename Element>
ANYWARP_DEVICE void fill_unowned_row(const ForwardParams& params, std::int64_t row, std::int64_t rows) {
  if (row >= rows) return;
  if (row >= params.cu_seqlens_q[0] && row < params.cu_seqlens_q[params.sequences]) return;
  for (int head = 0; head < params.heads; ++head) {
    Element* out = static_cast<Element*>(params.out.data) + head * params.out.head_stride + row * params.out.row_stride;
    for (int column = 0; column < params.head_dim_v; ++column) out[column] = 0;
    if (params.lse.data != nullptr)
      params.lse.data[head * params.lse.head_stride + row * params.lse.row_stride] = -INFINITY;
  }
}

}  // namespace anywarp::attention::gpu
