// The backward of cpu-amx across its blocks (256 keys × 256 queries), shared heads, and its bits. Options in
// combination: implementations_test.cpp.
#include <limits>

#include "amx_case.h"

namespace anywarp::attention {
namespace {

class AmxBackward : public AmxTest {
 protected:
  cpu::amx::Outcome run(Case& c, int threads) const {
    Execution execution;
    execution.threads = threads;
    c.gradients.out = c.outputs.out;
    c.gradients.lse = c.outputs.lse;
    return cpu::amx::backward_with(kernels(), c.problem, c.gradients, c.wanted, execution);
  }

  void check(Case& c, int threads = 2) const {
    check_forward(c, threads);
    ASSERT_EQ(run(c, threads), cpu::amx::Outcome::Done);
    const reference::BackwardResult exact = reference::backward(c.problem, c.gradients);
    expect_near("dq", values_of(c.wanted.dq), exact.dq, 2.5);
    expect_near("dk", values_of(c.wanted.dk), exact.dk, 2.5);
    expect_near("dv", values_of(c.wanted.dv), exact.dv, 2.5);
  }
};

TEST_P(AmxBackward, LengthsAroundItsBlocks) {
  for (const auto& [seqlen_q, seqlen_k] : {std::pair{31, 33}, {257, 300}, {290, 520}, {64, 1}, {33, 0}}) {
    SCOPED_TRACE(testing::Message() << seqlen_q << " x " << seqlen_k);
    Case c;
    c.make_qkv(dtype(), 1, 2, 1, seqlen_q, seqlen_k, 40, 72);
    c.make_outputs(true);
    check(c);
  }
}

TEST_P(AmxBackward, BandsAcrossBlocks) {
  Case c;
  c.make_qkv(dtype(), 1, 2, 2, 290, 550, 64, 32);
  c.make_outputs();
  for (const Causal causal : {Causal::BottomRight, Causal::TopLeft}) {
    for (const std::int64_t left : {-1, 0, 300}) {
      SCOPED_TRACE(testing::Message() << static_cast<int>(causal) << " " << left);
      c.problem.causal = causal;
      c.problem.window_left = left;
      check(c);
    }
  }
}

/// More threads than key heads: dq is a sum of shares.
TEST_P(AmxBackward, OneHeadIsSharedByThreads) {
  Case c;
  c.make_qkv(dtype(), 1, 2, 1, 300, 800, 32, 32);
  c.problem.causal = Causal::BottomRight;
  c.make_outputs();
  check(c, 3);
}

TEST_P(AmxBackward, DeterministicForAnyNumberOfThreads) {
  Case c;
  c.make_qkv(dtype(), 1, 1, 1, 300, 800, 32, 32);
  c.problem.deterministic = true;
  c.make_outputs();
  check(c, 1);
  const std::vector<double> dq = values_of(c.wanted.dq), dk = values_of(c.wanted.dk), dv = values_of(c.wanted.dv);
  check(c, 4);
  EXPECT_EQ(values_of(c.wanted.dq), dq);
  EXPECT_EQ(values_of(c.wanted.dk), dk);
  EXPECT_EQ(values_of(c.wanted.dv), dv);
}

TEST_P(AmxBackward, WhatIsNotFiniteIsHandedOver) {
  Case c;
  c.make_qkv(dtype(), 1, 1, 1, 40, 80, 32, 32);
  c.make_outputs();
  check(c);
  set(writable(c.gradients.dout), {0, 0, 3, 5}, std::numeric_limits<double>::infinity());
  EXPECT_EQ(run(c, 1), cpu::amx::Outcome::NotFinite);
}

ANYWARP_AMX_RUNS(AmxBackward);

}  // namespace
}  // namespace anywarp::attention
