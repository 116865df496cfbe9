// Scores and weighted values for a handful of rows (decoding) straight from k and v in their own type: every element is
// read once, for all rows of the group together, so that reading memory is all that takes time.
#pragma once

#include "attention/arch/cpu/pack.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {
namespace detail {

/// The sums of kWidth vectors, one a lane.
ANYWARP_INLINE Floats sums_of(Floats (&v)[kWidth]) {
  // Each step halves the vectors: lanes with bit S of one, without it of the other, added to their partners.
  const auto step = [&]<int S>(std::integral_constant<int, S>, auto&& next) __attribute__((always_inline)) {
    unrolled<S>([&](auto i) {
      exchange<S>(v[i.value], v[i.value + S], std::make_integer_sequence<int, kWidth>{});
      v[i.value] = v[i.value] + v[i.value + S];
    });
    if constexpr (S > 1) next(std::integral_constant<int, S / 2>{}, next);
  };
  step(std::integral_constant<int, kWidth / 2>{}, step);
  return v[0];
}

/// R rows × kWidth / R keys; the products of row r go to scores[r · ld …].
template <int R, typename T>
ANYWARP_INLINE void dot_tile(const float* q, std::int64_t q_ld, const T* const* keys, std::int64_t columns,
                             float* scores, std::int64_t ld) {
  constexpr int kKeys = kWidth / R;
  Floats sum[kWidth] = {};
  std::int64_t d = 0;
  for (; d + kWidth <= columns; d += kWidth) {
    Floats key[kKeys];
    unrolled<kKeys>([&](auto j) { key[j.value] = load(keys[j.value] + d); });
    unrolled<R>([&](auto r) {
      const Floats query = load(q + r.value * q_ld + d);
      unrolled<kKeys>([&](auto j) {
        constexpr int at = r.value * kKeys + j.value;
        sum[at] = fma(query, key[j.value], sum[at]);
      });
    });
  }
  if (d < columns) {
    const auto left = static_cast<int>(columns - d);
    for (int j = 0; j < kKeys; ++j) {
      const Floats key = load_partial(keys[j] + d, left);
      for (int r = 0; r < R; ++r)
        sum[r * kKeys + j] = fma(load_partial(q + r * q_ld + d, left), key, sum[r * kKeys + j]);
    }
  }
  const Floats sums = sums_of(sum);
  for (int r = 0; r < R; ++r)
    std::memcpy(scores + r * ld, reinterpret_cast<const char*>(&sums) + r * kKeys * sizeof(float),
                kKeys * sizeof(float));
}

}  // namespace detail

/// scores[i·ld + j] = q_i · k_{begin + j} for i < rows, j < count; writes up to round_up(count, kWidth) columns. q:
/// row-major float32.
template <typename T>
void direct_scores(const float* q, std::int64_t q_ld, std::int64_t rows, const T* data,
                   const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t kv_head,
                   std::int64_t begin, std::int64_t count, std::int64_t head_dim, float* scores, std::int64_t ld) {
  const T* keys[kWidth];
  for (std::int64_t j = 0; j < count; j += kWidth) {
    std::int64_t run = 0;
    for (int i = 0; i < kWidth; ++i) {
      if (j + i >= count) {
        keys[i] = keys[i - 1];
      } else if (run > 0) {
        keys[i] = keys[i - 1] + strides[2];
        --run;
      } else {
        keys[i] = data + key_offset(strides, sequence, kv_head, begin + j + i);
        run = contiguous_keys(sequence, begin + j + i) - 1;
      }
    }
    std::int64_t row = 0;
    const auto rows_of = [&]<int R>(std::integral_constant<int, R>) {
      for (; row + R <= rows; row += R) {
        for (int i = 0; i < kWidth; i += kWidth / R)
          detail::dot_tile<R>(q + row * q_ld, q_ld, keys + i, head_dim, scores + row * ld + j + i, ld);
      }
    };
    rows_of(std::integral_constant<int, 4>{});
    rows_of(std::integral_constant<int, 2>{});
    rows_of(std::integral_constant<int, 1>{});
  }
}

/// out += weights · v[begin …] for `rows` rows; out [rows, ld_out], `columns` of v.
template <typename T>
void direct_values(const float* weights, std::int64_t ld, std::int64_t rows, const T* data,
                   const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t kv_head,
                   std::int64_t begin, std::int64_t count, std::int64_t columns, float* out, std::int64_t ld_out) {
  // So few keys at a time that their rows, read once panel after panel, stay in the first-level cache.
  constexpr std::int64_t kKeys = 32;
  for (std::int64_t j = 0; j < count;) {
    const std::int64_t run = std::min({count - j, contiguous_keys(sequence, begin + j), kKeys});
    const T* rows_of_v = data + key_offset(strides, sequence, kv_head, begin + j);
    gemm<T>(rows, columns, run, {weights + j, ld, 1}, {rows_of_v, strides[2], kTileColumns}, out, ld_out, true);
    j += run;
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
