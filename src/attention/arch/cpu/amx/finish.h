// The ends of both passes: accumulators of tiles become rows of a tensor.
#pragma once

#include "attention/arch/cpu/amx/edit.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/power.h"
#include "attention/arch/cpu/amx/words.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

namespace detail {

template <typename T>
ANYWARP_INLINE void store_columns(void* row, int column, int columns, Floats v) {
  const int left = columns - column;
  if (left <= 0 || row == nullptr) return;
  T* const to = static_cast<T*>(row) + column;
  if (left >= kWidth) {
    store(to, v);
  } else {
    store_partial(to, v, left);
  }
}

ANYWARP_INLINE void store_columns(DType dtype, void* row, int column, int columns, Floats v) {
  if (dtype == DType::Float16) return store_columns<Float16>(row, column, columns, v);
  store_columns<BFloat16>(row, column, columns, v);
}

}  // namespace detail

/// log of positive, normal lanes; −∞ of 0. One row in hundreds of keys: the library's would do, were it not one lane.
ANYWARP_INLINE Floats log_lanes(Floats x) {
  Floats y;
  for (int i = 0; i < kWidth; ++i) y[i] = __builtin_logf(x[i]);
  return y;
}

/// Oᵀ of 32 queries [tile of columns][query tile] divided by its sums, the sink included, into out; `exact` sums into
/// lse. `first` counts within the job.
inline void finish_output(const amx::ForwardJob& job, const char* output, int first, int queries, const float* maximum,
                          const float* sum, const float* exact) {
  for (int tile = 0; tile < 2 && tile * kWidth < queries; ++tile) {
    Floats top = load(maximum + kWidth * tile) * broadcast(job.exponent * kLn2);
    Floats total = load(sum + kWidth * tile);
    Floats lse_total = load(exact + kWidth * tile);
    Floats factor = broadcast(job.dropout.keep_scale);
    if (job.has_sink) {
      const Floats sink = broadcast(job.sink);
      const Floats higher = max(top, sink);
      const Floats scaled = power_of_two<3>((top - higher) * broadcast(kLog2E));
      const Floats weight = power_of_two<3>((sink - higher) * broadcast(kLog2E));
      total = total * scaled + weight;
      lse_total = lse_total * scaled + weight;
      factor *= scaled;
      top = higher;
    }
    factor = select(total > 0.0f, factor / total, select(total == total, Floats{}, total));
    if (job.lse != nullptr) {
      const Floats logarithm = top + log_lanes(lse_total);
      for (int i = 0; i < kWidth && tile * kWidth + i < queries; ++i)
        job.lse[(first + tile * kWidth + i) * job.lse_stride] = total[i] == 0.0f ? kMinusInfinity : logarithm[i];
    }
    for (int column = 0; column < job.head_dim_v; column += kWidth) {
      const char* lines = output + (column / kWidth * 2 + tile) * amx::kTile;
      Uints rows[16];
      unrolled<16>([&](auto i) {
        rows[i.value] = bits_as<Uints>(bits_as<Floats>(load_line<Uints>(lines + 64 * i.value)) * factor);
      });
      transpose(rows);
      const std::int64_t row_bytes = job.out_stride * 2;
      char* const out = static_cast<char*>(job.out) + (first + tile * kWidth) * row_bytes;
      unrolled<16>([&](auto i) {
        if (tile * kWidth + i.value < queries) {
          detail::store_columns(job.dtype, out + i.value * row_bytes, column, job.head_dim_v,
                                bits_as<Floats>(rows[i.value]));
        }
      });
    }
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
