#include "plain.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "attention/core/half.h"
#include "attention/problem.h"
#include "attention/reference/element.h"
#include "attention/reference/row.h"

namespace anywarp::attention {
namespace {

using reference::load;

float rounded(DType dtype, float value) {
  if (dtype == DType::Float16) return float16_value(float16_bits(value));
  if (dtype == DType::BFloat16) return bfloat16_value(bfloat16_bits(value));
  return value;
}

/// Dense float32 values of a sequence's rows, read once.
struct Rows {
  Rows(const ConstTensor& tensor, const Sequence& s, std::int64_t head, std::int64_t count, bool keys)
      : columns(tensor.shape[3]) {
    for (std::int64_t row = 0; row < count; ++row) {
      const std::int64_t at =
          keys ? key_offset(tensor.strides, s, head, row) : query_offset(tensor.strides, s, head, row);
      for (std::int64_t d = 0; d < columns; ++d)
        values.push_back(static_cast<float>(load(tensor, at + d * tensor.strides[3])));
    }
  }
  const float* row(std::int64_t index) const { return values.data() + index * columns; }
  std::int64_t columns;
  std::vector<float> values;
};

template <typename Sum>
Sum dot(const float* a, const float* b, std::int64_t count) {
  Sum sum = 0;
  for (std::int64_t d = 0; d < count; ++d) sum += static_cast<Sum>(a[d]) * static_cast<Sum>(b[d]);
  return sum;
}

struct Pass {
  const Case& c;
  bool backward;
  Plain result;
  /// Gradients as they are summed, before they are rounded.
  std::vector<float> dq, dk, dv, dbias, dsinks;

  void head(const Sequence& s, std::int64_t h);
  void row(const Sequence& s, std::int64_t h, std::int64_t i, const float* q, const Rows& k, const Rows& v,
           const float* dout);
};

void Pass::row(const Sequence& s, std::int64_t h, std::int64_t i, const float* q, const Rows& k, const Rows& v,
               const float* dout) {
  const AttentionProblem& p = c.problem;
  const DType dtype = p.q.dtype;
  const std::int64_t keys = s.seqlen_k, dim = k.columns, dim_v = v.columns;
  const reference::Row exact = reference::row_of(p, s, h, i);
  const auto lse_at = query_offset(dense_strides({p.q.shape[0], p.q.shape[1], p.q.shape[2], 1}), s, h, i);
  result.lse[lse_at] = -std::numeric_limits<double>::infinity();
  if (std::isinf(exact.max)) return;

  // float32's error of the product, carried through softcap, bias and alibi by the score's derivative.
  std::vector<float> score(keys), weight(keys);
  const float sink = p.sinks ? static_cast<float>(load(p.sinks, h * p.sinks.strides[1])) : -INFINITY;
  float max = sink, sum = 0.0f, full_sum = 0.0f;
  for (std::int64_t j = 0; j < keys; ++j) {
    const reference::Key& key = exact.keys[j];
    if (!key.visible) continue;
    const double error = dot<float>(q, k.row(j), dim) - dot<double>(q, k.row(j), dim);
    score[j] = static_cast<float>(key.score + key.slope * error);
    max = std::max(max, score[j]);
    result.score = std::max(result.score, std::abs(key.score));
  }
  for (std::int64_t j = 0; j < keys; ++j)
    if (exact.keys[j].visible) {
      full_sum += std::exp(score[j] - max);
      sum += weight[j] = std::exp(rounded(dtype, score[j]) - rounded(dtype, max));
    }
  full_sum += std::exp(sink - max);
  sum += std::exp(sink - rounded(dtype, max));
  result.lse[lse_at] = max + std::log(full_sum);
  for (float& one : weight) one = rounded(dtype, one / sum);

  std::vector<float> out(dim_v);
  for (std::int64_t j = 0; j < keys; ++j)
    if (exact.keys[j].visible)
      for (std::int64_t d = 0; d < dim_v; ++d)
        out[d] += rounded(dtype, weight[j] * static_cast<float>(exact.keys[j].keep)) * v.row(j)[d];
  const std::array<std::int64_t, 4> out_shape{p.q.shape[0], p.q.shape[1], p.q.shape[2], dim_v};
  double* const out_at = &result.out[query_offset(dense_strides(out_shape), s, h, i)];
  for (std::int64_t d = 0; d < dim_v; ++d) out_at[d] = rounded(dtype, out[d]);
  if (!backward) return;

  const float dlse = c.gradients.dlse
                         ? static_cast<float>(load(c.gradients.dlse, query_offset(c.gradients.dlse.strides, s, h, i)))
                         : 0.0f;
  std::vector<float> dweight(keys);
  float mean = 0.0f;
  for (std::int64_t j = 0; j < keys; ++j)
    if (exact.keys[j].visible) {
      dweight[j] =
          rounded(dtype, rounded(dtype, dot<float>(dout, v.row(j), dim_v)) * static_cast<float>(exact.keys[j].keep));
      mean += weight[j] * dweight[j];
    }
  float* const dq_at = &dq[query_offset(dense_strides(p.q.shape), s, h, i)];
  for (std::int64_t j = 0; j < keys; ++j) {
    const reference::Key& key = exact.keys[j];
    if (!key.visible) continue;
    const float dscore = rounded(dtype, weight[j] * (dweight[j] - mean + dlse));
    result.dscore =
        std::max<double>(result.dscore, weight[j] * (std::abs(dweight[j]) + std::abs(mean) + std::abs(dlse)));
    const float dproduct = rounded(dtype, dscore * static_cast<float>(key.slope));
    float* const dk_at = &dk[key_offset(dense_strides(p.k.shape), s, h / dimensions(p).group, j)];
    float* const dv_at = &dv[key_offset(dense_strides(p.v.shape), s, h / dimensions(p).group, j)];
    for (std::int64_t d = 0; d < dim; ++d) {
      dq_at[d] += dproduct * k.row(j)[d];
      dk_at[d] += dproduct * q[d];
    }
    for (std::int64_t d = 0; d < dim_v; ++d)
      dv_at[d] += rounded(dtype, weight[j] * static_cast<float>(key.keep)) * dout[d];
    if (p.bias) {
      const auto strides =
          broadcast_strides(ConstTensor(nullptr, p.bias.dtype, p.bias.shape, dense_strides(p.bias.shape)));
      dbias[s.index * strides[0] + h * strides[1] + i * strides[2] + j * strides[3]] += dscore;
    }
  }
  if (p.sinks) dsinks[h] += std::exp(sink - max) / sum * (dlse - mean);
}

void Pass::head(const Sequence& s, std::int64_t h) {
  const AttentionProblem& p = c.problem;
  const std::int64_t kv_head = h / dimensions(p).group;
  const Rows q(p.q, s, h, s.seqlen_q, false), k(p.k, s, kv_head, s.seqlen_k, true),
      v(p.v, s, kv_head, s.seqlen_k, true);
  const Rows dout(backward ? c.gradients.dout : p.q, s, h, s.seqlen_q, false);
  for (std::int64_t i = 0; i < s.seqlen_q; ++i) row(s, h, i, q.row(i), k, v, dout.row(i));
}

std::vector<double> rounded_all(const ConstTensor& like, const std::vector<float>& values) {
  std::vector<double> result;
  for (const float value : values) result.push_back(rounded(like.dtype, value));
  return result;
}

}  // namespace

double unit_roundoff(DType dtype) {
  return dtype == DType::Float16 ? 0x1p-11 : dtype == DType::BFloat16 ? 0x1p-8 : 0x1p-24;
}

Plain plain(const Case& c, bool backward) {
  const AttentionProblem& p = c.problem;
  const auto zeros = [](const ConstTensor& like) {
    return std::vector<float>(like ? static_cast<std::size_t>(like.elements()) : 0);
  };
  const auto rows = static_cast<std::size_t>(p.q.shape[0] * p.q.shape[1] * p.q.shape[2]);
  Pass pass{c, backward, {}, {}, {}, {}, {}, {}};
  pass.result.out.resize(rows * static_cast<std::size_t>(p.v.shape[3]));
  pass.result.lse.assign(rows, -std::numeric_limits<double>::infinity());
  pass.dq = zeros(p.q), pass.dk = zeros(p.k), pass.dv = zeros(p.v), pass.dbias = zeros(p.bias),
  pass.dsinks = zeros(p.sinks);
  const Dimensions sizes = dimensions(p);
  for (std::int64_t index = 0; index < sizes.sequences; ++index)
    for (std::int64_t h = 0; h < sizes.heads; ++h) pass.head(sequence_of(p, index), h);
  pass.result.gradient = {rounded_all(p.q, pass.dq), rounded_all(p.k, pass.dk), rounded_all(p.v, pass.dv),
                          rounded_all(p.bias, pass.dbias), rounded_all(p.sinks, pass.dsinks)};
  return std::move(pass.result);
}

}  // namespace anywarp::attention
