// The gradients that are sums of dS alone: of the additive bias, whose broadcast axes are summed, and of the sinks.
//
// A bias gradient is summed in float32, in a dense array of the bias' shape. Along queries and keys the order of the
// sum comes from the schedule: tickets own their keys; a sum along the keys is passed on as dq is, as one number a
// query (QueryMemory::bias_rows), and added up when the unit is finished. If the batch or the heads share a bias, units
// follow one another.
#pragma once

#include <cmath>

#include "attention/arch/cpu/backward_call.h"
#include "attention/arch/cpu/pack.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline void add_row(const float* from, std::int64_t count, float* to) {
  std::int64_t j = 0;
  for (; j + kWidth <= count; j += kWidth) store(to + j, load(to + j) + load(from + j));
  for (; j < count; ++j) to[j] += from[j];
}

inline float sum_row(const float* from, std::int64_t count) {
  Floats sum{};
  std::int64_t j = 0;
  for (; j + kWidth <= count; j += kWidth) sum = sum + load(from + j);
  float rest = sum_of_lanes(sum);
  for (; j < count; ++j) rest += from[j];
  return rest;
}

/// Adds the rows' sums of a finished unit.
inline void add_bias_rows(const BiasGradient& gradient, const BackwardSchedule& schedule, const KeyTicket& ticket,
                          std::int64_t group, const float* bias_rows) {
  const std::int64_t block = schedule.blocks().queries;
  for (std::int64_t head = 0; head < group; ++head) {
    const float* rows = bias_rows + head * schedule.query_blocks_a_head() * block;
    for (std::int64_t i = 0; i < ticket.sequence.seqlen_q; ++i)
      *gradient.at(ticket.sequence.index, ticket.kv_head * group + head, i, 0) += rows[i];
  }
}

/// BackwardParts::write_bias
inline void write_bias(const float* sums, const Tensor& dbias, std::int64_t begin, std::int64_t end) {
  const auto& shape = dbias.shape;
  with_dtype(dbias.data, dbias.dtype, [&](auto* data) {
    for (std::int64_t row = begin; row < end; ++row) {
      auto* to = data + row / shape[2] / shape[1] * dbias.strides[0] + row / shape[2] % shape[1] * dbias.strides[1] +
                 row % shape[2] * dbias.strides[2];
      const float* from = sums + row * shape[3];
      if (dbias.strides[3] == 1) {
        round_row(from, to, shape[3]);
      } else {
        for (std::int64_t j = 0; j < shape[3]; ++j) store_partial(to + j * dbias.strides[3], broadcast(from[j]), 1);
      }
    }
  });
}

namespace detail {

/// Σ out · dout of one query.
inline float dot_out_dout(const BackwardInputs& inputs, const Sequence& sequence, std::int64_t head, std::int64_t row) {
  float result = 0.0f;
  with_dtype(inputs.out.data, inputs.out.dtype, [&]<typename T>(const T* out) {
    const T* a = out + query_offset(inputs.out.strides, sequence, head, row);
    const T* b = static_cast<const T*>(inputs.dout.data) + query_offset(inputs.dout.strides, sequence, head, row);
    const std::int64_t step = inputs.dout.strides[3], columns = inputs.out.shape[3];
    Floats sum{};
    std::int64_t d = 0;
    for (; step == 1 && d + kWidth <= columns; d += kWidth) sum = fma(load(a + d), load(b + d), sum);
    result = sum_of_lanes(sum);
    for (; d < columns; ++d) result += to_float(a[d]) * to_float(b[d * step]);
  });
  return result;
}

}  // namespace detail

/// −Σ exp(sink − lse) · (Σ out · dout − dlse) over all queries of the head, in one order.
inline float sink_gradient(const AttentionProblem& problem, const BackwardInputs& inputs, std::int64_t head) {
  const double sink = static_cast<const float*>(problem.sinks.data)[head * problem.sinks.strides[1]];
  const auto load_row = [&](const ConstTensor& tensor, const Sequence& sequence, std::int64_t row) {
    return static_cast<const float*>(tensor.data)[query_offset(tensor.strides, sequence, head, row)];
  };
  double sum = 0.0;
  const std::int64_t sequences = dimensions(problem).sequences;
  for (std::int64_t index = 0; index < sequences; ++index) {
    const Sequence sequence = sequence_of(problem, index);
    for (std::int64_t row = 0; row < sequence.seqlen_q; ++row) {
      const float lse = load_row(inputs.lse, sequence, row);
      if (lse == -std::numeric_limits<float>::infinity()) continue;
      float mean = detail::dot_out_dout(inputs, sequence, head, row);
      if (inputs.dlse) mean -= load_row(inputs.dlse, sequence, row);
      sum -= std::exp(sink - static_cast<double>(lse)) * static_cast<double>(mean);
    }
  }
  return static_cast<float>(sum);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
