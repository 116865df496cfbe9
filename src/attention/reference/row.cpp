#include "attention/reference/row.h"

#include <cmath>
#include <limits>

#include "attention/core/philox.h"
#include "attention/reference/element.h"

namespace anywarp::attention::reference {
namespace {

constexpr double kMasked = -std::numeric_limits<double>::infinity();

/// Element [sequence, head, query, key] of bias or mask, whose axes of length 1 serve all.
double load_broadcast(const ConstTensor& tensor, std::int64_t sequence, std::int64_t head, std::int64_t query,
                      std::int64_t key) {
  const std::int64_t index[4] = {sequence, head, query, key};
  std::int64_t offset = 0;
  for (int axis = 0; axis < 4; ++axis)
    if (tensor.shape[axis] != 1) offset += index[axis] * tensor.strides[axis];
  return load(tensor, offset);
}

bool in_band(const AttentionProblem& p, const Sequence& s, std::int64_t query, std::int64_t key) {
  const std::int64_t diagonal = p.causal == Causal::TopLeft ? query : query + s.seqlen_k - s.seqlen_q;
  if (p.causal != Causal::None && key > diagonal) return false;
  if (p.window_left >= 0 && key < diagonal - p.window_left) return false;
  if (p.window_right >= 0 && key > diagonal + p.window_right) return false;
  return true;
}

bool visible(const AttentionProblem& p, const Sequence& s, std::int64_t head, std::int64_t query, std::int64_t key) {
  if (!in_band(p, s, query, key)) return false;
  if (p.mask && load_broadcast(p.mask, s.index, head, query, key) == 0.0) return false;
  return !p.bias || load_broadcast(p.bias, s.index, head, query, key) != kMasked;
}

double dot_qk(const AttentionProblem& p, const Sequence& s, std::int64_t head, std::int64_t query, std::int64_t key) {
  const std::int64_t kv_head = head / dimensions(p).group;
  const std::int64_t q = query_offset(p.q.strides, s, head, query);
  const std::int64_t k = key_offset(p.k.strides, s, kv_head, key);
  double sum = 0.0;
  for (std::int64_t d = 0; d < p.q.shape[3]; ++d) sum += load(p.q, q + d) * load(p.k, k + d);
  return sum;
}

double keep_factor(const AttentionProblem& p, const Sequence& s, std::int64_t head, std::int64_t query,
                   std::int64_t key) {
  if (p.dropout.p == 0.0f) return 1.0;
  const Philox4 words = dropout_words(p.dropout.seed, p.dropout.offset, dropout_head(dimensions(p), s, head),
                                      static_cast<std::uint32_t>(query), static_cast<std::uint32_t>(key / 4));
  return words.word[key % 4] >= dropout_threshold(p.dropout.p) ? 1.0 / (1.0 - static_cast<double>(p.dropout.p)) : 0.0;
}

Key key_of(const AttentionProblem& p, const Sequence& s, std::int64_t head, std::int64_t query, std::int64_t key) {
  Key result;
  if (!visible(p, s, head, query, key)) return result;
  const double scale = softmax_scale(p);
  const double scaled = scale * dot_qk(p, s, head, query, key);
  result.score = scaled;
  result.slope = scale;
  if (p.softcap > 0.0f) {
    const double cap = p.softcap, bent = std::tanh(scaled / cap);
    result.score = cap * bent;
    result.slope = scale * (1.0 - bent * bent);
  }
  if (p.bias) result.score += load_broadcast(p.bias, s.index, head, query, key);
  if (p.alibi_slopes)
    result.score -= load_broadcast(p.alibi_slopes, s.index, head, 0, 0) *
                    std::abs(static_cast<double>(query + s.seqlen_k - s.seqlen_q - key));
  result.visible = result.score != kMasked;
  result.keep = keep_factor(p, s, head, query, key);
  return result;
}

}  // namespace

double Row::lse() const { return max == kMasked ? kMasked : max + std::log(sum); }

Row row_of(const AttentionProblem& p, const Sequence& s, std::int64_t head, std::int64_t query) {
  Row row;
  row.max = kMasked;
  // NaN wins, and stays: nothing compares greater.
  const auto raise = [&](double score) {
    if (std::isnan(score) || score > row.max) row.max = score;
  };
  for (std::int64_t key = 0; key < s.seqlen_k; ++key) {
    row.keys.push_back(key_of(p, s, head, query, key));
    if (row.keys.back().visible) raise(row.keys.back().score);
  }
  double sink = kMasked;
  if (p.sinks) {
    sink = load(p.sinks, head * p.sinks.strides[1]);
    raise(sink);
  }
  if (row.max == kMasked) return row;
  for (const Key& key : row.keys)
    if (key.visible) row.sum += std::exp(key.score - row.max);
  if (p.sinks) row.sum += std::exp(sink - row.max);
  return row;
}

}  // namespace anywarp::attention::reference
