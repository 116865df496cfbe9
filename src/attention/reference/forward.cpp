// The forward of the reference: each row's weights, then the mean of the values.
#include <cmath>
#include <limits>

#include "attention/reference/element.h"
#include "attention/reference/reference.h"
#include "attention/reference/row.h"

namespace anywarp::attention::reference {

ForwardResult forward(const AttentionProblem& p) {
  const Dimensions sizes = dimensions(p);
  const auto out_strides = dense_strides({p.q.shape[0], sizes.heads, p.q.shape[2], sizes.head_dim_v});
  const auto lse_strides = dense_strides({p.q.shape[0], sizes.heads, p.q.shape[2], 1});
  ForwardResult result;
  result.out.assign(static_cast<std::size_t>(p.q.shape[0] * out_strides[0]), 0.0);
  result.lse.assign(static_cast<std::size_t>(p.q.shape[0] * lse_strides[0]), -std::numeric_limits<double>::infinity());

  for (std::int64_t index = 0; index < sizes.sequences; ++index) {
    const Sequence sequence = sequence_of(p, index);
    for (std::int64_t head = 0; head < sizes.heads; ++head) {
      for (std::int64_t query = 0; query < sequence.seqlen_q; ++query) {
        const Row row = row_of(p, sequence, head, query);
        double* const out = &result.out[query_offset(out_strides, sequence, head, query)];
        for (std::int64_t key = 0; key < sequence.seqlen_k; ++key) {
          if (!row.keys[key].visible) continue;
          const double weight = std::exp(row.keys[key].score - row.max) / row.sum * row.keys[key].keep;
          const std::int64_t v = key_offset(p.v.strides, sequence, head / sizes.group, key);
          for (std::int64_t d = 0; d < sizes.head_dim_v; ++d) out[d] += weight * load(p.v, v + d);
        }
        result.lse[query_offset(lse_strides, sequence, head, query)] = row.lse();
      }
    }
  }
  return result;
}

}  // namespace anywarp::attention::reference
