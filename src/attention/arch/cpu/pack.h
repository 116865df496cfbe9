// Rows of q, k and v as what gemm.h reads: float32, k transposed into panels (its keys are the columns of S = q kᵀ), v
// in panels of its own columns, q row-major and already scaled. Conversion from float16 and bfloat16 happens here, once
// a key, not once a use. Panels are padded with zeros to full width, so that no tile has an edge in j.
#pragma once

#include <algorithm>

#include "anywarp/attention.h"
#include "attention/arch/cpu/gemm.h"
#include "attention/problem.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

/// Calls body(pointer of the storage type) for the three float types.
template <typename Body>
ANYWARP_INLINE void with_dtype(const void* data, DType dtype, Body body) {
  switch (dtype) {
    case DType::Float16:
      return body(static_cast<const Float16*>(data));
    case DType::BFloat16:
      return body(static_cast<const BFloat16*>(data));
    default:
      return body(static_cast<const float*>(data));
  }
}
template <typename Body>
ANYWARP_INLINE void with_dtype(void* data, DType dtype, Body body) {
  switch (dtype) {
    case DType::Float16:
      return body(static_cast<Float16*>(data));
    case DType::BFloat16:
      return body(static_cast<BFloat16*>(data));
    default:
      return body(static_cast<float*>(data));
  }
}

/// `count` elements to float32, times `scale`.
template <typename T>
ANYWARP_INLINE void convert_row(const T* from, float* to, std::int64_t count, float scale = 1.0f) {
  std::int64_t i = 0;
  for (; i + kWidth <= count; i += kWidth) store(to + i, load(from + i) * scale);
  if (i < count)
    store_partial(to + i, load_partial(from + i, static_cast<int>(count - i)) * scale, static_cast<int>(count - i));
}

/// Float32 to `count` elements of T, times `scale`.
template <typename T>
ANYWARP_INLINE void round_row(const float* from, T* to, std::int64_t count, float scale = 1.0f) {
  std::int64_t i = 0;
  for (; i + kWidth <= count; i += kWidth) store(to + i, load(from + i) * scale);
  if (i < count)
    store_partial(to + i, load_partial(from + i, static_cast<int>(count - i)) * scale, static_cast<int>(count - i));
}

namespace detail {

/// One step of a transposition: rows i and i + S, of which bit S of the lane number says who gives.
template <int S, int... Lane>
ANYWARP_INLINE void exchange(Floats& a, Floats& b, std::integer_sequence<int, Lane...>) {
  const Floats low = __builtin_shufflevector(a, b, ((Lane & S) ? Lane - S + kWidth : Lane)...);
  b = __builtin_shufflevector(a, b, ((Lane & S) ? Lane + kWidth : Lane + S)...);
  a = low;
}

/// Transposes kWidth vectors in place.
template <int S = kWidth / 2>
ANYWARP_INLINE void transpose(Floats (&rows)[kWidth]) {
  unrolled<kWidth>([&](auto i) {
    if constexpr ((i.value & S) == 0)
      exchange<S>(rows[i.value], rows[i.value + S], std::make_integer_sequence<int, kWidth>{});
  });
  if constexpr (S > 1) transpose<S / 2>(rows);
}

/// kWidth keys × `columns` into lanes [0, kWidth) of a panel.
template <typename T>
void transpose_keys(const T* const (&keys)[kWidth], std::int64_t columns, float* to, std::int64_t ld) {
  std::int64_t d = 0;
  Floats rows[kWidth];
  for (; d + kWidth <= columns; d += kWidth) {
    unrolled<kWidth>([&](auto i) { rows[i.value] = load(keys[i.value] + d); });
    transpose(rows);
    unrolled<kWidth>([&](auto i) { store(to + (d + i.value) * ld, rows[i.value]); });
  }
  if (d == columns) return;
  const auto left = static_cast<int>(columns - d);
  for (int i = 0; i < kWidth; ++i) rows[i] = load_partial(keys[i] + d, left);
  transpose(rows);
  for (int i = 0; i < left; ++i) store(to + (d + i) * ld, rows[i]);
}

}  // namespace detail

/// Rows [begin, begin + count) of k of one head, transposed: key begin + j, column d goes to
/// to[j / kTileColumns · panel + d · kTileColumns + j mod kTileColumns], with panel = head_dim · kTileColumns. Keys
/// from `count` to the end of the last panel are 0.
template <typename T>
void pack_transposed(const T* data, const std::array<std::int64_t, 4>& strides, const Sequence& sequence,
                     std::int64_t kv_head, std::int64_t begin, std::int64_t count, std::int64_t head_dim, float* to) {
  alignas(64) static constexpr T kZeros[kWidth] = {};
  for (std::int64_t j = 0; j < count; j += kTileColumns, to += head_dim * kTileColumns) {
    for (int half = 0; half < kTileColumns; half += kWidth) {
      const std::int64_t first = j + half;
      if (first >= count) {
        for (std::int64_t d = 0; d < head_dim; ++d) store(to + d * kTileColumns + half, Floats{});
        continue;
      }
      const T* keys[kWidth];
      std::int64_t run = 0;
      for (int i = 0; i < kWidth; ++i) {
        if (first + i >= count) {
          keys[i] = nullptr;
        } else if (run > 0) {
          keys[i] = keys[i - 1] + strides[2];
          --run;
        } else {
          keys[i] = data + key_offset(strides, sequence, kv_head, begin + first + i);
          run = contiguous_keys(sequence, begin + first + i) - 1;
        }
      }
      if (first + kWidth <= count) {
        detail::transpose_keys(keys, head_dim, to + half, kTileColumns);
      } else {
        for (std::int64_t d = 0; d < head_dim; ++d)
          for (int i = 0; i < kWidth; ++i)
            to[d * kTileColumns + half + i] = keys[i] != nullptr ? to_float(keys[i][d]) : to_float(kZeros[i]);
      }
    }
  }
}

/// Rows [begin, begin + count) of v (or k) of one head in panels of columns: key begin + i, column d goes to
/// to[d / kTileColumns · panel + i · kTileColumns + d mod kTileColumns], where panel = `capacity` · kTileColumns.
/// Columns up to the end of the last panel are 0.
template <typename T>
void pack_panels(const T* data, const std::array<std::int64_t, 4>& strides, const Sequence& sequence,
                 std::int64_t kv_head, std::int64_t begin, std::int64_t count, std::int64_t columns,
                 std::int64_t capacity, float* to) {
  const std::int64_t panel = capacity * kTileColumns;
  for (std::int64_t i = 0; i < count;) {
    const std::int64_t run = std::min(count - i, contiguous_keys(sequence, begin + i));
    const T* row = data + key_offset(strides, sequence, kv_head, begin + i);
    for (const std::int64_t end = i + run; i < end; ++i, row += strides[2]) {
      float* out = to + i * kTileColumns;
      for (std::int64_t d = 0; d < columns; d += kTileColumns, out += panel) {
        for (int half = 0; half < kTileColumns; half += kWidth) {
          const std::int64_t left = columns - d - half;
          store(out + half, left >= kWidth ? load(row + d + half)
                            : left > 0     ? load_partial(row + d + half, static_cast<int>(left))
                                           : Floats{});
        }
      }
    }
  }
}

/// Rows [begin, begin + count) of q (out, dout) of one head, row-major float32 times `scale`; ld >= columns.
template <typename T>
void pack_rows(const T* data, const std::array<std::int64_t, 4>& strides, const Sequence& sequence, std::int64_t head,
               std::int64_t begin, std::int64_t count, std::int64_t columns, float scale, float* to, std::int64_t ld) {
  const T* row = data + query_offset(strides, sequence, head, begin);
  for (std::int64_t i = 0; i < count; ++i, row += strides[2]) convert_row(row, to + i * ld, columns, scale);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
