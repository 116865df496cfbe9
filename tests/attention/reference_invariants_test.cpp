// What must hold of the reference whatever the numbers are: each form of a problem equals the dense problem that spells
// it out.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "attention/problem.h"
#include "attention/reference/reference.h"
#include "case.h"

namespace anywarp::attention::reference {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

void expect_near(const std::vector<double>& actual, const std::vector<double>& expected, double tolerance) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < actual.size(); ++i) EXPECT_NEAR(actual[i], expected[i], tolerance) << "element " << i;
}

/// rows of a dense [.., columns] array.
std::vector<double> rows(const std::vector<double>& all, std::int64_t first, std::int64_t count, std::int64_t columns) {
  return {all.begin() + first * columns, all.begin() + (first + count) * columns};
}

TEST(ReferenceInvariants, OrderOfKeysDoesNotMatter) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 4, 9, 3, 2);
  const ForwardResult before = forward(c.problem);
  std::vector<std::int64_t> order(9);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), c.random);
  const std::vector<double> k = values_of(c.problem.k), v = values_of(c.problem.v);
  for (std::int64_t j = 0; j < 9; ++j) {
    for (std::int64_t d = 0; d < 3; ++d) set(writable(c.problem.k), {0, 0, j, d}, k[order[j] * 3 + d]);
    for (std::int64_t d = 0; d < 2; ++d) set(writable(c.problem.v), {0, 0, j, d}, v[order[j] * 2 + d]);
  }
  expect_near(forward(c.problem).out, before.out, 1e-14);
  expect_near(forward(c.problem).lse, before.lse, 1e-14);
}

TEST(ReferenceInvariants, WeightsOfARowSumToOne) {
  Case c;
  c.make_qkv(DType::Float16, 2, 4, 2, 5, 7, 3, 2);
  set_values(writable(c.problem.v), std::vector<double>(2 * 2 * 7 * 2, 1.0));
  c.problem.causal = Causal::BottomRight;
  expect_near(forward(c.problem).out, std::vector<double>(2 * 4 * 5 * 2, 1.0), 1e-14);
}

TEST(ReferenceInvariants, IdentityValuesGiveTheWeightsThatLseExplains) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 5, 7, 3, 7);
  for (std::int64_t j = 0; j < 7; ++j)
    for (std::int64_t d = 0; d < 7; ++d) set(writable(c.problem.v), {0, 0, j, d}, j == d);
  const ForwardResult result = forward(c.problem);
  for (std::int64_t i = 0; i < 5; ++i) {
    for (std::int64_t j = 0; j < 7; ++j) {
      double dot = 0.0;
      for (std::int64_t d = 0; d < 3; ++d) dot += get(c.problem.q, {0, 0, i, d}) * get(c.problem.k, {0, 0, j, d});
      EXPECT_NEAR(result.out[i * 7 + j], std::exp(dot / std::sqrt(3.0) - result.lse[i]), 1e-14);
    }
  }
}

TEST(ReferenceInvariants, GroupedHeadsEqualExpandedHeads) {
  Case c;
  c.make_qkv(DType::BFloat16, 2, 6, 2, 5, 7, 3, 2);
  c.make_outputs();
  const ForwardResult grouped = forward(c.problem);
  const BackwardResult gradient = backward(c.problem, c.gradients);

  Case expanded;
  expanded.make_qkv(DType::BFloat16, 2, 6, 6, 5, 7, 3, 2);
  set_values(writable(expanded.problem.q), values_of(c.problem.q));
  for (const auto& [to, from] : {std::pair(&expanded.problem.k, &c.problem.k), {&expanded.problem.v, &c.problem.v}})
    for (std::int64_t b = 0; b < 2; ++b)
      for (std::int64_t h = 0; h < 6; ++h)
        for (std::int64_t j = 0; j < 7; ++j)
          for (std::int64_t d = 0; d < to->shape[3]; ++d)
            set(writable(*to), {b, h, j, d}, get(*from, {b, h / 3, j, d}));
  expanded.make_outputs();
  set_values(writable(expanded.gradients.dout), values_of(c.gradients.dout));
  EXPECT_EQ(forward(expanded.problem).out, grouped.out);
  EXPECT_EQ(forward(expanded.problem).lse, grouped.lse);
  const BackwardResult separate = backward(expanded.problem, expanded.gradients);
  EXPECT_EQ(separate.dq, gradient.dq);
  for (std::size_t i = 0; i < gradient.dk.size(); ++i) {
    const std::size_t head = i / 21, first = head * 3 * 21 + i % 21;
    EXPECT_NEAR(gradient.dk[i], separate.dk[first] + separate.dk[first + 21] + separate.dk[first + 42], 1e-14);
  }
}

TEST(ReferenceInvariants, CausalAndWindowsEqualTheMaskThatSpellsThemOut) {
  for (const Causal causal : {Causal::None, Causal::BottomRight, Causal::TopLeft}) {
    for (const std::int64_t left : {-1, 0, 2}) {
      for (const std::int64_t seqlen_q : {3, 7, 9}) {
        SCOPED_TRACE(testing::Message() << static_cast<int>(causal) << " left " << left << " seqlen_q " << seqlen_q);
        Case c;
        c.make_qkv(DType::Float32, 1, 2, 1, seqlen_q, 7, 3, 2);
        c.make_outputs();
        c.problem.causal = causal;
        c.problem.window_left = left;
        c.problem.window_right = 1;
        const ForwardResult flag = forward(c.problem);
        const BackwardResult flag_gradient = backward(c.problem, c.gradients);
        c.problem.causal = Causal::None;
        c.problem.window_left = c.problem.window_right = -1;
        c.add_mask({1, 1, seqlen_q, 7});
        const std::int64_t shift = causal == Causal::TopLeft ? 0 : 7 - seqlen_q;
        for (std::int64_t i = 0; i < seqlen_q; ++i)
          for (std::int64_t j = 0; j < 7; ++j) {
            const std::int64_t ahead = j - i - shift;
            set(writable(c.problem.mask), {0, 0, i, j},
                ahead <= (causal == Causal::None ? 1 : 0) && (left < 0 || -ahead <= left));
          }
        EXPECT_EQ(forward(c.problem).out, flag.out);
        EXPECT_EQ(forward(c.problem).lse, flag.lse);
        EXPECT_EQ(backward(c.problem, c.gradients).dk, flag_gradient.dk);
      }
    }
  }
}

TEST(ReferenceInvariants, MaskEqualsABiasOfMinusInfinity) {
  Case c;
  c.make_qkv(DType::Float32, 2, 2, 2, 4, 6, 3, 2);
  c.add_mask({2, 1, 4, 6});
  const ForwardResult masked = forward(c.problem);
  c.add_bias({2, 1, 4, 6});
  std::vector<double> spelled = values_of(c.problem.mask);
  for (double& value : spelled) value = value != 0.0 ? 0.0 : -kInf;
  set_values(writable(c.problem.bias), spelled);
  c.problem.mask = {};
  EXPECT_EQ(forward(c.problem).out, masked.out);
  EXPECT_EQ(forward(c.problem).lse, masked.lse);
}

TEST(ReferenceInvariants, AlibiEqualsTheBiasThatSpellsItOut) {
  Case c;
  c.make_qkv(DType::Float32, 2, 3, 1, 4, 6, 3, 2);
  c.add_alibi(true);
  const ForwardResult sloped = forward(c.problem);
  c.add_bias({2, 3, 4, 6});
  for (std::int64_t b = 0; b < 2; ++b)
    for (std::int64_t h = 0; h < 3; ++h)
      for (std::int64_t i = 0; i < 4; ++i)
        for (std::int64_t j = 0; j < 6; ++j)
          set(writable(c.problem.bias), {b, h, i, j},
              -get(c.problem.alibi_slopes, {b, h, 0, 0}) * static_cast<double>(std::abs(i + 2 - j)));
  c.problem.alibi_slopes = {};
  expect_near(forward(c.problem).out, sloped.out, 1e-6);
  expect_near(forward(c.problem).lse, sloped.lse, 1e-6);
}

TEST(ReferenceInvariants, AConstantBiasShiftsTheLseAlone) {
  Case c;
  c.make_qkv(DType::Float32, 2, 4, 4, 5, 7, 3, 2);
  const ForwardResult plain = forward(c.problem);
  c.add_bias({1, 4, 1, 1});
  const std::vector<double> per_head = {0.0, 1.0, -2.0, 3.0};
  set_values(writable(c.problem.bias), per_head);
  const ForwardResult shifted = forward(c.problem);
  expect_near(shifted.out, plain.out, 1e-14);
  for (std::size_t i = 0; i < plain.lse.size(); ++i)
    EXPECT_NEAR(shifted.lse[i], plain.lse[i] + per_head[i / 5 % 4], 1e-14);
}

TEST(ReferenceInvariants, LayoutsReachTheSameNumbers) {
  Case dense;
  dense.make_qkv(DType::Float16, 2, 4, 2, 5, 7, 3, 2);
  const ForwardResult expected = forward(dense.problem);
  for (const Layout layout : {Layout::RowsFirst, Layout::Padded, Layout::Backward}) {
    SCOPED_TRACE(static_cast<int>(layout));
    Case c;
    for (const auto& [to, from] : {std::pair(&c.problem.q, &dense.problem.q),
                                   {&c.problem.k, &dense.problem.k},
                                   {&c.problem.v, &dense.problem.v}}) {
      const Tensor tensor = c.storage.make(DType::Float16, from->shape, layout);
      set_values(tensor, values_of(*from));
      *to = tensor;
    }
    EXPECT_EQ(forward(c.problem).out, expected.out);
    EXPECT_EQ(forward(c.problem).lse, expected.lse);
  }
}

/// Sequences of lengths (2, 5), (0, 3), (4, 0), (3, 3) in one row, with room before and after.
TEST(ReferenceInvariants, PackedSequencesEqualEachAlone) {
  const std::vector<std::int32_t> cu_q = {1, 3, 3, 7, 10}, cu_k = {0, 5, 8, 8, 11};
  Case packed;
  packed.make_qkv(DType::Float32, 1, 2, 1, 12, 13, 3, 2);
  packed.problem.sequences = 4;
  packed.problem.cu_seqlens_q = packed.storage.make_ints(cu_q);
  packed.problem.cu_seqlens_k = packed.storage.make_ints(cu_k);
  packed.problem.causal = Causal::BottomRight;
  packed.problem.dropout = {.p = 0.3f, .seed = 5, .offset = 100};
  packed.add_bias({4, 2, 4, 5});
  packed.add_alibi(true);
  packed.make_outputs(true);
  const ForwardResult all = forward(packed.problem);
  const BackwardResult gradient = backward(packed.problem, packed.gradients);

  for (std::int64_t s = 0; s < 4; ++s) {
    SCOPED_TRACE(s);
    const std::int64_t lq = cu_q[s + 1] - cu_q[s], lk = cu_k[s + 1] - cu_k[s];
    Case alone;
    alone.make_qkv(DType::Float32, 1, 2, 1, lq, lk, 3, 2);
    const auto cut = [&](const ConstTensor& tensor, const ConstTensor& into, std::int64_t first) {
      for (std::int64_t h = 0; h < into.shape[1]; ++h)
        for (std::int64_t i = 0; i < into.shape[2]; ++i)
          for (std::int64_t d = 0; d < into.shape[3]; ++d)
            set(writable(into), {0, h, i, d}, get(tensor, {0, h, first + i, d}));
    };
    cut(packed.problem.q, alone.problem.q, cu_q[s]);
    cut(packed.problem.k, alone.problem.k, cu_k[s]);
    cut(packed.problem.v, alone.problem.v, cu_k[s]);
    alone.problem.causal = Causal::BottomRight;
    alone.problem.dropout = {.p = 0.3f, .seed = 5, .offset = 100 + static_cast<std::uint64_t>(s) * 2};
    alone.problem.bias = packed.problem.bias;
    alone.problem.bias.data = static_cast<const float*>(packed.problem.bias.data) + s * packed.problem.bias.strides[0];
    alone.problem.bias.shape = {1, 2, lq, lk};
    alone.problem.alibi_slopes = packed.problem.alibi_slopes;
    alone.problem.alibi_slopes.data = static_cast<const float*>(packed.problem.alibi_slopes.data) + s * 2;
    alone.problem.alibi_slopes.shape[0] = 1;
    alone.make_outputs(true);
    cut(packed.gradients.dout, alone.gradients.dout, cu_q[s]);
    cut(packed.gradients.dlse, alone.gradients.dlse, cu_q[s]);
    const ForwardResult one = forward(alone.problem);
    const BackwardResult one_gradient = backward(alone.problem, alone.gradients);
    for (std::int64_t h = 0; h < 2; ++h) {
      EXPECT_EQ(rows(all.out, h * 12 + cu_q[s], lq, 2), rows(one.out, h * lq, lq, 2));
      EXPECT_EQ(rows(all.lse, h * 12 + cu_q[s], lq, 1), rows(one.lse, h * lq, lq, 1));
      EXPECT_EQ(rows(gradient.dq, h * 12 + cu_q[s], lq, 3), rows(one_gradient.dq, h * lq, lq, 3));
    }
    EXPECT_EQ(rows(gradient.dk, cu_k[s], lk, 3), one_gradient.dk);
    EXPECT_EQ(rows(gradient.dv, cu_k[s], lk, 2), one_gradient.dv);
  }
  for (const std::int64_t row : {0, 10, 11, 12 + 0, 12 + 11}) {
    EXPECT_EQ(rows(all.out, row, 1, 2), (std::vector<double>{0, 0}));
    EXPECT_EQ(all.lse[row], -kInf);
    EXPECT_EQ(rows(gradient.dq, row, 1, 3), (std::vector<double>{0, 0, 0}));
  }
  EXPECT_EQ(rows(gradient.dk, 11, 2, 3), (std::vector<double>{0, 0, 0, 0, 0, 0}));
}

TEST(ReferenceInvariants, LeftPaddingAndUsedKeysEqualTheCutKeys) {
  Case c;
  c.make_qkv(DType::Float32, 2, 2, 2, 3, 8, 3, 2);
  c.problem.seqlens_k = c.storage.make_ints({7, 5});
  c.problem.leftpad_k = c.storage.make_ints({2, 0});
  c.problem.causal = Causal::BottomRight;
  c.problem.window_left = 3;
  const ForwardResult padded = forward(c.problem);
  for (std::int64_t b = 0; b < 2; ++b) {
    AttentionProblem cut = c.problem;
    cut.seqlens_k = cut.leftpad_k = nullptr;
    cut.q.shape[0] = cut.k.shape[0] = cut.v.shape[0] = 1;
    cut.k.shape[2] = cut.v.shape[2] = 5;
    const std::int64_t first = b == 0 ? 2 : 0;
    cut.q.data = static_cast<const float*>(cut.q.data) + b * cut.q.strides[0];
    cut.k.data = static_cast<const float*>(cut.k.data) + b * cut.k.strides[0] + first * cut.k.strides[2];
    cut.v.data = static_cast<const float*>(cut.v.data) + b * cut.v.strides[0] + first * cut.v.strides[2];
    EXPECT_EQ(forward(cut).out, rows(padded.out, b * 6, 6, 2));
    EXPECT_EQ(forward(cut).lse, rows(padded.lse, b * 6, 6, 1));
  }
}

TEST(ReferenceInvariants, PagesEqualTheKeysInTheirOrder) {
  Case paged;
  paged.make_qkv(DType::Float16, 2, 2, 1, 3, 3, 3, 2);
  paged.problem.k = paged.normal(DType::Float16, {6, 1, 3, 3}, Layout::Padded);
  paged.problem.v = paged.normal(DType::Float16, {6, 1, 3, 2});
  const std::vector<std::int32_t> table = {4, 0, 2, 1, 5, 99};
  paged.problem.block_table = paged.storage.make_ints(table);
  paged.problem.pages_per_sequence = 3;
  paged.problem.seqlens_k = paged.storage.make_ints({8, 4});
  paged.problem.leftpad_k = paged.storage.make_ints({1, 0});

  Case plain;
  plain.make_qkv(DType::Float16, 2, 2, 1, 3, 9, 3, 2);
  set_values(writable(plain.problem.q), values_of(paged.problem.q));
  for (const auto& [to, from] : {std::pair(&plain.problem.k, &paged.problem.k), {&plain.problem.v, &paged.problem.v}})
    for (std::int64_t b = 0; b < 2; ++b)
      for (std::int64_t j = 0; j < (b == 0 ? 9 : 6); ++j)
        for (std::int64_t d = 0; d < to->shape[3]; ++d)
          set(writable(*to), {b, 0, j, d}, get(*from, {table[b * 3 + j / 3], 0, j % 3, d}));
  plain.problem.seqlens_k = paged.problem.seqlens_k;
  plain.problem.leftpad_k = paged.problem.leftpad_k;
  EXPECT_EQ(forward(paged.problem).out, forward(plain.problem).out);
  EXPECT_EQ(forward(paged.problem).lse, forward(plain.problem).lse);
}

TEST(ReferenceInvariants, BatchIndexChoosesTheRowOfTheCache) {
  Case c;
  c.make_qkv(DType::Float32, 2, 1, 1, 2, 4, 3, 2);
  c.problem.k = c.normal(DType::Float32, {5, 1, 4, 3});
  c.problem.v = c.normal(DType::Float32, {5, 1, 4, 2});
  c.problem.kv_batch_index = c.storage.make_ints({3, 1});
  AttentionProblem picked = c.problem;
  picked.kv_batch_index = nullptr;
  // Rows 3 and 1 as a batch of 2: a negative stride.
  picked.k.data = static_cast<const float*>(c.problem.k.data) + 3 * c.problem.k.strides[0];
  picked.v.data = static_cast<const float*>(c.problem.v.data) + 3 * c.problem.v.strides[0];
  picked.k.shape[0] = picked.v.shape[0] = 2;
  picked.k.strides[0] *= -2;
  picked.v.strides[0] *= -2;
  EXPECT_EQ(forward(c.problem).out, forward(picked).out);
}

TEST(ReferenceInvariants, GivenLseAndOutDifferentiateAPartOfTheKeys) {
  Case c;
  c.make_qkv(DType::Float32, 1, 2, 2, 4, 6, 3, 2);
  c.make_outputs();
  const BackwardResult whole = backward(c.problem, c.gradients);
  const ForwardResult result = forward(c.problem);
  set_values(c.outputs.out, result.out);
  set_values(c.outputs.lse, result.lse);
  c.gradients.out = c.outputs.out;
  c.gradients.lse = c.outputs.lse;
  std::vector<double> dq(whole.dq.size(), 0.0);
  for (const std::int64_t first : {0, 2}) {
    AttentionProblem part = c.problem;
    part.k.shape[2] = part.v.shape[2] = first == 0 ? 2 : 4;
    part.k.data = static_cast<const float*>(part.k.data) + first * part.k.strides[2];
    part.v.data = static_cast<const float*>(part.v.data) + first * part.v.strides[2];
    const BackwardResult gradient = backward(part, c.gradients);
    for (std::size_t i = 0; i < dq.size(); ++i) dq[i] += gradient.dq[i];
    for (std::int64_t h = 0; h < 2; ++h)
      expect_near(rows(gradient.dk, h * part.k.shape[2], part.k.shape[2], 3),
                  rows(whole.dk, h * 6 + first, part.k.shape[2], 3), 1e-6);
  }
  expect_near(dq, whole.dq, 1e-6);
}

}  // namespace
}  // namespace anywarp::attention::reference
