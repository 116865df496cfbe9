// The gradient of the bias on the engine: every axis broadcast or not, every
// option that changes scores, all three dtypes, written with gaps that must
// stay as they were.
#include "engine_gradients.h"

namespace {

using anywarp::DType;
using engine::Case;
using engine::Causal;

/// Whether the case came out right.
bool run(const Case& c, std::uint64_t seed) {
  const engine::Setup s(c, seed);
  const engine::Gradients wanted = engine::gradients_of(s, seed);
  const engine::GradientInputs given(s, wanted);
  constexpr int kGap = 2;
  constexpr float kPoison = 1024.0f;
  const engine::Numbers dbias(std::vector<float>(kGap * wanted.dbias.size(), kPoison), c.bias_dtype);
  anywarp::Tensor to = engine::Setup::tensor(dbias.get(), c.bias_dtype, s.problem.bias.shape);
  for (std::int64_t& stride : to.strides) stride *= kGap;

  anywarp::BackwardOutputs outputs;
  outputs.dbias = to;
  if (const std::string error = given.run(s, outputs); !error.empty()) return engine::failed(c, seed, error);

  engine::Difference difference;
  bool gaps = true;
  const std::vector<float> got = dbias.read();
  for (std::size_t i = 0; i < wanted.dbias.size(); ++i) {
    const double is = got[kGap * i];
    // What no query sees is exactly 0.
    difference.add(!wanted.bias_seen[i] && is != 0.0 ? INFINITY : is, wanted.dbias[i]);
    gaps = gaps && got[kGap * i + 1] == kPoison;
  }
  const auto with = [&](DType dtype) { return c.dtype == dtype || c.bias_dtype == dtype; };
  const double limit = with(DType::BFloat16) ? 1.5e-2 : with(DType::Float16) ? 2e-3 : 4e-6;
  if (difference.relative() < limit && gaps) return true;
  char text[100];
  std::snprintf(text, sizeof text, "error %.2g of dbias%s", difference.relative(), gaps ? "" : ", written outside");
  return engine::failed(c, seed, text);
}

const Case kCases[] = {
    {.name = "whole", .batch = 2, .heads = 2, .kv_heads = 1, .seqlen_q = 20, .seqlen_k = 70, .bias = "bhqk"},
    {.name = "of all sequences, causal",
     .batch = 2,
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 20,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .bias = "1hqk",
     .bias_dtype = DType::Float16},
    {.name = "of all heads, rows without keys",
     .heads = 4,
     .kv_heads = 2,
     .seqlen_q = 50,
     .seqlen_k = 30,
     .causal = Causal::BottomRight,
     .bias = "b1qk",
     .dlse = true},
    {.name = "of all queries, top left",
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 150,
     .seqlen_k = 40,
     .causal = Causal::TopLeft,
     .bias = "1h1k",
     .bias_dtype = DType::BFloat16},
    {.name = "of all keys, window",
     .heads = 1,
     .seqlen_q = 40,
     .seqlen_k = 140,
     .window_left = 9,
     .window_right = 30,
     .bias = "1hq1",
     .dlse = true},  // Without, the softmax does not change.
    {.name = "one for all", .batch = 2, .seqlen_q = 40, .seqlen_k = 70, .bias = "1111", .dlse = true},
    {.name = "of a sequence and key",
     .batch = 2,
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .bias = "b11k",
     .sinks = true,
     .dout_step = 2},
    {.name = "mask, softcap, alibi",
     .batch = 2,
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .scale = -0.5f,
     .softcap = 2.0f,
     .bias = "11qk",
     .mask = true,
     .alibi = true,
     .alibi_of_sequence = true},
    {.name = "dropout, odd columns off a boundary",
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .dropout = 0.3f,
     .bias = "11qk",
     .shift = 3},
    {.name = "packed",
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 40,
     .seqlen_k = 50,
     .causal = Causal::BottomRight,
     .bias = "bhqk",
     .cu_seqlens_q = {0, 12, 12, 35},
     .cu_seqlens_k = {0, 20, 30, 45}},
    {.name = "packed, of all sequences",
     .seqlen_q = 40,
     .seqlen_k = 50,
     .bias = "11qk",
     .cu_seqlens_q = {3, 12, 12, 35},
     .cu_seqlens_k = {0, 20, 30, 45}},
    {.name = "lengths, padding on the left, NaN behind the mask",
     .batch = 2,
     .seqlen_q = 33,
     .seqlen_k = 40,
     .causal = Causal::TopLeft,
     .bias = "1hqk",
     .nan_behind_mask = true,
     .seqlens_k = {40, 31},
     .leftpad_k = {3, 31}},
    {.name = "float32, of all heads, mask, softcap, dropout",
     .dtype = DType::Float32,
     .batch = 2,
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 70,
     .seqlen_k = 40,
     .softcap = 2.0f,
     .dropout = 0.3f,
     .bias = "b1qk",
     .mask = true},
    {.name = "bfloat16",
     .dtype = DType::BFloat16,
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 33,
     .seqlen_k = 40,
     .bias = "11qk"},
};

}  // namespace

int bias_failures(const char* only) { return engine::failures_of(kCases, only, run); }
