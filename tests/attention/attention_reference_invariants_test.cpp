// What must hold of attention whatever the numbers are.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "attention/reference/attention_reference.h"
#include "problem.h"

namespace anywarp::reference {
namespace {

constexpr unsigned kSeed = 20240229;

TEST(AttentionReferenceInvariants, OrderOfKeysDoesNotMatter) {
  SCOPED_TRACE(testing::Message() << "seed " << kSeed);
  Problem p;
  p.fill(kSeed);
  p.run();

  std::vector<std::int64_t> order(p.seqlen_k);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937(kSeed));
  Problem permuted = p;
  for (std::int64_t head = 0; head < p.batch * p.kv_heads; ++head) {
    for (std::int64_t j = 0; j < p.seqlen_k; ++j) {
      const std::int64_t to = head * p.seqlen_k + j, from = head * p.seqlen_k + order[j];
      std::copy_n(&p.k[from * p.head_dim], p.head_dim, &permuted.k[to * p.head_dim]);
      std::copy_n(&p.v[from * p.value_dim], p.value_dim, &permuted.v[to * p.value_dim]);
    }
  }
  permuted.run();
  expect_near(permuted.out, p.out, 1e-14);
  expect_near(permuted.lse, p.lse, 1e-14);
}

TEST(AttentionReferenceInvariants, WeightsOfARowSumToOne) {
  Problem p;
  p.fill(kSeed);
  p.v.assign(p.v.size(), 1.0);
  p.params.causal = Causal::BottomRight;
  p.run();
  expect_near(p.out, std::vector<double>(p.out.size(), 1.0), 1e-14);
}

TEST(AttentionReferenceInvariants, IdentityValuesGiveTheWeightsThatLseExplains) {
  Problem p;
  p.batch = p.heads = p.kv_heads = 1;
  p.value_dim = p.seqlen_k;
  p.fill(kSeed);
  p.v.assign(p.v.size(), 0.0);
  for (std::int64_t j = 0; j < p.seqlen_k; ++j) p.v[j * p.value_dim + j] = 1.0;
  p.run();
  for (std::int64_t i = 0; i < p.seqlen_q; ++i) {
    for (std::int64_t j = 0; j < p.seqlen_k; ++j) {
      double dot = 0.0;
      for (std::int64_t d = 0; d < p.head_dim; ++d) dot += p.q[i * p.head_dim + d] * p.k[j * p.head_dim + d];
      EXPECT_NEAR(p.out_at(0, 0, i, j), std::exp(dot / std::sqrt(3.0) - p.lse_at(0, 0, i)), 1e-14);
    }
  }
}

TEST(AttentionReferenceInvariants, GroupedHeadsEqualRepeatedHeads) {
  Problem grouped;
  grouped.kv_heads = 2;
  grouped.fill(kSeed);
  grouped.run();

  Problem repeated = grouped;
  repeated.kv_heads = grouped.heads;
  const std::int64_t k_size = grouped.seqlen_k * grouped.head_dim, v_size = grouped.seqlen_k * grouped.value_dim;
  repeated.k.clear();
  repeated.v.clear();
  for (std::int64_t b = 0; b < grouped.batch; ++b) {
    for (const std::int64_t from : {0, 0, 1, 1}) {
      const auto k = grouped.k.begin() + (b * 2 + from) * k_size;
      const auto v = grouped.v.begin() + (b * 2 + from) * v_size;
      repeated.k.insert(repeated.k.end(), k, k + k_size);
      repeated.v.insert(repeated.v.end(), v, v + v_size);
    }
  }
  repeated.run();
  EXPECT_EQ(repeated.out, grouped.out);
  EXPECT_EQ(repeated.lse, grouped.lse);
}

TEST(AttentionReferenceInvariants, CausalEqualsTheBiasThatSpellsItOut) {
  for (const Causal causal : {Causal::BottomRight, Causal::TopLeft}) {
    for (const std::int64_t seqlen_q : {3, 7, 9}) {
      SCOPED_TRACE(testing::Message() << "seqlen_q " << seqlen_q);
      Problem flag;
      flag.seqlen_q = seqlen_q;
      flag.fill(kSeed);
      Problem spelled = flag;
      flag.params.causal = causal;
      flag.run();

      spelled.add_bias();
      const std::int64_t shift = causal == Causal::BottomRight ? spelled.seqlen_k - seqlen_q : 0;
      for (std::int64_t i = 0; i < seqlen_q; ++i) {
        for (std::int64_t j = 0; j < spelled.seqlen_k; ++j) {
          if (j > i + shift) spelled.bias_at(i, j) = -kInf;
        }
      }
      spelled.run();
      EXPECT_EQ(flag.out, spelled.out);
      EXPECT_EQ(flag.lse, spelled.lse);
    }
  }
}

TEST(AttentionReferenceInvariants, AConstantBiasShiftsTheLseAlone) {
  Problem p;
  p.fill(kSeed);
  p.run();
  Problem shifted = p;
  shifted.bias.assign(shifted.seqlen_q * shifted.seqlen_k, 2.5);
  shifted.run();
  expect_near(shifted.out, p.out, 1e-14);
  for (std::size_t i = 0; i < p.lse.size(); ++i) EXPECT_NEAR(shifted.lse[i], p.lse[i] + 2.5, 1e-14);
}

/// The same numbers as [batch, seqlen, heads, dim], reached through strides, must give the same bits.
TEST(AttentionReferenceInvariants, StridesReachTheSameNumbers) {
  Problem p;
  p.fill(kSeed);
  p.run();

  const auto transpose = [&](const std::vector<double>& from, std::int64_t rows, std::int64_t columns) {
    std::vector<double> to(from.size());
    for (std::int64_t b = 0; b < p.batch; ++b) {
      for (std::int64_t h = 0; h < p.heads; ++h) {
        for (std::int64_t i = 0; i < rows; ++i) {
          std::copy_n(&from[((b * p.heads + h) * rows + i) * columns], columns,
                      &to[((b * rows + i) * p.heads + h) * columns]);
        }
      }
    }
    return to;
  };
  const auto strides = [&](std::int64_t rows, std::int64_t columns) {
    return Strides{rows * p.heads * columns, columns, p.heads * columns, 1};
  };

  const std::vector<double> expected = transpose(p.out, p.seqlen_q, p.value_dim);
  Problem strided = p;
  strided.q = transpose(p.q, p.seqlen_q, p.head_dim);
  strided.k = transpose(p.k, p.seqlen_k, p.head_dim);
  strided.v = transpose(p.v, p.seqlen_k, p.value_dim);
  strided.connect();
  strided.params.q.strides = strides(p.seqlen_q, p.head_dim);
  strided.params.k.strides = strides(p.seqlen_k, p.head_dim);
  strided.params.v.strides = strides(p.seqlen_k, p.value_dim);
  strided.params.out.strides = strides(p.seqlen_q, p.value_dim);
  ASSERT_TRUE(attention_forward(strided.params));
  EXPECT_EQ(strided.out, expected);
  EXPECT_EQ(strided.lse, p.lse);
}

TEST(AttentionReferenceInvariants, BiasPerHeadIsReadPerHead) {
  Problem p;
  p.fill(kSeed);
  std::vector<double> per_head = {0.0, 1.0, -2.0, 3.0};
  p.connect();
  p.params.bias = {per_head.data(), Strides{0, 1, 0, 0}};
  ASSERT_TRUE(attention_forward(p.params));
  const std::vector<double> with = p.lse;
  p.run();
  for (std::int64_t b = 0; b < p.batch; ++b) {
    for (std::int64_t h = 0; h < p.heads; ++h) {
      EXPECT_NEAR(with[(b * p.heads + h) * p.seqlen_q], p.lse_at(b, h, 0) + per_head[h], 1e-14);
    }
  }
}

}  // namespace
}  // namespace anywarp::reference
