// What each of the backward's kernels makes of one score and of dout · v: P and dS.
#pragma once

#include "attention/core/kernel_params.h"
#include "attention/core/online_softmax.h"
#include "attention/core/portable.h"
#include "attention/core/score_tile.h"

namespace anywarp::attention::gpu {

/// What backward_prepare.h left of a query.
struct RowStatistics {
  float lse, delta;
};
/// A row past the sequence's end weighs nothing.
ANYWARP_DEVICE RowStatistics row_statistics(const BackwardParams& params, const SequencePlace& place, int head,
                                            int query) {
  if (query >= place.seqlen_q) return {INFINITY, 0.0f};
  const std::int64_t at = (place.q_batch * params.heads + head) * params.statistic_rows + place.q_row + query;
  return {params.statistic_lse[at], params.statistic_delta[at]};
}

/// All 0 where the key is hidden.
struct ScoreGradient {
  float weight;   ///< P, what dropout left of it: what dv is made of.
  float score;    ///< dS: what dbias is made of.
  float product;  ///< The gradient of scale · q · k, softcap's derivative included: what dq and dk are made of.
};

/// Of q · k = `product` and dout · v = `change`. `masked`: whether causality, window or the ends of the sequence may
/// hide the key. `alibi`: the head's slope. Elements in order of their keys share dropout's `draws`.
template <typename Config>
ANYWARP_DEVICE ScoreGradient score_gradient(const ScoreTile<Config>& options, float product, float change,
                                            const typename ScoreTile<Config>::Row& at, int key, bool masked,
                                            float alibi, const RowStatistics& statistics,
                                            typename ScoreTile<Config>::Draws& draws) {
  const KernelParams& params = options.params;
  const float scale = Config::kGeneral ? kLog2e : params.scale * kLog2e;
  float score = product, bend = 1.0f, kept = 1.0f;
  // A row past the sequence's end is zeros, of which a key that is not finite would make NaN.
  bool hidden = masked && (at.query >= options.seqlen_q || key < options.band.begin(at.query) ||
                           key >= options.band.end(at.query));
  if constexpr (Config::kGeneral) {
    score = options.modified(score * params.scale, at, key, alibi, bend);
    hidden = hidden || score == -INFINITY;
    if (params.dropout_threshold != 0) kept = options.dropped(at, key, draws) ? 0.0f : params.dropout_scale;
  }
  const float weight = Config::Mma::exp2(__builtin_fmaf(score, scale, -statistics.lse));
  const float slope = weight * (change * kept - statistics.delta);
  if (hidden) return {0.0f, 0.0f, 0.0f};
  return {weight * kept, slope, slope * bend};
}

/// Calls use(m, n, i, gradient) for every element of a tile whose rows are queries of one head.
template <typename Config, int kKeyTiles, typename Use>
ANYWARP_DEVICE void for_each_gradient(const ScoreTile<Config>& options,
                                      const typename Config::Mma::Accumulator (&products)[Config::kRowTiles][kKeyTiles],
                                      const typename Config::Mma::Accumulator (&changes)[Config::kRowTiles][kKeyTiles],
                                      int first_key, bool masked,
                                      const RowStatistics (&statistics)[Config::kRowTiles][Config::Mma::kRowSlots],
                                      const Use& use) {
  using Mma = typename Config::Mma;
  const float alibi = Config::kGeneral ? options.slope_of(options.head) : 0.0f;
  typename ScoreTile<Config>::Draws draws;
#pragma unroll
  for (int m = 0; m < Config::kRowTiles; ++m)
#pragma unroll
    for (int n = 0; n < kKeyTiles; ++n)
#pragma unroll
      for (int i = 0; i < Mma::kItems; ++i) {
        const int slot = Mma::row_slot(i), key = first_key + n * Mma::kColumns + Mma::column_of(i);
        use(m, n, i,
            score_gradient(options, products[m][n].item[i], changes[m][n].item[i], options.row(m, slot), key, masked,
                           alibi, statistics[m][slot], draws));
      }
}

}  // namespace anywarp::attention::gpu
