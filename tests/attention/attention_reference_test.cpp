// The oracle against values worked out by hand, and its rules for masks.
#include "attention/reference/attention_reference.h"

#include <cmath>

#include "problem.h"

namespace anywarp::reference {
namespace {

/// One query (1), keys 0 and ln 3, so that the weights are 1/4 and 3/4 with scale 1.
Problem quarter() {
  Problem p;
  p.batch = p.heads = p.kv_heads = p.seqlen_q = p.head_dim = 1;
  p.seqlen_k = 2;
  p.value_dim = 2;
  p.q = {1.0};
  p.k = {0.0, std::log(3.0)};
  p.v = {4.0, 8.0, 8.0, -8.0};
  p.params.scale = 1.0;
  return p;
}

TEST(AttentionReference, WeightsAreTheSoftmaxOfTheScores) {
  Problem p = quarter();
  p.run();
  EXPECT_NEAR(p.out[0], 0.25 * 4.0 + 0.75 * 8.0, 1e-15);
  EXPECT_NEAR(p.out[1], 0.25 * 8.0 - 0.75 * 8.0, 1e-15);
  EXPECT_NEAR(p.lse[0], std::log(4.0), 1e-15);
}

TEST(AttentionReference, BiasIsAddedAfterTheScale) {
  Problem p = quarter();
  p.params.scale = 2.0;  // scores 0 and ln 9
  p.bias = {std::log(3.0), 0.0};
  p.run();
  EXPECT_NEAR(p.out[0], 0.25 * 4.0 + 0.75 * 8.0, 1e-15);  // weights 3 : 9
  EXPECT_NEAR(p.lse[0], std::log(12.0), 1e-15);
}

TEST(AttentionReference, ScaleDefaultsToOneOverRootOfHeadDim) {
  Problem p = quarter();
  p.params.scale.reset();
  p.head_dim = 4;
  p.q = {2.0, 0.0, 0.0, 0.0};  // 2 / sqrt(4) = 1
  p.k = {0.0, 5.0, 5.0, 5.0, std::log(3.0), 5.0, 5.0, 5.0};
  p.run();
  EXPECT_NEAR(p.out[0], 7.0, 1e-15);
}

TEST(AttentionReference, LargeScoresDoNotOverflow) {
  Problem p = quarter();
  p.q = {1.0};
  p.k = {5000.0, 5000.0 + std::log(3.0)};
  p.run();
  EXPECT_NEAR(p.out[0], 7.0, 1e-11);
  EXPECT_NEAR(p.lse[0], 5000.0 + std::log(4.0), 1e-11);
}

/// With q = 0 every visible key weighs the same; v[j] = 2^j then shows in `out` which keys were seen.
std::vector<double> means_of_visible(Causal causal, std::int64_t seqlen_q, std::int64_t seqlen_k) {
  Problem p;
  p.batch = p.heads = p.kv_heads = p.head_dim = p.value_dim = 1;
  p.seqlen_q = seqlen_q;
  p.seqlen_k = seqlen_k;
  p.fill();
  p.q.assign(p.q.size(), 0.0);
  for (std::int64_t j = 0; j < seqlen_k; ++j) p.v[j] = std::exp2(static_cast<double>(j));
  p.params.causal = causal;
  p.run();
  return p.out;
}

TEST(AttentionReference, CausalBottomRight) {
  expect_near(means_of_visible(Causal::BottomRight, 2, 4), {7.0 / 3, 15.0 / 4}, 1e-15);
  expect_near(means_of_visible(Causal::BottomRight, 4, 2), {0.0, 0.0, 1.0, 1.5}, 1e-15);
}

TEST(AttentionReference, CausalTopLeft) {
  expect_near(means_of_visible(Causal::TopLeft, 2, 4), {1.0, 1.5}, 1e-15);
  expect_near(means_of_visible(Causal::TopLeft, 4, 2), {1.0, 1.5, 1.5, 1.5}, 1e-15);
}

TEST(AttentionReference, FullyMaskedRowIsZeroWithMinusInfinity) {
  Problem p;
  p.fill();
  p.add_bias();
  for (std::int64_t j = 0; j < p.seqlen_k; ++j) p.bias_at(2, j) = -kInf;
  p.run();
  for (std::int64_t h = 0; h < p.heads; ++h) {
    EXPECT_EQ(p.out_at(1, h, 2, 0), 0.0);
    EXPECT_EQ(p.lse_at(1, h, 2), -kInf);
    EXPECT_NE(p.out_at(1, h, 1, 0), 0.0);
    EXPECT_TRUE(std::isfinite(p.lse_at(1, h, 1)));
  }
}

TEST(AttentionReference, NanBehindTheMaskReachesNothing) {
  Problem clean;
  clean.fill();
  clean.add_bias();
  for (std::int64_t i = 0; i < clean.seqlen_q; ++i) clean.bias_at(i, 6) = -kInf;
  clean.run();

  Problem dirty = clean;
  for (std::int64_t head = 0; head < dirty.batch * dirty.kv_heads; ++head) {
    dirty.k[(head * dirty.seqlen_k + 6) * dirty.head_dim] = kNan;
    dirty.v[(head * dirty.seqlen_k + 6) * dirty.value_dim + 1] = kInf;
  }
  dirty.run();
  EXPECT_EQ(dirty.out, clean.out);
  EXPECT_EQ(dirty.lse, clean.lse);
}

TEST(AttentionReference, NanThatIsSeenShows) {
  Problem p = quarter();
  p.k[0] = kNan;
  p.run();
  EXPECT_TRUE(std::isnan(p.out[0]));
  EXPECT_TRUE(std::isnan(p.lse[0]));
}

TEST(AttentionReference, NoKeysIsFullyMasked) {
  Problem p;
  p.seqlen_k = 0;
  p.fill();
  p.run();
  EXPECT_EQ(p.out, std::vector<double>(p.out.size(), 0.0));
  EXPECT_EQ(p.lse, std::vector<double>(p.lse.size(), -kInf));
}

TEST(AttentionReference, NoQueriesOrHeadsOrBatchesWriteNothing) {
  for (const int empty : {0, 1, 2}) {
    Problem p;
    p.fill();
    p.connect();
    (empty == 0 ? p.params.seqlen_q : empty == 1 ? p.params.heads : p.params.batch) = 0;
    ASSERT_TRUE(attention_forward(p.params));
    EXPECT_EQ(p.out, std::vector<double>(p.out.size(), 77.0));
    EXPECT_EQ(p.lse, std::vector<double>(p.lse.size(), 77.0));
  }
}

}  // namespace
}  // namespace anywarp::reference
