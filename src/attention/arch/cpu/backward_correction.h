// Float32 rows with a large log-sum-exp. lse is rounded to float32: at |lse| = 100 the weights exp(S − lse) of a row
// are all wrong by up to 4e-6, where an attention that normalises by its own sum is wrong by 1e-7. So the sum of those
// rows is taken here, over all keys, and P is divided by it: one more product q kᵀ, only for blocks of queries that
// hold such a row. Without it dv, dq and dk of logits of that size have 3 to 13 times the error of math attention
// (docs/accuracy.md).
#pragma once

#include <algorithm>
#include <cmath>

#include "attention/arch/cpu/backward_call.h"
#include "attention/arch/cpu/gemm.h"
#include "attention/arch/cpu/score_tile.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {
namespace detail {

/// From here on (in the unit of S) a rounding of lse is 1e-6 and more. The log-sum-exp of standard normals reaches it
/// at 40,000 keys.
inline constexpr float kLargeLse = 16.0f;

/// A sum further from 1 than roundings of S and lse take it belongs to an lse that is not of these keys alone (as in
/// context-parallel attention), and is left as it is.
inline bool is_rounding(float sum, float lse) { return std::abs(sum - 1.0f) <= std::abs(lse) * 0x1p-20f; }

inline Floats weights(Floats s, float lse, float unit, float correction) {
  return exp2_below_overflow(min(broadcast(127.0f), fma(s - broadcast(lse), broadcast(unit), broadcast(correction))));
}

/// Adds to the correction of the block's rows, which read_queries has set. Writes over keys.scores, other_keys,
/// row_sums.
inline void correct_weights(const BackwardCall& call, const KeyTicket& ticket, const ScoreRules& rules,
                            std::int64_t head, const QueryBlock& block, std::int64_t first_row,
                            const QueryMemory& queries, const KeyMemory& keys) {
  const AttentionProblem& problem = call.problem;
  const float* lse = queries.lse + first_row;
  float* correction = queries.correction + first_row;
  const auto is_large = [&](std::int64_t i) { return std::isfinite(lse[i]) && std::abs(lse[i]) >= kLargeLse; };
  bool any = false;
  for (std::int64_t i = 0; i < block.rows; ++i) any |= is_large(i);
  if (!any || problem.q.dtype != DType::Float32) return;

  const float unit = call.unit();
  float sink = kMinusInfinity;
  if (problem.sinks)
    sink =
        static_cast<const float*>(problem.sinks.data)[head * problem.sinks.strides[1]] * (call.base2 ? kLog2E : 1.0f);
  for (std::int64_t i = 0; i < block.rows; ++i)
    keys.row_sums[i] = weights(broadcast(sink), lse[i], unit, correction[i])[0];
  const std::int64_t head_dim = call.sizes.head_dim, row_q = call.memory.row_q, row_s = call.memory.row_s;
  const std::int64_t size = call.schedule.blocks().keys;
  const KeyRange seen = rules.band.of_any(block.query, block.query + block.rows - 1);
  for (std::int64_t key = seen.begin / size * size; key < seen.end; key += size) {
    const std::int64_t count = std::min(size, ticket.sequence.seqlen_k - key);
    const std::int64_t width = round_up(count, kTileColumns);
    pack_transposed(static_cast<const float*>(problem.k.data), problem.k.strides, ticket.sequence, ticket.kv_head, key,
                    count, head_dim, keys.other_keys);
    gemm<float>(block.rows, width, head_dim, {queries.q + first_row * row_q, row_q, 1},
                {keys.other_keys, kTileColumns, head_dim * kTileColumns}, keys.scores, row_s, false);
    finish_scores(rules, {head, block.query, key, block.rows, count}, keys.scores, row_s, width);
    for (std::int64_t i = 0; i < block.rows; ++i) {
      if (!is_large(i)) continue;
      Floats sum{};
      for (std::int64_t j = 0; j < width; j += kWidth)
        sum += weights(load(keys.scores + i * row_s + j), lse[i], unit, correction[i]);
      keys.row_sums[i] += sum_of_lanes(sum);
    }
  }
  for (std::int64_t i = 0; i < block.rows; ++i)
    if (is_large(i) && is_rounding(keys.row_sums[i], lse[i])) correction[i] -= std::log2(keys.row_sums[i]);
}

}  // namespace detail
}  // namespace anywarp::attention::cpu::ANYWARP_ISA
