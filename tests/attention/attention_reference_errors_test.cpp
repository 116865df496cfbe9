// Bad input: the message names the argument and its value, and nothing is written.
#include "attention/reference/attention_reference.h"
#include "problem.h"

namespace anywarp::reference {
namespace {

void expect_refused(Problem& p, const std::string& name, const std::string& value) {
  const auto result = attention_forward(p.params);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::InvalidArgument);
  EXPECT_EQ(result.error().message.find(name + " is " + value), 0u) << result.error().message;
  EXPECT_EQ(p.out, std::vector<double>(p.out.size(), 77.0));
}

Problem ready() {
  Problem p;
  p.fill();
  p.connect();
  return p;
}

TEST(AttentionReferenceErrors, Sizes) {
  const std::pair<const char*, std::int64_t ForwardParams::*> sizes[] = {
      {"batch", &ForwardParams::batch},       {"heads", &ForwardParams::heads},
      {"seqlen_q", &ForwardParams::seqlen_q}, {"seqlen_k", &ForwardParams::seqlen_k},
      {"head_dim", &ForwardParams::head_dim}, {"value_dim", &ForwardParams::value_dim}};
  for (const auto& [name, member] : sizes) {
    Problem p = ready();
    p.connect();
    p.params.*member = -1;
    expect_refused(p, name, "-1");
  }
}

TEST(AttentionReferenceErrors, KeyHeadsMustDivideHeads) {
  for (const std::int64_t kv_heads : {0, 3, 8, -2}) {
    Problem p = ready();
    p.connect();
    p.params.kv_heads = kv_heads;
    expect_refused(p, "kv_heads", std::to_string(kv_heads));
  }
}

TEST(AttentionReferenceErrors, ScaleMustBeFinite) {
  Problem p = ready();
  p.connect();
  p.params.scale = kInf;
  expect_refused(p, "scale", "inf");
}

TEST(AttentionReferenceErrors, MissingArrays) {
  Problem p = ready();
  p.connect();
  p.params.v.data = nullptr;
  expect_refused(p, "v", "null");
  p.connect();
  p.params.q.data = nullptr;
  expect_refused(p, "q", "null");
  p.connect();
  p.params.k.data = nullptr;
  expect_refused(p, "k", "null");
  p.connect();
  p.params.out.data = nullptr;
  expect_refused(p, "out", "null");
}

TEST(AttentionReferenceErrors, LseAndBiasMayBeMissing) {
  Problem p = ready();
  p.connect();
  p.params.lse.data = nullptr;
  EXPECT_TRUE(attention_forward(p.params));
  EXPECT_NE(p.out[0], 77.0);
  EXPECT_EQ(p.lse[0], 77.0);
}

}  // namespace
}  // namespace anywarp::reference
