// The backward of the reference: each row adds what it owes to every gradient.
#include <cmath>
#include <limits>

#include "attention/reference/element.h"
#include "attention/reference/reference.h"
#include "attention/reference/row.h"

namespace anywarp::attention::reference {
namespace {

std::vector<double> zeros(const ConstTensor& like) {
  return std::vector<double>(like ? static_cast<std::size_t>(like.elements()) : 0, 0.0);
}

/// Where [sequence, head, query, key] of a bias of that shape lies in a dense gradient.
std::int64_t dense_broadcast_offset(const ConstTensor& bias, std::int64_t sequence, std::int64_t head,
                                    std::int64_t query, std::int64_t key) {
  const auto strides = dense_strides(bias.shape);
  const std::int64_t index[4] = {sequence, head, query, key};
  std::int64_t offset = 0;
  for (int axis = 0; axis < 4; ++axis)
    if (bias.shape[axis] != 1) offset += index[axis] * strides[axis];
  return offset;
}

struct Query {
  const AttentionProblem& p;
  const BackwardInputs& inputs;
  const Sequence& sequence;
  std::int64_t head, row, kv_head, head_dim, head_dim_v;
};

double load_dout(const Query& at, std::int64_t d) {
  const auto& strides = at.inputs.dout.strides;
  return load(at.inputs.dout, query_offset(strides, at.sequence, at.head, at.row) + d * strides[3]);
}

/// ∂/∂P of one key before dropout's factor: dout · v.
double dot_dout_v(const Query& at, std::int64_t key) {
  const std::int64_t v = key_offset(at.p.v.strides, at.sequence, at.kv_head, key);
  double sum = 0.0;
  for (std::int64_t d = 0; d < at.head_dim_v; ++d) sum += load_dout(at, d) * load(at.p.v, v + d);
  return sum;
}

/// Σ out · dout: from the out that is given, or Σ P dP, which is the same.
double weighted_mean(const Query& at, const Row& row, double lse) {
  double sum = 0.0;
  if (at.inputs.out) {
    const std::int64_t out = query_offset(at.inputs.out.strides, at.sequence, at.head, at.row);
    for (std::int64_t d = 0; d < at.head_dim_v; ++d) sum += load(at.inputs.out, out + d) * load_dout(at, d);
    return sum;
  }
  for (std::int64_t key = 0; key < at.sequence.seqlen_k; ++key) {
    if (!row.keys[key].visible) continue;
    sum += std::exp(row.keys[key].score - lse) * row.keys[key].keep * dot_dout_v(at, key);
  }
  return sum;
}

void add_row(const Query& at, BackwardResult& result) {
  const AttentionProblem& p = at.p;
  const Row row = row_of(p, at.sequence, at.head, at.row);
  const double lse = at.inputs.lse
                         ? load(at.inputs.lse, query_offset(at.inputs.lse.strides, at.sequence, at.head, at.row))
                         : row.lse();
  if (lse == -std::numeric_limits<double>::infinity()) return;
  const double dlse =
      at.inputs.dlse ? load(at.inputs.dlse, query_offset(at.inputs.dlse.strides, at.sequence, at.head, at.row)) : 0.0;
  const double mean = weighted_mean(at, row, lse);

  const std::int64_t q = query_offset(p.q.strides, at.sequence, at.head, at.row);
  double* const dq = &result.dq[query_offset(dense_strides(p.q.shape), at.sequence, at.head, at.row)];
  for (std::int64_t key = 0; key < at.sequence.seqlen_k; ++key) {
    const Key& seen = row.keys[key];
    if (!seen.visible) continue;
    const double weight = std::exp(seen.score - lse);
    const double dscore = weight * (seen.keep * dot_dout_v(at, key) - mean + dlse);
    const std::int64_t k = key_offset(p.k.strides, at.sequence, at.kv_head, key);
    double* const dk = &result.dk[key_offset(dense_strides(p.k.shape), at.sequence, at.kv_head, key)];
    double* const dv = &result.dv[key_offset(dense_strides(p.v.shape), at.sequence, at.kv_head, key)];
    for (std::int64_t d = 0; d < at.head_dim; ++d) {
      dq[d] += dscore * seen.slope * load(p.k, k + d);
      dk[d] += dscore * seen.slope * load(p.q, q + d);
    }
    for (std::int64_t d = 0; d < at.head_dim_v; ++d) dv[d] += weight * seen.keep * load_dout(at, d);
    if (p.bias) result.dbias[dense_broadcast_offset(p.bias, at.sequence.index, at.head, at.row, key)] += dscore;
  }
  if (p.sinks) result.dsinks[at.head] += std::exp(load(p.sinks, at.head * p.sinks.strides[1]) - lse) * (dlse - mean);
}

}  // namespace

BackwardResult backward(const AttentionProblem& p, const BackwardInputs& inputs) {
  const Dimensions sizes = dimensions(p);
  BackwardResult result{zeros(p.q), zeros(p.k), zeros(p.v), zeros(p.bias), zeros(p.sinks)};
  for (std::int64_t index = 0; index < sizes.sequences; ++index) {
    const Sequence sequence = sequence_of(p, index);
    for (std::int64_t head = 0; head < sizes.heads; ++head) {
      for (std::int64_t row = 0; row < sequence.seqlen_q; ++row)
        add_row({p, inputs, sequence, head, row, head / sizes.group, sizes.head_dim, sizes.head_dim_v}, result);
    }
  }
  return result;
}

}  // namespace anywarp::attention::reference
