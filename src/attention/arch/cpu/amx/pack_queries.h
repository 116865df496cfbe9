// One head's queries for the backward, 32 at a time: q and dout in the two orders in which products need them, and per
// query the log-sum-exp and Σ out · dout.
#pragma once

#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/pack.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

namespace detail {

template <typename T>
float row_product(const void* a, const void* b, int columns) {
  const T* const x = static_cast<const T*>(a);
  const T* const y = static_cast<const T*>(b);
  Floats sum{};
  int i = 0;
  for (; i + kWidth <= columns; i += kWidth) sum = fma(load(x + i), load(y + i), sum);
  if (i < columns) sum = fma(load_partial(x + i, columns - i), load_partial(y + i, columns - i), sum);
  return sum_of_lanes(sum);
}

}  // namespace detail

/// False if an element of q or dout is not finite.
inline bool pack_queries(const amx::QueryJob& job) {
  constexpr std::int64_t bytes = 2;
  amx::PackJob q{}, dout{};
  q.dtype = dout.dtype = job.dtype;
  q.parts = dout.parts = job.shape.parts;
  q.columns = job.head_dim;
  dout.columns = job.head_dim_v;
  q.straight_transposed = job.q_t;
  q.pairs = job.q_pairs;
  dout.straight_transposed = job.dout_t;
  dout.pairs = job.dout_pairs;
  for (int i = 0; i < amx::kStep; ++i) {
    // What lies past the queries has P = 2^−∞.
    job.shift[i] = __builtin_inff();
    job.delta[i] = 0.0f;
    if (i >= job.queries) continue;
    q.rows[i] = static_cast<const char*>(job.q) + i * job.q_stride * bytes;
    dout.rows[i] = static_cast<const char*>(job.dout) + i * job.dout_stride * bytes;
    const void* const out = static_cast<const char*>(job.out) + i * job.out_stride * bytes;
    const float lse = job.lse[i * job.lse_stride];
    if (lse != -__builtin_inff()) job.shift[i] = lse;
    job.delta[i] = job.dtype == DType::BFloat16 ? detail::row_product<BFloat16>(out, dout.rows[i], job.head_dim_v)
                                                : detail::row_product<Float16>(out, dout.rows[i], job.head_dim_v);
    if (job.dlse != nullptr) job.delta[i] -= job.dlse[i * job.dlse_stride];
  }
  const bool q_finite = pack(q);
  return pack(dout) && q_finite;
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
