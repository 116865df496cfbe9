// The attention that every other one is held to: float64, plain loops, no tiling, no reordering. Slow on purpose
// (batch · heads · seqlen_q · seqlen_k · head_dim multiplications, one thread), so that a reader can see that it is
// right.
//
// Source of the formula: Vaswani et al. 2017, "Attention Is All You Need", section 3.2.1; grouped heads: Ainslie et al.
// 2023, "GQA". The rules for masked rows, causal alignment and the log-sum-exp are the project's contract for all
// implementations, and are stated here once.
#pragma once

#include <cstdint>
#include <optional>

#include "anywarp/error.h"

namespace anywarp::reference {

/// Distances between neighbours along each axis, in elements; 0 broadcasts an axis, negative values are allowed.
struct Strides {
  std::int64_t batch = 0;
  std::int64_t head = 0;
  std::int64_t row = 0;     ///< One position of the sequence.
  std::int64_t column = 1;  ///< One element of the head dimension; for a bias, one key.
};

/// A [batch, head, row, column] array that somebody else owns.
template <typename T>
struct View {
  T* data = nullptr;
  Strides strides;

  T& at(std::int64_t batch, std::int64_t head, std::int64_t row, std::int64_t column) const {
    return data[batch * strides.batch + head * strides.head + row * strides.row + column * strides.column];
  }
};

/// Strides of a dense [batch, heads, rows, columns] array.
inline Strides dense_strides(std::int64_t heads, std::int64_t rows, std::int64_t columns) {
  return Strides{heads * rows * columns, rows * columns, columns, 1};
}

/// Which keys j a query i sees.
enum class Causal {
  None,         ///< All.
  BottomRight,  ///< j <= i + seqlen_k - seqlen_q: the last query sees every key.
  TopLeft,      ///< j <= i: the first query sees the first key alone. The same if the lengths are equal.
};

/// out = softmax(scale · q kᵀ + bias) v, for every batch and head.
struct ForwardParams {
  std::int64_t batch = 0;
  std::int64_t heads = 0;     ///< Query heads.
  std::int64_t kv_heads = 0;  ///< Divides `heads`; query head h reads key head h / (heads / kv_heads).
  std::int64_t seqlen_q = 0;  ///< May be 0: nothing is written.
  std::int64_t seqlen_k = 0;  ///< May be 0: every row is then fully masked.
  std::int64_t head_dim = 0;
  std::int64_t value_dim = 0;  ///< Columns of v and out.

  View<const double> q;  ///< [batch, heads, seqlen_q, head_dim]
  View<const double> k;  ///< [batch, kv_heads, seqlen_k, head_dim]
  View<const double> v;  ///< [batch, kv_heads, seqlen_k, value_dim]

  /// [batch, heads, seqlen_q, seqlen_k], added to the scaled scores; −inf masks the key. No data: no bias. Stride 0
  /// broadcasts, so that a [seqlen_q, seqlen_k] mask serves every batch and head.
  View<const double> bias;

  std::optional<double> scale;  ///< Default: 1 / √head_dim. May be 0 or negative.
  Causal causal = Causal::None;

  View<double> out;  ///< [batch, heads, seqlen_q, value_dim]; must not overlap an input.

  /// [batch, heads, seqlen_q], natural log of the sum of exponentials; the column stride is unused. No data: not
  /// wanted.
  View<double> lse;
};

/// A row that sees no key gives out = 0 and lse = −inf, never NaN. A masked key (causal, or bias −inf) is not read at
/// all: NaN or infinity in its k or v reaches nothing. NaN in what is seen gives NaN.
///
/// Errors: InvalidArgument for a negative size, a head_dim or value_dim below 1, kv_heads that do not divide heads, a
/// scale that is not finite, or a missing array whose size is not 0. Nothing is written then.
Result<void> attention_forward(const ForwardParams& params);

}  // namespace anywarp::reference
