// The backward's first pass: what every query row needs of out, dout and lse.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// One warp a row; `item` counts [q's batch, heads, rows].
template <typename Mma>
ANYWARP_DEVICE void prepare_row(const BackwardParams& params, std::int64_t item) {
  using Element = typename Mma::Element;
  const std::int64_t rows = params.statistic_rows;
  if (item >= rows * params.heads * params.query_batches) return;
  const std::int64_t row = item % rows, head = item / rows % params.heads, batch = item / rows / params.heads;
  const auto at = [&](const auto& tensor) {
    return batch * tensor.batch_stride + head * tensor.head_stride + row * tensor.row_stride;
  };
  const auto* out = static_cast<const Element*>(params.out.data) + at(params.out);
  const auto* dout = static_cast<const Element*>(params.dout.data) + at(params.dout);
  float delta = 0.0f;
  for (int column = Mma::lane(); column < params.head_dim_v; column += Mma::kLanes)
    delta += Mma::to_float(out[column]) * Mma::to_float(dout[column * params.dout.column_stride]);
#pragma unroll
  for (int mask = Mma::kLanes / 2; mask > 0; mask /= 2) delta += Mma::shuffle_xor(delta, mask);
  if (Mma::lane() != 0) return;
  const float lse = params.lse.data[at(params.lse)];
  // Nothing reaches a row that saw no key; its dout may be anything.
  params.statistic_lse[item] = lse == -INFINITY ? INFINITY : lse * kLog2e;
  if (params.dlse.data != nullptr) delta -= params.dlse.data[at(params.dlse)];
  params.statistic_delta[item] = lse == -INFINITY ? 0.0f : delta;
}

/// Sets a row to 0; `item` counts [batches, heads, rows]. One warp a row.
template <typename Lane, typename Element>
ANYWARP_DEVICE void clear_row(const Strided<void*>& tensor, std::int64_t item, std::int64_t heads, std::int64_t rows,
                              int columns) {
  Element* row = static_cast<Element*>(tensor.data) + item / rows / heads * tensor.batch_stride +
                 item / rows % heads * tensor.head_stride + item % rows * tensor.row_stride;
  for (int column = Lane::lane(); column < columns; column += Lane::kLanes) row[column] = 0;
}

/// The gradient of a head's sink, −Σ exp(sink − lse) · delta over all rows, by one warp: the order of the sum is fixed.
template <typename Lane>
ANYWARP_DEVICE void sink_gradient(const BackwardParams& params, int head, float* dsinks, std::int64_t stride) {
  const float sink = params.sinks[head * params.sinks_stride] * kLog2e;
  float sum = 0.0f;
  for (int batch = 0; batch < params.query_batches; ++batch)
    for (std::int64_t row = Lane::lane(); row < params.statistic_rows; row += Lane::kLanes) {
      const std::int64_t at = (static_cast<std::int64_t>(batch) * params.heads + head) * params.statistic_rows + row;
      sum -= Lane::exp2(sink - params.statistic_lse[at]) * params.statistic_delta[at];
    }
#pragma unroll
  for (int mask = Lane::kLanes / 2; mask > 0; mask /= 2) sum += Lane::shuffle_xor(sum, mask);
  if (Lane::lane() == 0) dsinks[head * stride] = sum;
}

}  // namespace anywarp::attention::gpu
