// The backward's first pass: what every query row needs of out, dout and lse.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// Row `item` of [batches, heads, rows].
struct RowPlace {
  std::int64_t batch, head, row;

  ANYWARP_DEVICE RowPlace(std::int64_t item, std::int64_t heads, std::int64_t rows) {
    const std::int64_t slot = item / rows;  // Of 64 bits, and slow: only one.
    row = item - slot * rows;
    batch = static_cast<unsigned>(slot) / static_cast<unsigned>(heads);
    head = slot - batch * heads;
  }
  template <typename Tensor>
  ANYWARP_DEVICE std::int64_t offset(const Tensor& tensor) const {
    return batch * tensor.batch_stride + head * tensor.head_stride + row * tensor.row_stride;
  }
};

/// So many lanes share a row: the columns of head dimension 64 in one 16-byte access each.
inline constexpr int kPrepareLanes = 8;

/// A warp's share of the zeros that the fused kernel adds to.
template <typename Mma>
ANYWARP_DEVICE void clear_query_sums(const BackwardParams& params, std::int64_t warp) {
  if (params.dq_sums == nullptr) return;
  struct alignas(16) Zeros {
    float item[4];
  };
  auto* const to = reinterpret_cast<Zeros*>(params.dq_sums);
  for (std::int64_t i = warp * Mma::kLanes + Mma::lane(); i < params.sum_count / 4;
       i += params.prepare_warps * Mma::kLanes)
    to[i] = Zeros{};
}

/// By one warp, of kLanes / kPrepareLanes rows, counted as [q's batch, heads, rows].
template <typename Mma>
ANYWARP_DEVICE void prepare_rows(const BackwardParams& params, std::int64_t warp) {
  using Element = typename Mma::Element;
  constexpr int kRun = 16 / sizeof(Element);
  struct alignas(16) Piece {
    Element item[kRun];
  };
  clear_query_sums<Mma>(params, warp);
  const std::int64_t items = params.statistic_rows * params.heads * params.query_batches;
  const std::int64_t item = warp * (Mma::kLanes / kPrepareLanes) + Mma::lane() / kPrepareLanes;
  const RowPlace at(item < items ? item : items - 1, params.heads, params.statistic_rows);
  const auto* out = static_cast<const Element*>(params.out.data) + at.offset(params.out);
  const auto* dout = static_cast<const Element*>(params.dout.data) + at.offset(params.dout);
  float delta = 0.0f;
  for (int first = Mma::lane() % kPrepareLanes * kRun; first < params.head_dim_v; first += kPrepareLanes * kRun) {
    if (params.out.vectors && params.dout.vectors) {
      const Piece a = *reinterpret_cast<const Piece*>(out + first), b = *reinterpret_cast<const Piece*>(dout + first);
#pragma unroll
      for (int i = 0; i < kRun; ++i) delta += Mma::to_float(a.item[i]) * Mma::to_float(b.item[i]);
    } else {
      for (int column = first; column < first + kRun && column < params.head_dim_v; ++column)
        delta += Mma::to_float(out[column]) * Mma::to_float(dout[column * params.dout.column_stride]);
    }
  }
#pragma unroll
  for (int mask = kPrepareLanes / 2; mask > 0; mask /= 2) delta += Mma::shuffle_xor(delta, mask);
  if (item >= items || Mma::lane() % kPrepareLanes != 0) return;
  const float lse = params.lse.data[at.offset(params.lse)];
  // Nothing reaches a row that saw no key; its dout may be anything. A row of the lowest float stays finite.
  constexpr float kLowest = -3.402823466e38f;
  const float power = lse * kLog2e;
  params.statistic_lse[item] = lse == -INFINITY ? INFINITY : power < kLowest ? kLowest : power;
  if (params.dlse.data != nullptr) delta -= params.dlse.data[at.offset(params.dlse)];
  params.statistic_delta[item] = lse == -INFINITY ? 0.0f : delta;
}

/// Sets a row to 0; `item` counts [batches, heads, rows]. One warp a row.
template <typename Lane, typename Element>
ANYWARP_DEVICE void clear_row(const Strided<void*>& tensor, std::int64_t item, std::int64_t heads, std::int64_t rows,
                              int columns) {
  Element* row = static_cast<Element*>(tensor.data) + RowPlace(item, heads, rows).offset(tensor);
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
