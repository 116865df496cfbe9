// Sequences of each form of a problem, against places counted by hand; and kv_append, which writes to such places.
#include "attention/problem.h"

#include <gtest/gtest.h>

#include "case.h"

namespace anywarp::attention {
namespace {

TEST(Problem, DenseSequences) {
  Case c;
  c.make_qkv(DType::Float32, 3, 4, 2, 5, 7, 3, 2);
  const Dimensions sizes = dimensions(c.problem);
  EXPECT_EQ(sizes.sequences, 3);
  EXPECT_EQ(sizes.heads, 4);
  EXPECT_EQ(sizes.kv_heads, 2);
  EXPECT_EQ(sizes.group, 2);
  EXPECT_EQ(sizes.head_dim, 3);
  EXPECT_EQ(sizes.head_dim_v, 2);
  const Sequence last = sequence_of(c.problem, 2);
  EXPECT_EQ(last.seqlen_q, 5);
  EXPECT_EQ(last.seqlen_k, 7);
  EXPECT_EQ(query_offset(c.problem.q.strides, last, 1, 4), ((2 * 4 + 1) * 5 + 4) * 3);
  EXPECT_EQ(key_offset(c.problem.v.strides, last, 1, 6), ((2 * 2 + 1) * 7 + 6) * 2);
  EXPECT_EQ(contiguous_keys(last, 2), 5);
  EXPECT_EQ(dropout_head(sizes, last, 3), 11u);
  EXPECT_EQ(unowned_query_rows(c.problem)[1].end, 0);
}

TEST(Problem, PackedSequencesWithPaddingAndUsedKeys) {
  Case c;
  c.make_qkv(DType::Float32, 1, 2, 1, 10, 12, 3, 2);
  c.problem.sequences = 2;
  c.problem.cu_seqlens_q = c.storage.make_ints({1, 4, 8});
  c.problem.cu_seqlens_k = c.storage.make_ints({0, 5, 11});
  c.problem.seqlens_k = c.storage.make_ints({5, 4});
  c.problem.leftpad_k = c.storage.make_ints({0, 1});
  const Sequence second = sequence_of(c.problem, 1);
  EXPECT_EQ(second.seqlen_q, 4);
  EXPECT_EQ(second.seqlen_k, 3);
  EXPECT_EQ(query_offset(c.problem.q.strides, second, 1, 2), (10 + 4 + 2) * 3);
  EXPECT_EQ(key_offset(c.problem.k.strides, second, 0, 2), (5 + 1 + 2) * 3);
  EXPECT_EQ(longest_sequence(c.problem).seqlen_q, 4);
  EXPECT_EQ(longest_sequence(c.problem).seqlen_k, 5);
  const auto [before, after] = unowned_query_rows(c.problem);
  EXPECT_EQ(before.begin, 0);
  EXPECT_EQ(before.end, 1);
  EXPECT_EQ(after.begin, 8);
  EXPECT_EQ(after.end, 10);
}

TEST(Problem, MorePaddingThanKeysLeavesNone) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 1, 5, 3, 2);
  c.problem.seqlens_k = c.storage.make_ints({2});
  c.problem.leftpad_k = c.storage.make_ints({4});
  EXPECT_EQ(sequence_of(c.problem, 0).seqlen_k, 0);
}

TEST(Problem, Pages) {
  Case c;
  c.make_qkv(DType::Float32, 2, 2, 2, 1, 4, 3, 2);  // pages of 4 keys
  c.problem.block_table = c.storage.make_ints({0, 1, 1, 0});
  c.problem.pages_per_sequence = 2;
  c.problem.seqlens_k = c.storage.make_ints({8, 7});
  c.problem.leftpad_k = c.storage.make_ints({0, 1});
  const Sequence second = sequence_of(c.problem, 1);
  EXPECT_EQ(second.seqlen_k, 6);
  EXPECT_EQ(key_offset(c.problem.k.strides, second, 1, 0), (1 * 2 + 1) * 12 + 1 * 3);  // page 1, row 1
  EXPECT_EQ(key_offset(c.problem.k.strides, second, 1, 3), (0 * 2 + 1) * 12);          // page 0, row 0
  EXPECT_EQ(contiguous_keys(second, 0), 3);
  EXPECT_EQ(contiguous_keys(second, 3), 3);
  EXPECT_EQ(contiguous_keys(second, 5), 1);
}

TEST(Problem, AxesOfLengthOneHaveNoStride) {
  const ConstTensor tensor(nullptr, DType::Float32, {1, 3, 1, 5}, {15, 5, 5, 1});
  EXPECT_EQ(broadcast_strides(tensor), (std::array<std::int64_t, 4>{0, 5, 0, 1}));
}

/// Row t of the new keys is 100 · sequence + 10 · head + t.
struct Append : Case {
  Append(std::int64_t pages, std::int64_t rows_of_page, std::int64_t new_rows) {
    problem.k = storage.make(DType::Float16, {pages, 2, rows_of_page, 3}, Layout::Padded);
    problem.v = storage.make(DType::Float16, {pages, 2, rows_of_page, 1});
    for (auto [tensor, columns] : {std::pair(&new_k, 3), {&new_v, 1}}) {
      *tensor = storage.make(DType::Float16, {2, 2, new_rows, columns}, Layout::RowsFirst);
      for (std::int64_t s = 0; s < 2; ++s)
        for (std::int64_t h = 0; h < 2; ++h)
          for (std::int64_t t = 0; t < new_rows; ++t)
            for (std::int64_t d = 0; d < columns; ++d) set(*tensor, {s, h, t, d}, 100.0 * s + 10.0 * h + t);
    }
  }
  Tensor new_k, new_v;
};

TEST(KvAppend, WritesBehindTheKeysInUse) {
  Append c(2, 5, 2);
  c.problem.seqlens_k = c.storage.make_ints({3, 0});
  ASSERT_TRUE(kv_append(c.problem, c.new_k, c.new_v));
  EXPECT_EQ(values_of(c.problem.v), (std::vector<double>{77,  77,  77, 0,  1,  77,  77,  77, 10, 11,  //
                                                         100, 101, 77, 77, 77, 110, 111, 77, 77, 77}));
  EXPECT_EQ(get(c.problem.k, {0, 1, 4, 2}), 11.0);
  EXPECT_EQ(get(c.problem.k, {0, 1, 2, 2}), 77.0);
}

TEST(KvAppend, IntoPagesAndRowsOfTheBatchIndex) {
  Append paged(4, 2, 3);
  paged.problem.seqlens_k = paged.storage.make_ints({1, 0});
  paged.problem.block_table = paged.storage.make_ints({3, 0, 1, 2});
  paged.problem.pages_per_sequence = 2;
  ASSERT_TRUE(kv_append(paged.problem, paged.new_k, paged.new_v));
  EXPECT_EQ(values_of(paged.problem.v), (std::vector<double>{1, 2, 11, 12, 100, 101, 110, 111,  //
                                                             102, 77, 112, 77, 77, 0, 77, 10}));
  Append indexed(3, 3, 1);
  indexed.problem.seqlens_k = indexed.storage.make_ints({1, 2});
  indexed.problem.kv_batch_index = indexed.storage.make_ints({2, 0});
  ASSERT_TRUE(kv_append(indexed.problem, indexed.new_k, indexed.new_v));
  EXPECT_EQ(get(indexed.problem.v, {2, 1, 1, 0}), 10.0);
  EXPECT_EQ(get(indexed.problem.v, {0, 0, 2, 0}), 100.0);
}

TEST(KvAppend, PastTheEndIsAnErrorAndNothingIsWritten) {
  Append c(2, 5, 2);
  c.problem.seqlens_k = c.storage.make_ints({3, 4});
  const Result<void> result = kv_append(c.problem, c.new_k, c.new_v);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "seqlens_k[1] is 4; it must be 0 to 3: the cache holds 5 keys and new_k has 2");
  EXPECT_EQ(values_of(c.problem.v), std::vector<double>(20, 77.0));

  c.problem.seqlens_k = nullptr;
  EXPECT_EQ(kv_append(c.problem, c.new_k, c.new_v).error().message,
            "seqlens_k is null; it must be the keys in use of each sequence");
}

TEST(KvAppend, PagesAndShapesAreChecked) {
  Append c(4, 2, 3);
  c.problem.seqlens_k = c.storage.make_ints({1, 0});
  c.problem.block_table = c.storage.make_ints({3, 4, 1, 2});
  c.problem.pages_per_sequence = 2;
  EXPECT_EQ(kv_append(c.problem, c.new_k, c.new_v).error().message,
            "block_table[0, 1] is 4; it must be a page of k, 0 to 3");
  c.new_v.shape[2] = 2;
  EXPECT_EQ(kv_append(c.problem, c.new_k, c.new_v).error().message,
            "new_v.shape is [2, 2, 2, 1]; it must be [2, 2, 3, 1]");
}

}  // namespace
}  // namespace anywarp::attention
