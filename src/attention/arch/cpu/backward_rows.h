// What the backward reads, in float32: blocks of queries (q, dout, lse, Σ out · dout) once a head, blocks of keys once
// a ticket.
//
// Rows that serve as the right side of a product (dk += dSᵀ q, dv += Pᵀ dout, dq += dS k) meet the zeros of masked
// elements, and 0 · NaN is NaN. So a row that holds NaN or infinity becomes zeros there. Nothing that is visible gets
// lost by that: a bad key's scores come from its transposed copy, which keeps its values, and make dS NaN themselves;
// a bad query's lse becomes NaN, which makes its visible P and dS NaN.
#pragma once

#include <cmath>

#include "attention/arch/cpu/backward_memory.h"
#include "attention/arch/cpu/gemm.h"
#include "attention/arch/cpu/pack.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {
namespace detail {

/// `count` elements `stride` apart, times `scale`; zeros up to `padded`.
template <typename T>
ANYWARP_INLINE void gather_row(const T* from, std::int64_t stride, std::int64_t count, float scale, float* to,
                               std::int64_t padded) {
  if (stride == 1) {
    convert_row(from, to, count, scale);
  } else {
    for (std::int64_t d = 0; d < count; ++d) to[d] = to_float(from[d * stride]) * scale;
  }
  for (std::int64_t d = count; d < padded; ++d) to[d] = 0.0f;
}

/// Row `row` of q, out or dout, of any dtype.
inline void read_query_row(const ConstTensor& tensor, const Sequence& sequence, std::int64_t head, std::int64_t row,
                           float scale, float* to, std::int64_t padded) {
  with_dtype(tensor.data, tensor.dtype, [&](const auto* data) {
    gather_row(data + query_offset(tensor.strides, sequence, head, row), tensor.strides[3], tensor.shape[3], scale, to,
               padded);
  });
}

/// `padded` is a multiple of kWidth.
ANYWARP_INLINE bool all_finite(const float* row, std::int64_t padded) {
  Floats zeros{};
  for (std::int64_t d = 0; d < padded; d += kWidth) zeros = fma(load(row + d), Floats{}, zeros);
  return sum_of_lanes(zeros) == 0.0f;
}

/// Σ a · b in the order of the micro-kernel: where out is some v, as for a single visible key, Σ out · dout is that
/// key's dP to the last bit, and dS is 0.
ANYWARP_INLINE float dot_rows(const float* a, const float* b, std::int64_t count) {
  Floats total{};
  for (std::int64_t begin = 0; begin < count; begin += kChain) {
    Floats sum{};
    for (std::int64_t d = begin; d < std::min(count, begin + kChain); ++d)
      sum = fma(broadcast(a[d]), broadcast(b[d]), sum);
    total = sum + total;
  }
  return total[0];
}

inline void zero_row(float* row, std::int64_t padded) {
  for (std::int64_t d = 0; d < padded; ++d) row[d] = 0.0f;
}

}  // namespace detail

/// Fills `memory` for rows [block.query, + block.rows) of `head`. A row that sees nothing gets lse = +∞, so that its
/// P = exp(S − lse) is 0. `row`: room for one row of out.
inline void read_queries(const AttentionProblem& problem, const BackwardInputs& inputs, const Sequence& sequence,
                         std::int64_t head, const QueryBlock& block, std::int64_t first_row, float scale, bool base2,
                         const QueryMemory& memory, std::int64_t row_q, std::int64_t row_v, float* row) {
  const std::int64_t columns_q = round_up(problem.q.shape[3], kWidth);
  const std::int64_t columns_v = round_up(problem.v.shape[3], kWidth);
  for (std::int64_t i = 0; i < block.rows; ++i) {
    const std::int64_t at = first_row + i;
    float* q = memory.q + at * row_q;
    float* dout = memory.dout + at * row_v;
    const float lse =
        static_cast<const float*>(inputs.lse.data)[query_offset(inputs.lse.strides, sequence, head, block.query + i)];
    const double in_unit = base2 ? static_cast<double>(lse) * 1.44269504088896340736 : static_cast<double>(lse);
    memory.lse[at] = static_cast<float>(in_unit);
    memory.correction[at] = 0.0f;
    memory.mean[at] = 0.0f;
    if (lse == -std::numeric_limits<float>::infinity()) {
      memory.lse[at] = std::numeric_limits<float>::infinity();
      detail::zero_row(q, columns_q);
      detail::zero_row(dout, columns_v);
      continue;
    }
    if (base2 && std::isfinite(in_unit)) memory.correction[at] = static_cast<float>(memory.lse[at] - in_unit);
    detail::read_query_row(problem.q, sequence, head, block.query + i, scale, q, columns_q);
    detail::read_query_row(inputs.dout, sequence, head, block.query + i, 1.0f, dout, columns_v);
    detail::read_query_row(inputs.out, sequence, head, block.query + i, 1.0f, row, columns_v);
    memory.mean[at] = detail::dot_rows(dout, row, problem.v.shape[3]);
    if (inputs.dlse)
      memory.mean[at] -= static_cast<const float*>(
          inputs.dlse.data)[query_offset(inputs.dlse.strides, sequence, head, block.query + i)];
    if (!detail::all_finite(q, columns_q) || !detail::all_finite(dout, columns_v)) {
      memory.lse[at] = std::numeric_limits<float>::quiet_NaN();
      detail::zero_row(q, columns_q);
      detail::zero_row(dout, columns_v);
    }
  }
}

/// Fills the three copies of the ticket's k and v.
inline void read_keys(const AttentionProblem& problem, const KeyTicket& ticket, bool wants_rows,
                      const KeyMemory& memory, std::int64_t row_q) {
  if (ticket.keys <= 0) return;
  const std::int64_t head_dim = problem.k.shape[3];
  with_dtype(problem.v.data, problem.v.dtype, [&](const auto* v) {
    pack_transposed(v, problem.v.strides, ticket.sequence, ticket.kv_head, ticket.key, ticket.keys, problem.v.shape[3],
                    memory.values_transposed);
  });
  with_dtype(problem.k.data, problem.k.dtype, [&](const auto* k) {
    pack_transposed(k, problem.k.strides, ticket.sequence, ticket.kv_head, ticket.key, ticket.keys, head_dim,
                    memory.keys_transposed);
    if (!wants_rows) return;
    const std::int64_t padded = round_up(head_dim, kWidth);
    for (std::int64_t j = 0; j < ticket.keys; ++j) {
      float* to = memory.keys + j * row_q;
      detail::gather_row(k + key_offset(problem.k.strides, ticket.sequence, ticket.kv_head, ticket.key + j),
                         problem.k.strides[3], head_dim, 1.0f, to, padded);
      if (!detail::all_finite(to, padded)) detail::zero_row(to, padded);
    }
  });
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
