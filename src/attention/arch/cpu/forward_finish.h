// From accumulators to out and lse: division by the sum, the sink, and the parts along the keys put together.
#pragma once

#include <cmath>

#include "attention/arch/cpu/forward_tile.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

/// What one part of a split row block leaves for the others: max, sum, out as in ForwardBuffers.
struct Partial {
  static std::int64_t floats(const ForwardCall& call, std::int64_t rows) {
    return round_up(rows * (call.columns() + 2), 16);
  }
  static float* max(float* memory) { return memory; }
  static float* sum(float* memory, std::int64_t rows) { return memory + rows; }
  static float* out(float* memory, std::int64_t rows) { return memory + 2 * rows; }
};

inline void keep_partial(const ForwardCall& call, std::int64_t rows, const ForwardBuffers& buffers, float* memory) {
  std::copy_n(buffers.max, rows, Partial::max(memory));
  std::copy_n(buffers.sum, rows, Partial::sum(memory, rows));
  std::copy_n(buffers.out, rows * call.columns(), Partial::out(memory, rows));
}

/// Adds the parts up in `buffers`, in their order, whoever finished first.
inline void combine_partials(const ForwardCall& call, std::int64_t rows, std::int64_t splits, float* memory,
                             std::int64_t stride, const ForwardBuffers& buffers) {
  const std::int64_t columns = call.columns();
  for (std::int64_t i = 0; i < rows; ++i) {
    float maximum = kMinusInfinity;
    for (std::int64_t s = 0; s < splits; ++s) maximum = std::max(maximum, Partial::max(memory + s * stride)[i]);
    float* to = buffers.out + i * columns;
    detail::fill_row(to, 0, columns, 0.0f);
    float sum = 0.0f;
    for (std::int64_t s = 0; s < splits; ++s) {
      float* part = memory + s * stride;
      const float part_sum = Partial::sum(part, rows)[i];
      if (part_sum == 0.0f) continue;  // Nothing seen: its max is −inf.
      const float difference = Partial::max(part)[i] - maximum;
      const float factor = std::isnan(difference) ? difference
                           : call.base2           ? std::exp2(difference)
                                                  : std::exp(difference);
      sum += factor * part_sum;
      const float* from = Partial::out(part, rows) + i * columns;
      for (std::int64_t d = 0; d < columns; d += kWidth)
        store(to + d, fma(broadcast(factor), load(from + d), load(to + d)));
    }
    buffers.max[i] = maximum;
    buffers.sum[i] = sum;
  }
}

/// Writes out and lse of a row block.
inline void write_rows(const ForwardCall& call, const Sequence& sequence, const RowBlock& block,
                       const ForwardBuffers& buffers) {
  const Tensor& out = call.outputs.out;
  const Tensor& lse = call.outputs.lse;
  for (std::int64_t i = 0; i < block.rows(); ++i) {
    const std::int64_t head = block.head + i / block.queries;
    const std::int64_t query = block.query + i % block.queries;
    const double sum = buffers.sum[i];
    const double maximum = call.base2 ? buffers.max[i] * 0.69314718055994530942 : buffers.max[i];
    double scale = 0.0;
    double log_sum = kMinusInfinity;
    if (sum != 0.0) {
      scale = 1.0 / sum;
      log_sum = maximum + std::log(sum);
    }
    if (call.problem.sinks) {
      const ConstTensor& sinks = call.problem.sinks;
      const double sink = static_cast<const float*>(sinks.data)[head * broadcast_strides(sinks)[1]];
      if (sum == 0.0) {
        log_sum = sink;
      } else if (sink != kMinusInfinity) {
        // out · e^{log_sum} / (e^{log_sum} + e^{sink}), with the larger of both taken out.
        const double larger = std::max(log_sum, sink);
        const double with_sink = larger + std::log(std::exp(log_sum - larger) + std::exp(sink - larger));
        scale *= std::exp(log_sum - with_sink);
        log_sum = with_sink;
      }
    }
    with_dtype(out.data, out.dtype, [&](auto* data) {
      round_row(buffers.out + i * call.columns(), data + query_offset(out.strides, sequence, head, query),
                call.sizes.head_dim_v, static_cast<float>(scale));
    });
    if (lse) {
      static_cast<float*>(lse.data)[query_offset(lse.strides, sequence, head, query)] = static_cast<float>(log_sum);
    }
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
