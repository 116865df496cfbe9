// Bad input: the message names the argument, its value and what would be valid, and nothing is written.
#include "attention/validate.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "case.h"

namespace anywarp::attention {
namespace {

constexpr std::int64_t kHuge = std::int64_t{1} << 62;

struct Fault {
  const char* name;
  std::function<void(Case&)> make;
  const char* message;
  ErrorCode code = ErrorCode::InvalidArgument;
};

void expect_refused(const Result<void>& result, const Fault& fault) {
  ASSERT_FALSE(result) << "accepted; expected: " << fault.message;
  EXPECT_EQ(result.error().message, fault.message);
  EXPECT_EQ(result.error().code, fault.code);
}

void pack(Case& c) {
  c.problem.q = c.normal(DType::Float32, {1, 4, 6, 3});
  c.problem.k = c.normal(DType::Float32, {1, 2, 8, 3});
  c.problem.v = c.normal(DType::Float32, {1, 2, 8, 2});
  c.problem.sequences = 2;
  c.problem.cu_seqlens_q = c.storage.make_ints({0, 2, 6});
  c.problem.cu_seqlens_k = c.storage.make_ints({0, 5, 8});
}

void page(Case& c) {
  c.problem.block_table = c.storage.make_ints({1, 0, 1, 7});
  c.problem.pages_per_sequence = 2;
  c.problem.seqlens_k = c.storage.make_ints({7, 5});
}

// q [2, 4, 4, 3], k [2, 2, 5, 3], v [2, 2, 5, 2], float32.
const Fault kProblemFaults[] = {
    {"device", [](Case& c) { c.problem.device = static_cast<Device>(9); },
     "device is unknown (9); it must be Cpu, Cuda or Hip"},
    {"q_dtype", [](Case& c) { c.problem.q.dtype = DType::Int32; },
     "q.dtype is int32; it must be float32, float16 or bfloat16"},
    {"k_dtype", [](Case& c) { c.problem.k.dtype = DType::Float16; }, "k.dtype is float16; it must be q's, float32"},
    {"v_dtype", [](Case& c) { c.problem.v.dtype = DType::Float16; }, "v.dtype is float16; it must be q's, float32"},
    {"negative", [](Case& c) { c.problem.q.shape[2] = -4; },
     "q.shape is [2, 4, -4, 3]; it must be lengths of 0 or more"},
    {"no_data", [](Case& c) { c.problem.v.data = nullptr; },
     "v.data is null; it must be an array of shape [2, 2, 5, 2]"},
    {"unaligned", [](Case& c) { c.problem.k.data = static_cast<const char*>(c.problem.k.data) + 2; },
     "k.data is not aligned; it must be aligned to its elements of 4 bytes"},
    {"columns", [](Case& c) { c.problem.k.strides[3] = 2; }, "k.strides[3] is 2; it must be 1"},
    {"too_many",
     [](Case& c) {
       c.problem.q.shape = {kHuge, 4, 4, 3};
     },
     "q.shape is [4611686018427387904, 4, 4, 3]; it must be fewer than 2^63 elements"},
    {"too_far", [](Case& c) { c.problem.q.strides[1] = kHuge; },
     "q.strides is [48, 4611686018427387904, 3, 1]; it must be such that every byte offset is below 2^63"},
    {"head_dim", [](Case& c) { c.problem.k.shape[3] = 2; }, "k.shape is [2, 2, 5, 2]; it must be [any, any, any, 3]"},
    {"no_head_dim", [](Case& c) { c.problem.q.shape[3] = 0; }, "q.shape[3] is 0; it must be a head_dim of 1 or more"},
    {"no_value_dim", [](Case& c) { c.problem.v.shape[3] = 0; },
     "v.shape[3] is 0; it must be a head_dim_v of 1 or more"},
    {"seqlen_v", [](Case& c) { c.problem.v.shape[2] = 4; }, "v.shape is [2, 2, 4, 2]; it must be [2, 2, 5, any]"},
    {"kv_heads", [](Case& c) { c.problem.k.shape[1] = c.problem.v.shape[1] = 3; },
     "k.shape[1] is 3; it must be a divisor of the heads of q, 4"},
    {"no_kv_heads", [](Case& c) { c.problem.k.shape[1] = c.problem.v.shape[1] = 0; },
     "k.shape[1] is 0; it must be a divisor of the heads of q, 4"},
    {"batch", [](Case& c) { c.problem.k.shape[0] = c.problem.v.shape[0] = 1; },
     "k.shape[0] is 1; it must be the batch of q, 2"},
    {"scale", [](Case& c) { c.problem.scale = std::numeric_limits<float>::infinity(); },
     "scale is inf; it must be finite"},
    {"softcap", [](Case& c) { c.problem.softcap = -1.0f; },
     "softcap is -1.000000; it must be 0 (none) or a finite positive number"},
    {"dropout", [](Case& c) { c.problem.dropout.p = 1.0f; },
     "dropout.p is 1.000000; it must be at least 0 and below 1"},
    {"dropout_nan", [](Case& c) { c.problem.dropout.p = std::numeric_limits<float>::quiet_NaN(); },
     "dropout.p is nan; it must be at least 0 and below 1"},
    {"window_left", [](Case& c) { c.problem.window_left = -2; },
     "window_left is -2; it must be -1 (open) or a distance from 0 to 2^60"},
    {"window_right", [](Case& c) { c.problem.window_right = kHuge; },
     "window_right is 4611686018427387904; it must be -1 (open) or a distance from 0 to 2^60"},
    {"causal", [](Case& c) { c.problem.causal = static_cast<Causal>(7); },
     "causal is 7; it must be None, BottomRight or TopLeft"},
    {"bias_dtype",
     [](Case& c) {
       c.add_bias({1, 1, 1, 5}), c.problem.bias.dtype = DType::Int32;
     },
     "bias.dtype is int32; it must be float32, float16 or bfloat16"},
    {"bias_keys",
     [](Case& c) {
       c.add_bias({1, 1, 1, 4});
     },
     "bias.shape[3] is 4; it must be 1 or the keys there are, 5"},
    {"bias_heads",
     [](Case& c) {
       c.add_bias({1, 2, 1, 5});
     },
     "bias.shape[1] is 2; it must be 1 or the heads there are, 4"},
    {"bias_used_keys",
     [](Case& c) {
       c.add_bias({1, 1, 1, 3}), c.problem.seqlens_k = c.storage.make_ints({3, 4});
     },
     "bias.shape[3] is 3; it must be 1 or at least the keys there are, 4"},
    {"mask_dtype",
     [](Case& c) {
       c.problem.mask = c.normal(DType::Float32, {1, 1, 4, 5});
     },
     "mask.dtype is float32; it must be bool"},
    {"mask_queries",
     [](Case& c) {
       c.add_mask({1, 1, 5, 5});
     },
     "mask.shape[2] is 5; it must be 1 or the queries there are, 4"},
    {"alibi",
     [](Case& c) {
       c.problem.alibi_slopes = c.normal(DType::Float32, {3, 4, 1, 1});
     },
     "alibi_slopes.shape is [3, 4, 1, 1]; it must be [2, any, any, any]"},
    {"alibi_heads",
     [](Case& c) {
       c.problem.alibi_slopes = c.normal(DType::Float32, {1, 2, 1, 1});
     },
     "alibi_slopes.shape is [1, 2, 1, 1]; it must be [any, 4, 1, 1]"},
    {"alibi_dtype",
     [](Case& c) {
       c.problem.alibi_slopes = c.normal(DType::Float16, {1, 4, 1, 1});
     },
     "alibi_slopes.dtype is float16; it must be float32"},
    {"sinks",
     [](Case& c) {
       c.problem.sinks = c.normal(DType::Float32, {2, 4, 1, 1});
     },
     "sinks.shape is [2, 4, 1, 1]; it must be [1, 4, 1, 1]"},
    {"packed_batch",
     [](Case& c) {
       c.problem.cu_seqlens_q = c.storage.make_ints({0, 4}), c.problem.sequences = 1;
     },
     "q.shape[0] is 2; it must be 1 with cu_seqlens_q: the sequences lie in one row"},
    {"sequences", [](Case& c) { pack(c), c.problem.sequences = -1; }, "sequences is -1; it must be 0 or more"},
    {"cu_falls",
     [](Case& c) {
       pack(c), c.problem.cu_seqlens_q = c.storage.make_ints({0, 4, 3});
     },
     "cu_seqlens_q[2] is 3; it must be at least cu_seqlens_q[1], 4, and at most the rows there are, 6"},
    {"cu_starts_below",
     [](Case& c) {
       pack(c), c.problem.cu_seqlens_q = c.storage.make_ints({-1, 4, 6});
     },
     "cu_seqlens_q[0] is -1; it must be 0, and at most the rows there are, 6"},
    {"cu_past_the_end",
     [](Case& c) {
       pack(c), c.problem.cu_seqlens_k = c.storage.make_ints({0, 5, 9});
     },
     "cu_seqlens_k[2] is 9; it must be at least cu_seqlens_k[1], 5, and at most the rows there are, 8"},
    {"max_seqlen", [](Case& c) { pack(c), c.problem.max_seqlen_k = 4; },
     "max_seqlen_k is 4; it must be at least the longest sequence, 5"},
    {"packed_used",
     [](Case& c) {
       pack(c), c.problem.seqlens_k = c.storage.make_ints({5, 4});
     },
     "seqlens_k[1] is 4; it must be 0 to 3, the keys there are"},
    {"packed_pages",
     [](Case& c) {
       pack(c), c.problem.block_table = c.storage.make_ints({0, 0});
     },
     "block_table is given with cu_seqlens_k; it must be null, or cu_seqlens_k null"},
    {"packed_index",
     [](Case& c) {
       pack(c), c.problem.kv_batch_index = c.storage.make_ints({0, 0});
     },
     "kv_batch_index is given with cu_seqlens_k; it must be null, or cu_seqlens_k null"},
    {"packed_bias",
     [](Case& c) {
       pack(c), c.add_bias({2, 1, 3, 5});
     },
     "bias.shape[2] is 3; it must be 1 or at least the queries there are, 4"},
    {"used_keys",
     [](Case& c) {
       c.problem.seqlens_k = c.storage.make_ints({5, 6});
     },
     "seqlens_k[1] is 6; it must be 0 to 5, the keys there are"},
    {"left_padding",
     [](Case& c) {
       c.problem.leftpad_k = c.storage.make_ints({-1, 0});
     },
     "leftpad_k[0] is -1; it must be 0 to 5, the keys there are"},
    {"batch_index",
     [](Case& c) {
       c.problem.kv_batch_index = c.storage.make_ints({1, 2});
     },
     "kv_batch_index[1] is 2; it must be a batch row of k, 0 to 1"},
    {"page",
     [](Case& c) {
       page(c), c.problem.block_table = c.storage.make_ints({1, 2, 1, 7});
     },
     "block_table[0, 1] is 2; it must be a page of k, 0 to 1"},
    {"pages_without_lengths", [](Case& c) { page(c), c.problem.seqlens_k = nullptr; },
     "seqlens_k is null; it must be given with block_table"},
    {"pages_and_index",
     [](Case& c) {
       page(c), c.problem.kv_batch_index = c.storage.make_ints({0, 1});
     },
     "kv_batch_index is given with block_table; it must be null: the pages say what a sequence reads"},
    {"pages_end",
     [](Case& c) {
       page(c), c.problem.seqlens_k = c.storage.make_ints({11, 0});
     },
     "seqlens_k[0] is 11; it must be 0 to 10, the keys there are"},
};

void make_ready(Case& c) {
  c.make_qkv(DType::Float32, 2, 4, 2, 4, 5, 3, 2);
  c.make_outputs(true);
  c.gradients.out = c.outputs.out;
  c.gradients.lse = c.outputs.lse;
}

class ProblemFault : public testing::TestWithParam<Fault> {};

TEST_P(ProblemFault, IsNamedAndNothingIsWritten) {
  Case c;
  make_ready(c);
  GetParam().make(c);
  const std::vector<double> untouched(2 * 4 * 4 * 2, 77.0);
  expect_refused(attention_forward(c.problem, c.outputs), GetParam());
  EXPECT_EQ(values_of(c.outputs.out), untouched);
  const auto name = attention_implementation_for(c.problem, Pass::Forward);
  ASSERT_FALSE(name);
  EXPECT_EQ(name.error().message, GetParam().message);
}

std::string name_of_fault(const testing::TestParamInfo<Fault>& info) { return info.param.name; }

INSTANTIATE_TEST_SUITE_P(Validate, ProblemFault, testing::ValuesIn(kProblemFaults), name_of_fault);

const Fault kOutputFaults[] = {
    {"out_missing", [](Case& c) { c.outputs.out.data = nullptr; },
     "out.data is null; it must be an array of shape [2, 4, 4, 2]"},
    {"out_dtype", [](Case& c) { c.outputs.out.dtype = DType::Float16; }, "out.dtype is float16; it must be float32"},
    {"out_shape", [](Case& c) { c.outputs.out.shape[3] = 3; }, "out.shape is [2, 4, 4, 3]; it must be [2, 4, 4, 2]"},
    {"out_broadcast", [](Case& c) { c.outputs.out.strides[0] = 0; },
     "out.strides is [0, 8, 2, 1]; it must be such that every written element has a place of its own"},
    {"out_is_q", [](Case& c) { c.outputs.out.data = const_cast<void*>(c.problem.q.data); },
     "out.data is within q; it must be memory of its own"},
    {"out_in_v", [](Case& c) { c.outputs.out.data = writable(c.problem.v).data, c.outputs.out.strides[0] = 100; },
     "out.data is within v; it must be memory of its own"},
    {"lse_dtype", [](Case& c) { c.outputs.lse.dtype = DType::Float16; }, "lse.dtype is float16; it must be float32"},
    {"lse_shape", [](Case& c) { c.outputs.lse.shape[2] = 5; }, "lse.shape is [2, 4, 5, 1]; it must be [2, 4, 4, 1]"},
};

class OutputFault : public testing::TestWithParam<Fault> {};

TEST_P(OutputFault, IsNamed) {
  Case c;
  make_ready(c);
  GetParam().make(c);
  expect_refused(attention_forward(c.problem, c.outputs), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Validate, OutputFault, testing::ValuesIn(kOutputFaults), name_of_fault);

const Fault kBackwardFaults[] = {
    {"out", [](Case& c) { c.gradients.out = {}; }, "out.shape is [0, 0, 0, 0]; it must be [2, 4, 4, 2]"},
    {"lse", [](Case& c) { c.gradients.lse.data = nullptr; },
     "lse.data is null; it must be an array of shape [2, 4, 4, 1]"},
    {"dout_dtype", [](Case& c) { c.gradients.dout.dtype = DType::Float16; },
     "dout.dtype is float16; it must be float32"},
    {"dlse", [](Case& c) { c.gradients.dlse.shape[3] = 2; }, "dlse.shape is [2, 4, 4, 2]; it must be [2, 4, 4, 1]"},
    {"dq", [](Case& c) { c.wanted.dq.shape[2] = 3; }, "dq.shape is [2, 4, 3, 3]; it must be [2, 4, 4, 3]"},
    {"dk_dtype", [](Case& c) { c.wanted.dk.dtype = DType::BFloat16; }, "dk.dtype is bfloat16; it must be float32"},
    {"dv_columns", [](Case& c) { c.wanted.dv.strides[3] = 2; }, "dv.strides[3] is 2; it must be 1"},
    {"dbias_alone", [](Case& c) { c.wanted.dbias = c.wanted.dq; }, "dbias is wanted without bias; it must be null"},
    {"dbias_shape",
     [](Case& c) {
       c.add_bias({1, 1, 4, 5}), c.wanted.dbias = c.wanted.dq;
     },
     "dbias.shape is [2, 4, 4, 3]; it must be [1, 1, 4, 5]"},
    {"dsinks_alone", [](Case& c) { c.wanted.dsinks = c.wanted.dq; }, "dsinks is wanted without sinks; it must be null"},
    {"dq_is_dout", [](Case& c) { c.wanted.dq.data = writable(c.gradients.dout).data; },
     "dq.data is within dout; it must be memory of its own"},
    {"pages", page, "block_table is given; the backward supports k and v without pages", ErrorCode::Unsupported},
    {"batch_index",
     [](Case& c) {
       c.problem.kv_batch_index = c.storage.make_ints({0, 1});
     },
     "kv_batch_index is given; the backward supports k and v with q's own batch", ErrorCode::Unsupported},
};

class BackwardFault : public testing::TestWithParam<Fault> {};

TEST_P(BackwardFault, IsNamedAndNothingIsWritten) {
  Case c;
  make_ready(c);
  GetParam().make(c);
  expect_refused(attention_backward(c.problem, c.gradients, c.wanted), GetParam());
  EXPECT_EQ(get(c.wanted.dv, {0, 0, 0, 0}), 77.0);
}

INSTANTIATE_TEST_SUITE_P(Validate, BackwardFault, testing::ValuesIn(kBackwardFaults), name_of_fault);

TEST(Validate, WhatIsLegalPasses) {
  Case c;
  make_ready(c);
  EXPECT_TRUE(validate_forward(c.problem, c.outputs));
  EXPECT_TRUE(validate_backward(c.problem, c.gradients, c.wanted));
  c.gradients.dout.strides = {0, 0, 0, 0};
  c.wanted.dk = {};
  EXPECT_TRUE(validate_backward(c.problem, c.gradients, c.wanted)) << "broadcast dout, dk not wanted";
  c.problem.q.shape[0] = c.problem.k.shape[0] = c.problem.v.shape[0] = 0;
  c.problem.q.data = nullptr;
  EXPECT_TRUE(validate_problem(c.problem, Pass::Forward)) << "no data of no elements";
  Case packed;
  pack(packed);
  packed.problem.seqlens_k = packed.storage.make_ints({5, 0});
  packed.problem.leftpad_k = packed.storage.make_ints({1, 3});
  packed.add_bias({2, 1, 9, 9});
  EXPECT_TRUE(validate_problem(packed.problem, Pass::Backward));
  Case paged;
  make_ready(paged);
  page(paged);  // the last entry of the table, which no key reaches, may be anything
  EXPECT_TRUE(validate_problem(paged.problem, Pass::Forward));
}

TEST(Validate, Execution) {
  Case c;
  make_ready(c);
  const Result<void> result = attention_forward(c.problem, c.outputs, {.threads = -1});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "execution.threads is -1; it must be 0 (as many as there are cores) or more");
}

}  // namespace
}  // namespace anywarp::attention
