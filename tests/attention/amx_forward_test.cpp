// The forward of cpu-amx across its blocks (32 × 32 steps, 512 keys, 256 queries), its stale maximum, and what it hands
// over. Options in combination: implementations_test.cpp.
#include <limits>

#include "amx_case.h"

namespace anywarp::attention {
namespace {

class AmxForward : public AmxTest {};

TEST_P(AmxForward, LengthsAroundItsBlocks) {
  for (const auto& [seqlen_q, seqlen_k] : {std::pair{31, 33}, {257, 513}, {300, 1100}, {64, 1}, {33, 0}}) {
    SCOPED_TRACE(testing::Message() << seqlen_q << " x " << seqlen_k);
    Case c;
    c.make_qkv(dtype(), 1, 2, 1, seqlen_q, seqlen_k, 40, 72);
    c.make_outputs();
    check_forward(c);
  }
}

TEST_P(AmxForward, BandsAcrossBlocks) {
  Case c;
  c.make_qkv(dtype(), 1, 2, 2, 290, 1050, 64, 64);
  c.make_outputs();
  for (const Causal causal : {Causal::BottomRight, Causal::TopLeft}) {
    for (const std::int64_t left : {-1, 0, 70, 600}) {
      SCOPED_TRACE(testing::Message() << static_cast<int>(causal) << " " << left);
      c.problem.causal = causal;
      c.problem.window_left = left;
      check_forward(c);
    }
  }
}

/// Scores grow along the keys, so that the maximum in use is exceeded again and again, in the middle of a block too.
TEST_P(AmxForward, RisingMaxima) {
  Case c;
  c.make_qkv(dtype(), 1, 1, 1, 70, 1100, 32, 32);
  c.make_outputs();
  for (std::int64_t key = 0; key < 1100; ++key)
    set(writable(c.problem.k), {0, 0, key, 0}, static_cast<double>(key / 37 * 4));
  for (std::int64_t query = 0; query < 70; ++query) set(writable(c.problem.q), {0, 0, query, 0}, query % 3 - 1.0);
  c.problem.scale = 1.0f;
  check_forward(c);
  c.problem.causal = Causal::BottomRight;
  check_forward(c);
}

TEST_P(AmxForward, ConstantsAddedToScoresChangeNothing) {
  Case c;
  c.make_qkv(dtype(), 1, 1, 1, 40, 80, 32, 32);
  c.add_bias({1, 1, 40, 1});
  for (std::int64_t i = 0; i < 40; ++i) set(writable(c.problem.bias), {0, 0, i, 0}, i % 2 == 0 ? -3e38 : 5e4);
  c.make_outputs();
  Execution execution;
  ASSERT_EQ(cpu::amx::forward_with(kernels(), c.problem, c.outputs, execution), cpu::amx::Outcome::Done);
  // In float32 −3e38 swallows the score: uniform.
  double mean = 0.0;
  for (std::int64_t key = 0; key < 80; ++key) mean += get(c.problem.v, {0, 0, key, 3}) / 80.0;
  EXPECT_NEAR(get(c.outputs.out, {0, 0, 0, 3}), mean, 4.0 * unit_roundoff(dtype()));
}

TEST_P(AmxForward, OneHeadIsSharedByThreads) {
  Case c;
  c.make_qkv(dtype(), 1, 1, 1, 700, 600, 64, 64);
  c.problem.causal = Causal::BottomRight;
  c.make_outputs();
  check_forward(c, 1);
  const std::vector<double> alone = values_of(c.outputs.out);
  check_forward(c, 3);
  EXPECT_EQ(values_of(c.outputs.out), alone);
}

TEST_P(AmxForward, WhatIsNotFiniteIsHandedOver) {
  Case c;
  c.make_qkv(dtype(), 1, 1, 1, 40, 80, 32, 32);
  c.problem.causal = Causal::BottomRight;
  c.make_outputs();
  set(writable(c.problem.v), {0, 0, 79, 5}, std::numeric_limits<double>::quiet_NaN());
  Execution execution;
  EXPECT_EQ(cpu::amx::forward_with(kernels(), c.problem, c.outputs, execution), cpu::amx::Outcome::NotFinite);
  set(writable(c.problem.v), {0, 0, 79, 5}, 1.0);
  set(writable(c.problem.k), {0, 0, 78, 5}, std::numeric_limits<double>::infinity());
  EXPECT_EQ(cpu::amx::forward_with(kernels(), c.problem, c.outputs, execution), cpu::amx::Outcome::NotFinite);
}

ANYWARP_AMX_RUNS(AmxForward);

TEST(AmxRow, RefusesFewQueriesLargeHeadsAndFloat32) {
  const Implementation row = cpu::amx::implementation();
  Case few, large, right;
  few.make_qkv(DType::BFloat16, 1, 1, 1, 1, 4000, 64, 64);
  const auto refusal = row.refuses(few.problem, Pass::Forward);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->required, "seqlen_q 1");
  EXPECT_EQ(refusal->supported, "16 or more queries a sequence, which is one tile");
  large.make_qkv(DType::BFloat16, 1, 1, 1, 20, 20, 520, 64);
  ASSERT_TRUE(row.refuses(large.problem, Pass::Forward));
  EXPECT_EQ(row.refuses(large.problem, Pass::Forward)->required, "head_dim 520, head_dim_v 64");
  right.make_qkv(DType::BFloat16, 1, 1, 1, 20, 20, 512, 64);
  EXPECT_FALSE(row.refuses(right.problem, Pass::Backward));
  Case single;
  single.make_qkv(DType::Float32, 1, 1, 1, 20, 20, 64, 64);
  for (const Pass pass : {Pass::Forward, Pass::Backward}) {
    ASSERT_TRUE(row.refuses(single.problem, pass));
    EXPECT_EQ(row.refuses(single.problem, pass)->required, "float32");
  }
}

}  // namespace
}  // namespace anywarp::attention
