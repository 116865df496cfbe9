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

/// All columns of R rows. As many accumulators as hide the latency of their additions: 8, and 16 where there are 32
/// registers.
template <int R, typename T>
void value_rows(const float* weights, std::int64_t ld, const T* v, std::int64_t v_ld, std::int64_t count,
                std::int64_t columns, float* out, std::int64_t ld_out) {
  constexpr int kVectors = (kWidth == 16 ? 16 : 8) / R;
  std::int64_t d = 0;
  for (; d + kVectors * kWidth <= columns; d += kVectors * kWidth)
    tile<R, kVectors, false>(count, weights, ld, 1, v + d, v_ld, out + d, ld_out, true, kWidth);
  for (; d + kWidth <= columns; d += kWidth)
    tile<R, 1, false>(count, weights, ld, 1, v + d, v_ld, out + d, ld_out, true, kWidth);
  if (d < columns)
    tile<R, 1, true>(count, weights, ld, 1, v + d, v_ld, out + d, ld_out, true, static_cast<int>(columns - d));
}

/// Rows `begin` … `begin + count − 1` of k or v of one head, one after another wherever they lie.
template <typename T>
class DirectRows {
 public:
  DirectRows(const T* data, const ConstTensor& tensor, const Sequence& sequence, std::int64_t kv_head,
             std::int64_t begin, std::int64_t count)
      : data_(data),
        tensor_(tensor),
        sequence_(sequence),
        kv_head_(kv_head),
        next_(begin),
        left_(std::max<std::int64_t>(0, count)) {}

  std::int64_t left() const { return left_; }
  std::int64_t columns() const { return tensor_.shape[3]; }
  std::int64_t stride() const { return tensor_.strides[2]; }

  /// How many of the next rows, at most `most`, lie stride() apart.
  std::int64_t run(std::int64_t most) {
    if (run_ == 0 && left_ > 0) {
      row_ = data_ + key_offset(tensor_.strides, sequence_, kv_head_, next_);
      run_ = std::min(left_, contiguous_keys(sequence_, next_));
    }
    return std::min(run_, most);
  }
  /// The next row, of which there must be one; `count` <= run() of them are then behind.
  const T* take(std::int64_t count = 1) {
    run(1);
    const T* const row = row_;
    row_ += count * stride();
    next_ += count;
    run_ -= count;
    left_ -= count;
    return row;
  }

  /// Asks for the cache lines of the next `count` rows, as far as there are such, and leaves them behind.
  void prefetch(std::int64_t count) {
    for (count = std::min(count, left_); count > 0; --count) {
      const T* const row = take();
      for (std::int64_t d = 0; d < columns(); d += 64 / static_cast<std::int64_t>(sizeof(T)))
        __builtin_prefetch(row + d, 0, 2);
    }
  }

 private:
  const T* data_;
  const ConstTensor& tensor_;
  const Sequence& sequence_;
  std::int64_t kv_head_;
  std::int64_t next_, left_;
  const T* row_ = nullptr;
  std::int64_t run_ = 0;  ///< Rows from row_ on, known to be stride() apart.
};

}  // namespace detail

/// scores[i·ld + j] = q_i · k_j for i < rows and the rows j of k; writes up to round_up(k.left(), kWidth) columns. q:
/// row-major float32. Meanwhile asks for `next`, the rows of v that are read after them.
template <typename T>
void direct_scores(const float* q, std::int64_t q_ld, std::int64_t rows, detail::DirectRows<T> k, float* scores,
                   std::int64_t ld, detail::DirectRows<T> next) {
  const T* keys[kWidth];
  for (std::int64_t j = 0; k.left() > 0; j += kWidth) {
    for (int i = 0; i < kWidth; ++i) keys[i] = k.left() > 0 ? k.take() : keys[i - 1];
    next.prefetch(kWidth);
    std::int64_t row = 0;
    const auto rows_of = [&]<int R>(std::integral_constant<int, R>) {
      for (; row + R <= rows; row += R) {
        for (int i = 0; i < kWidth; i += kWidth / R)
          detail::dot_tile<R>(q + row * q_ld, q_ld, keys + i, k.columns(), scores + row * ld + j + i, ld);
      }
    };
    rows_of(std::integral_constant<int, 4>{});
    rows_of(std::integral_constant<int, 2>{});
    rows_of(std::integral_constant<int, 1>{});
  }
}

/// out += weights · v for `rows` rows; out [rows, ld_out]. Meanwhile asks for `next`, the rows of k that come then.
template <typename T>
void direct_values(const float* weights, std::int64_t ld, std::int64_t rows, detail::DirectRows<T> v, float* out,
                   std::int64_t ld_out, detail::DirectRows<T> next) {
  // So few keys at a time that their rows, read once for each group of columns, stay in the first-level cache.
  constexpr std::int64_t kKeys = 32;
  while (v.left() > 0) {
    const std::int64_t run = v.run(kKeys);
    const T* const rows_of_v = v.take(run);
    next.prefetch(run);
    std::int64_t row = 0;
    const auto rows_of = [&]<int R>(std::integral_constant<int, R>) {
      for (; row + R <= rows; row += R)
        detail::value_rows<R>(weights + row * ld, ld, rows_of_v, v.stride(), run, v.columns(), out + row * ld_out,
                              ld_out);
    };
    rows_of(std::integral_constant<int, 4>{});
    rows_of(std::integral_constant<int, 2>{});
    rows_of(std::integral_constant<int, 1>{});
    weights += run;
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
