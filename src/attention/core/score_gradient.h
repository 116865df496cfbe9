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
/// hide the key. `alibi`: the head's slope. `kept`: what dropout multiplies the weight with.
template <typename Config>
ANYWARP_DEVICE ScoreGradient score_gradient(const ScoreTile<Config>& options, float product, float change,
                                            const typename ScoreTile<Config>::Place& at, bool masked, float alibi,
                                            float addend, float kept, const RowStatistics& statistics) {
  const KernelParams& params = options.params;
  const float scale = Config::kGeneral ? kLog2e : params.scale * kLog2e;
  float score = product, bend = 1.0f;
  // A row past the sequence's end is zeros, of which a key that is not finite would make NaN.
  bool hidden = masked && (at.row.query >= options.seqlen_q || at.key < options.band.begin(at.row.query) ||
                           at.key >= options.band.end(at.row.query));
  if constexpr (Config::kGeneral) {
    score = options.modified(score * params.scale, at, alibi, addend, bend);
    hidden = hidden || score == -INFINITY;
  }
  const float weight = Config::Mma::exp2(__builtin_fmaf(score, scale, -statistics.lse));
  const float slope = weight * (change * kept - statistics.delta);
  if (hidden) return {0.0f, 0.0f, 0.0f};
  return {weight * kept, slope, slope * bend};
}

/// Calls use(product, change, gradient) for every element, which is at `place_of(m, n, i)` and of the query that has
/// `statistics_of(m, n, i)`, all of one head: what it sets them to replaces them.
template <bool kKeysAreRows, typename Config, int kColumnTiles, typename PlaceOf, typename StatisticsOf, typename Use>
ANYWARP_DEVICE void for_each_gradient(const ScoreTile<Config>& options,
                                      typename Config::Mma::Accumulator (&products)[Config::kRowTiles][kColumnTiles],
                                      typename Config::Mma::Accumulator (&changes)[Config::kRowTiles][kColumnTiles],
                                      bool masked, const PlaceOf& place_of, const StatisticsOf& statistics_of,
                                      const Use& use) {
  using Mma = typename Config::Mma;
  const KernelParams& params = options.params;
  const float alibi = Config::kGeneral ? options.slope_of(options.head) : 0.0f;
  const auto weigh = [&](int m, int n, typename Mma::Accumulator& product, typename Mma::Accumulator& change) {
    const auto place = [&](int i) { return place_of(m, n, i); };
    float addends[Mma::kItems] = {};
    std::uint32_t words[Mma::kItems];
    const bool drops = Config::kGeneral && params.dropout_threshold != 0;
    if constexpr (Config::kGeneral) {
      options.load_addends(addends, place);
      if (drops) options.template draw<kKeysAreRows>(words, place);
    }
#pragma unroll
    for (int i = 0; i < Mma::kItems; ++i) {
      const float kept = !drops ? 1.0f : words[i] < params.dropout_threshold ? 0.0f : params.dropout_scale;
      float first = product.item[i], second = change.item[i];
      use(first, second,
          score_gradient(options, first, second, place(i), masked, alibi, addends[i], kept, statistics_of(m, n, i)));
      product.item[i] = first;
      change.item[i] = second;
    }
  };
  if constexpr (Config::kGeneral) {
    loop_over_tiles(products, changes, weigh);
  } else {
#pragma unroll
    for (int n = 0; n < kColumnTiles; ++n)
#pragma unroll
      for (int m = 0; m < Config::kRowTiles; ++m) weigh(m, n, products[m][n], changes[m][n]);
  }
}

}  // namespace anywarp::attention::gpu
