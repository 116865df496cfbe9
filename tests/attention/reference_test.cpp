// The reference against values worked out by hand, and its rules for masked rows.
#include "attention/reference/reference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>

#include "case.h"

namespace anywarp::attention::reference {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
const double kLn3 = std::log(3.0);

void expect_near(const std::vector<double>& actual, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < actual.size(); ++i) EXPECT_NEAR(actual[i], expected[i], tolerance) << "element " << i;
}

/// One query (1), keys 0 and ln 3, so that the weights are 1/4 and 3/4 with scale 1. What float32 does to ln 3 is the
/// tolerance.
struct Quarter : Case {
  Quarter() {
    make_qkv(DType::Float32, 1, 1, 1, 1, 2, 1, 2);
    set_values(writable(problem.q), {1.0});
    set_values(writable(problem.k), {0.0, kLn3});
    set_values(writable(problem.v), {4.0, 8.0, 8.0, -8.0});
    problem.scale = 1.0f;
  }
};
constexpr double kFloat = 1e-6;

TEST(Reference, WeightsAreTheSoftmaxOfTheScores) {
  Quarter c;
  const ForwardResult result = forward(c.problem);
  expect_near(result.out, {0.25 * 4.0 + 0.75 * 8.0, 0.25 * 8.0 - 0.75 * 8.0}, kFloat);
  expect_near(result.lse, {std::log(4.0)}, kFloat);
}

TEST(Reference, BiasIsAddedAfterTheScale) {
  Quarter c;
  c.problem.scale = 2.0f;  // scores 0 and ln 9
  c.add_bias({1, 1, 1, 2});
  set_values(writable(c.problem.bias), {kLn3, 0.0});
  const ForwardResult result = forward(c.problem);
  expect_near(result.out, {0.25 * 4.0 + 0.75 * 8.0, 0.25 * 8.0 - 0.75 * 8.0}, kFloat);  // weights 3 : 9
  expect_near(result.lse, {std::log(12.0)}, kFloat);
}

TEST(Reference, ScaleDefaultsToOneOverRootOfHeadDim) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 1, 2, 4, 1);
  set_values(writable(c.problem.q), {2.0, 0.0, 0.0, 0.0});  // 2 / √4 = 1
  set_values(writable(c.problem.k), {0.0, 5.0, 5.0, 5.0, kLn3, 5.0, 5.0, 5.0});
  set_values(writable(c.problem.v), {4.0, 8.0});
  expect_near(forward(c.problem).out, {7.0}, kFloat);
}

TEST(Reference, NegativeAndZeroScale) {
  Quarter c;
  c.problem.scale = -1.0f;  // weights 3/4 and 1/4
  expect_near(forward(c.problem).out, {5.0, 4.0}, kFloat);
  c.problem.scale = 0.0f;
  expect_near(forward(c.problem).out, {6.0, 0.0}, 1e-15);
}

TEST(Reference, LargeScoresDoNotOverflow) {
  Quarter c;
  set_values(writable(c.problem.k), {5000.0, 5001.0});
  const ForwardResult result = forward(c.problem);
  EXPECT_NEAR(result.out[0], (4.0 + 8.0 * std::numbers::e) / (1.0 + std::numbers::e), 1e-12);
  EXPECT_NEAR(result.lse[0], 5000.0 + std::log(1.0 + std::numbers::e), 1e-11);
}

TEST(Reference, SoftcapBendsTheScaledScore) {
  Quarter c;
  set_values(writable(c.problem.k), {0.0, 6.0});
  c.problem.softcap = 2.0f;
  const double weight = std::exp(2.0 * std::tanh(3.0));
  const ForwardResult result = forward(c.problem);
  EXPECT_NEAR(result.out[0], (4.0 + 8.0 * weight) / (1.0 + weight), 1e-14);
  EXPECT_NEAR(result.lse[0], std::log(1.0 + weight), 1e-14);
}

TEST(Reference, SinkTakesItsShareAndGivesNothing) {
  Quarter c;
  c.add_sinks();
  set_values(writable(c.problem.sinks), {std::log(4.0)});  // 1 : 3 : 4
  const ForwardResult result = forward(c.problem);
  expect_near(result.out, {3.5, -2.0}, kFloat);
  expect_near(result.lse, {std::log(8.0)}, kFloat);
}

TEST(Reference, AlibiFallsWithTheDistanceFromTheDiagonal) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 2, 3, 1, 1);
  set_values(writable(c.problem.q), {0.0, 0.0});
  c.add_alibi();
  set_values(writable(c.problem.alibi_slopes), {0.5});
  set_values(writable(c.problem.v), {1.0, 10.0, 100.0});
  const double a = std::exp(-0.5), b = std::exp(-1.0);
  // Diagonals of the two queries: keys 1 and 2, as for Causal::BottomRight.
  expect_near(forward(c.problem).out, {(a + 10 + 100 * a) / (2 * a + 1), (b + 10 * a + 100) / (1 + a + b)}, 1e-13);
}

TEST(Reference, DropoutDropsByTheWordsAndScalesTheRest) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 1, 4, 1, 4);
  set_values(writable(c.problem.q), {0.0});
  set_values(writable(c.problem.v), {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
  c.problem.dropout.p = 0.375f;  // threshold 0x60000000
  // Seed, offset, head, query and keys of 0: the known answer 6627e8d5 e169c58d bc57ac4c 9b00dbd8.
  expect_near(forward(c.problem).out, {0.4, 0.4, 0.4, 0.4}, 1e-15);
  c.problem.dropout.p = 0.5f;
  expect_near(forward(c.problem).out, {0.0, 0.5, 0.5, 0.5}, 1e-15);
  c.problem.dropout.p = 0.625f;
  expect_near(forward(c.problem).out, {0.0, 0.25 / 0.375, 0.25 / 0.375, 0.0}, 1e-15);
  expect_near(forward(c.problem).lse, {std::log(4.0)}, 1e-15);
}

/// With q = 0 every visible key weighs the same; v[j] = 2^j then shows in `out` which keys were seen.
std::vector<double> means_of_visible(Causal causal, std::int64_t left, std::int64_t right, std::int64_t seqlen_q,
                                     std::int64_t seqlen_k) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, seqlen_q, seqlen_k, 1, 1);
  set_values(writable(c.problem.q), std::vector<double>(seqlen_q, 0.0));
  for (std::int64_t j = 0; j < seqlen_k; ++j) set(writable(c.problem.v), {0, 0, j, 0}, std::exp2(j));
  c.problem.causal = causal;
  c.problem.window_left = left;
  c.problem.window_right = right;
  return forward(c.problem).out;
}

TEST(Reference, Causal) {
  expect_near(means_of_visible(Causal::BottomRight, -1, -1, 2, 4), {7.0 / 3, 15.0 / 4}, 1e-15);
  expect_near(means_of_visible(Causal::BottomRight, -1, -1, 4, 2), {0.0, 0.0, 1.0, 1.5}, 1e-15);
  expect_near(means_of_visible(Causal::TopLeft, -1, -1, 2, 4), {1.0, 1.5}, 1e-15);
  expect_near(means_of_visible(Causal::TopLeft, -1, -1, 4, 2), {1.0, 1.5, 1.5, 1.5}, 1e-15);
}

TEST(Reference, Windows) {
  expect_near(means_of_visible(Causal::None, 1, 0, 3, 3), {1.0, 1.5, 3.0}, 1e-15);
  expect_near(means_of_visible(Causal::None, 0, 1, 3, 3), {1.5, 3.0, 4.0}, 1e-15);
  expect_near(means_of_visible(Causal::None, -1, 0, 2, 4), {7.0 / 3, 15.0 / 4}, 1e-15);
  expect_near(means_of_visible(Causal::None, 1, -1, 2, 4), {14.0 / 3, 6.0}, 1e-15);
  expect_near(means_of_visible(Causal::BottomRight, 1, 5, 2, 4), {3.0, 6.0}, 1e-15);
  expect_near(means_of_visible(Causal::TopLeft, 0, -1, 3, 2), {1.0, 2.0, 0.0}, 1e-15);
}

TEST(Reference, FullyMaskedRowIsZeroWithMinusInfinityAndZeroGradients) {
  Case c;
  c.make_qkv(DType::Float32, 2, 2, 1, 3, 4, 3, 2);
  c.add_bias({1, 1, 3, 4});
  for (std::int64_t j = 0; j < 4; ++j) set(writable(c.problem.bias), {0, 0, 1, j}, -kInf);
  c.make_outputs(true);
  const ForwardResult result = forward(c.problem);
  const BackwardResult gradient = backward(c.problem, c.gradients);
  for (const std::size_t head : {0u, 1u, 2u, 3u}) {
    EXPECT_EQ(result.out[(head * 3 + 1) * 2], 0.0);
    EXPECT_EQ(result.lse[head * 3 + 1], -kInf);
    EXPECT_EQ(gradient.dq[(head * 3 + 1) * 3], 0.0);
    EXPECT_NE(result.out[(head * 3 + 2) * 2], 0.0);
    EXPECT_TRUE(std::isfinite(result.lse[head * 3 + 2]));
    EXPECT_NE(gradient.dq[(head * 3 + 2) * 3], 0.0);
  }
  for (std::size_t j = 0; j < 4; ++j) EXPECT_EQ(gradient.dbias[4 + j], 0.0);

  c.add_sinks();
  const ForwardResult sunk = forward(c.problem);
  EXPECT_EQ(sunk.out[1 * 2], 0.0);
  EXPECT_EQ(sunk.lse[1], get(c.problem.sinks, {0, 0, 0, 0}));
}

TEST(Reference, NanBehindEachKindOfMaskReachesNothing) {
  for (const int kind : {0, 1, 2, 3, 4}) {
    SCOPED_TRACE(kind);
    Case c;
    c.make_qkv(DType::Float32, 2, 2, 1, 3, 5, 3, 2);
    if (kind == 0) c.problem.causal = Causal::TopLeft;  // hides key 4 of 3 queries
    if (kind == 1) c.problem.window_right = 0, c.problem.causal = Causal::TopLeft;
    if (kind == 2) {
      c.add_bias({1, 1, 1, 5});
      set(writable(c.problem.bias), {0, 0, 0, 4}, -kInf);
    }
    if (kind == 3) {
      c.add_mask({1, 1, 1, 5}, 1.0);
      set(writable(c.problem.mask), {0, 0, 0, 4}, 0.0);
    }
    if (kind == 4) c.problem.seqlens_k = c.storage.make_ints({4, 4});
    c.make_outputs(true);
    const ForwardResult clean = forward(c.problem);
    const BackwardResult clean_gradient = backward(c.problem, c.gradients);
    for (const std::int64_t batch : {0, 1}) {
      set(writable(c.problem.k), {batch, 0, 4, 0}, kNan);
      set(writable(c.problem.v), {batch, 0, 4, 1}, kInf);
    }
    EXPECT_EQ(forward(c.problem).out, clean.out);
    EXPECT_EQ(forward(c.problem).lse, clean.lse);
    const BackwardResult gradient = backward(c.problem, c.gradients);
    EXPECT_EQ(gradient.dq, clean_gradient.dq);
    EXPECT_EQ(gradient.dk, clean_gradient.dk);
    EXPECT_EQ(gradient.dv, clean_gradient.dv);
    EXPECT_EQ(gradient.dk[4 * 3], 0.0);
    EXPECT_EQ(gradient.dv[4 * 2 + 1], 0.0);
  }
}

TEST(Reference, NanThatIsSeenShows) {
  Quarter c;
  set(writable(c.problem.k), {0, 0, 0, 0}, kNan);
  const ForwardResult result = forward(c.problem);
  EXPECT_TRUE(std::isnan(result.out[0]));
  EXPECT_TRUE(std::isnan(result.lse[0]));
}

TEST(Reference, NoKeysIsFullyMasked) {
  Case c;
  c.make_qkv(DType::Float16, 2, 2, 1, 3, 0, 3, 2);
  c.make_outputs();
  EXPECT_EQ(forward(c.problem).out, std::vector<double>(24, 0.0));
  EXPECT_EQ(forward(c.problem).lse, std::vector<double>(12, -kInf));
  const BackwardResult gradient = backward(c.problem, c.gradients);
  EXPECT_EQ(gradient.dq, std::vector<double>(36, 0.0));
  EXPECT_EQ(gradient.dk.size(), 0u);
}

TEST(Reference, NoQueriesGiveZeroGradientsOfKeys) {
  Case c;
  c.make_qkv(DType::BFloat16, 1, 2, 2, 0, 3, 2, 2);
  c.make_outputs();
  EXPECT_EQ(forward(c.problem).out.size(), 0u);
  EXPECT_EQ(backward(c.problem, c.gradients).dk, std::vector<double>(12, 0.0));
}

}  // namespace
}  // namespace anywarp::attention::reference
