// The matrix product that every CPU kernel is built on: C[m×n] = or += Σ_k A[i·a_row + k·a_col] · B[k·ldb + j],
// float32. A register tile of kTileRows × kTileColumns of C; A is broadcast element by element (any strides, so that a
// transposed A costs nothing), B comes in rows that are contiguous in j. 6×16 on 16 registers of 8 floats, 12×32 on 32
// of 16: the B vectors of a step and one broadcast fit beside the accumulators.
#pragma once

#include "attention/arch/cpu/simd/convert.h"
#include "attention/arch/cpu/simd/vec.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr int kTileRows = kWidth == 16 ? 12 : 6;
inline constexpr int kTileColumns = 2 * kWidth;  ///< Also the width of the panels of pack.h.

/// A row-major left operand, or a transposed one.
struct Left {
  const float* data;
  std::int64_t row;     ///< From A[i][k] to A[i + 1][k].
  std::int64_t column;  ///< From A[i][k] to A[i][k + 1].
};

/// The right operand: column j of row k is data[j / kTileColumns · panel + k · row + j mod kTileColumns]. Row-major B:
/// panel = kTileColumns, row = its leading dimension. Panels of pack.h: row = kTileColumns, panel = rows ·
/// kTileColumns. T: float, BFloat16 or Float16.
template <typename T>
struct Right {
  const T* data;
  std::int64_t row;
  std::int64_t panel;
};

namespace detail {

/// Products that are summed in registers before they are added to C. Rounding errors grow with the length of a chain,
/// all the more for sums of like terms; the sum of partial sums has far smaller ones.
inline constexpr std::int64_t kChain = 64;

/// M rows × V vectors of C; the last vector has `last` columns, read and written as such if Partial. C is added last.
/// Plain loops: with lambdas that take `sum` by reference Clang 22 stores all of it in every step, for 3 to 7 rows.
template <int M, int V, bool Partial, typename T>
ANYWARP_INLINE void tile(std::int64_t k, const float* a, std::int64_t a_row, std::int64_t a_col, const T* b,
                         std::int64_t ldb, float* c, std::int64_t ldc, bool accumulate, int last) {
  constexpr auto is_partial = [](int v) { return Partial && v == V - 1; };
  do {
    Floats sum[M][V] = {};
    const std::int64_t chain = k < kChain ? k : kChain;
    for (std::int64_t step = 0; step < chain; ++step) {
      Floats row[V];
#pragma GCC unroll 2
      for (int v = 0; v < V; ++v) row[v] = is_partial(v) ? load_partial(b + v * kWidth, last) : load(b + v * kWidth);
#pragma GCC unroll 12
      for (int i = 0; i < M; ++i) {
        const Floats left = broadcast(a[i * a_row]);
#pragma GCC unroll 2
        for (int v = 0; v < V; ++v) sum[i][v] = fma(left, row[v], sum[i][v]);
      }
      a += a_col;
      b += ldb;
    }
#pragma GCC unroll 12
    for (int i = 0; i < M; ++i) {
#pragma GCC unroll 2
      for (int v = 0; v < V; ++v) {
        float* to = c + i * ldc + v * kWidth;
        if (accumulate) sum[i][v] += is_partial(v) ? load_partial(to, last) : load(to);
        if (is_partial(v)) {
          store_partial(to, sum[i][v], last);
        } else {
          store(to, sum[i][v]);
        }
      }
    }
    accumulate = true;
    k -= chain;
  } while (k > 0);
}

/// `rows` < or = kTileRows rows of one panel: picks the instantiation.
template <int M, int V, bool Partial, typename T>
ANYWARP_INLINE void tile_of_rows(std::int64_t rows, std::int64_t k, const float* a, std::int64_t a_row,
                                 std::int64_t a_col, const T* b, std::int64_t ldb, float* c, std::int64_t ldc,
                                 bool accumulate, int last) {
  if (rows == M) return tile<M, V, Partial>(k, a, a_row, a_col, b, ldb, c, ldc, accumulate, last);
  if constexpr (M > 1) {
    tile_of_rows<M - 1, V, Partial>(rows, k, a, a_row, a_col, b, ldb, c, ldc, accumulate, last);
  }
}

/// All rows of one panel.
template <int V, bool Partial, typename T>
void panel(std::int64_t m, std::int64_t k, Left a, const T* b, std::int64_t ldb, float* c, std::int64_t ldc,
           bool accumulate, int last) {
  std::int64_t i = 0;
  for (; i + kTileRows <= m; i += kTileRows) {
    tile<kTileRows, V, Partial>(k, a.data + i * a.row, a.row, a.column, b, ldb, c + i * ldc, ldc, accumulate, last);
  }
  if (i < m) {
    tile_of_rows<kTileRows - 1, V, Partial>(m - i, k, a.data + i * a.row, a.row, a.column, b, ldb, c + i * ldc, ldc,
                                            accumulate, last);
  }
}

}  // namespace detail

/// C[i·ldc + j] = (or +=, if `accumulate`) Σ_k A[i][k] · B[k][j] for i < m, j < n. Any m, n, k >= 0; k = 0 zeroes C, or
/// leaves it. Nothing outside the named elements is read or written.
template <typename T>
void gemm(std::int64_t m, std::int64_t n, std::int64_t k, Left a, Right<T> b, float* c, std::int64_t ldc,
          bool accumulate) {
  for (std::int64_t j = 0; j < n; j += kTileColumns, b.data += b.panel, c += kTileColumns) {
    const auto left = static_cast<int>(n - j < kTileColumns ? n - j : kTileColumns);
    const int last = (left - 1) % kWidth + 1;
    if (left == kTileColumns) {
      detail::panel<2, false>(m, k, a, b.data, b.row, c, ldc, accumulate, last);
    } else if (left == kWidth) {
      detail::panel<1, false>(m, k, a, b.data, b.row, c, ldc, accumulate, last);
    } else if (left > kWidth) {
      detail::panel<2, true>(m, k, a, b.data, b.row, c, ldc, accumulate, last);
    } else {
      detail::panel<1, true>(m, k, a, b.data, b.row, c, ldc, accumulate, last);
    }
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
