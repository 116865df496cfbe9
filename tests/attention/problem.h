// A dense attention problem with its own storage, filled from a seed: what the oracle's tests start from.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <random>
#include <vector>

#include "attention/reference/attention_reference.h"

namespace anywarp::reference {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

struct Problem {
  std::int64_t batch = 2, heads = 4, kv_heads = 4, seqlen_q = 5, seqlen_k = 7, head_dim = 3, value_dim = 2;
  std::vector<double> q, k, v, bias, out, lse;
  ForwardParams params;

  /// Sizes are set first; then this allocates and fills q, k and v.
  void fill(unsigned seed = 1) {
    std::mt19937 generator(seed);
    std::normal_distribution<double> normal;
    const auto random = [&](std::int64_t count) {
      std::vector<double> values(static_cast<std::size_t>(count));
      for (double& value : values) value = normal(generator);
      return values;
    };
    q = random(batch * heads * seqlen_q * head_dim);
    k = random(batch * kv_heads * seqlen_k * head_dim);
    v = random(batch * kv_heads * seqlen_k * value_dim);
  }

  /// A [seqlen_q, seqlen_k] bias for every batch and head, all 0.
  void add_bias() { bias.assign(static_cast<std::size_t>(seqlen_q * seqlen_k), 0.0); }
  double& bias_at(std::int64_t query, std::int64_t key) { return bias[query * seqlen_k + key]; }

  /// `params` over the storage as it is now. `out` and `lse` start as 77, so that what is not written shows.
  void connect() {
    out.assign(static_cast<std::size_t>(batch * heads * seqlen_q * value_dim), 77.0);
    lse.assign(static_cast<std::size_t>(batch * heads * seqlen_q), 77.0);
    params.batch = batch;
    params.heads = heads;
    params.kv_heads = kv_heads;
    params.seqlen_q = seqlen_q;
    params.seqlen_k = seqlen_k;
    params.head_dim = head_dim;
    params.value_dim = value_dim;
    params.q = {q.data(), dense_strides(heads, seqlen_q, head_dim)};
    params.k = {k.data(), dense_strides(kv_heads, seqlen_k, head_dim)};
    params.v = {v.data(), dense_strides(kv_heads, seqlen_k, value_dim)};
    params.bias = {bias.empty() ? nullptr : bias.data(), Strides{0, 0, seqlen_k, 1}};
    params.out = {out.data(), dense_strides(heads, seqlen_q, value_dim)};
    params.lse = {lse.data(), dense_strides(heads, seqlen_q, 1)};
  }

  void run() {
    connect();
    const auto result = attention_forward(params);
    ASSERT_TRUE(result) << result.error().message;
  }

  double out_at(std::int64_t b, std::int64_t h, std::int64_t i, std::int64_t d) const {
    return out[((b * heads + h) * seqlen_q + i) * value_dim + d];
  }
  double lse_at(std::int64_t b, std::int64_t h, std::int64_t i) const { return lse[(b * heads + h) * seqlen_q + i]; }
};

inline void expect_near(const std::vector<double>& actual, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < actual.size(); ++i) {
    EXPECT_NEAR(actual[i], expected[i], tolerance) << "element " << i;
  }
}

}  // namespace anywarp::reference
