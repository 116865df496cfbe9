// The backward on the engine: dq, dk, dv and dsinks of every option against
// float64.
#include "engine_gradients.h"

namespace {

using engine::Buffer;
using engine::Case;
using engine::Causal;
using engine::DType;
using engine::Numbers;

/// Whether the case came out right.
bool run(const Case& c, std::uint64_t seed) {
  const engine::Setup s(c, seed);
  const engine::Gradients wanted = engine::gradients_of(s, seed);
  const engine::GradientInputs given(s, wanted);
  const auto poisoned = [&](std::size_t count) { return Numbers(std::vector<float>(count, NAN), c.dtype); };
  const Numbers dq = poisoned(wanted.dq.size()), dk = poisoned(s.k.size()), dv = poisoned(s.v.size());
  const Buffer<float> dsinks(std::vector<float>(c.heads, NAN));
  const auto like = [&](const anywarp::ConstTensor& tensor, const Numbers& data) {
    return engine::Setup::tensor(data.get(), c.dtype, tensor.shape);
  };
  anywarp::BackwardOutputs outputs{like(s.problem.q, dq), like(s.problem.k, dk), like(s.problem.v, dv), {}, {}};
  if (c.sinks) outputs.dsinks = engine::Setup::tensor(dsinks.get(), DType::Float32, s.problem.sinks.shape);
  if (const std::string error = given.run(s, outputs); !error.empty()) return engine::failed(c, seed, error);

  bool right = true;
  const auto compare = [&](const char* name, const std::vector<float>& got, const std::vector<double>& want) {
    engine::Difference difference;
    for (std::size_t i = 0; i < want.size(); ++i) difference.add(got[i], want[i]);
    // dsinks sums over all rows what the rounding of out makes of each.
    const bool is_sinks = std::string_view(name) == "dsinks";
    const double limit = c.dtype == DType::Float32    ? 4e-6
                         : c.dtype == DType::BFloat16 ? 1.5e-2
                         : is_sinks                   ? 5e-3
                                                      : 2e-3;
    if (difference.relative() < limit) return;
    char text[100];
    std::snprintf(text, sizeof text, "error %.2g of %s", difference.relative(), name);
    right = engine::failed(c, seed, text);
  };
  compare("dq", dq.read(), wanted.dq);
  compare("dk", dk.read(), wanted.dk);
  compare("dv", dv.read(), wanted.dv);
  if (c.sinks) compare("dsinks", dsinks.read(), wanted.dsinks);
  return right;
}

const Case kCases[] = {
    {.name = "plain", .heads = 2, .kv_heads = 1, .seqlen_q = 40, .seqlen_k = 70},
    {.name = "bfloat16", .dtype = DType::BFloat16, .seqlen_q = 33, .seqlen_k = 40},
    {.name = "causal, rows without keys", .batch = 2, .seqlen_q = 70, .seqlen_k = 40, .causal = Causal::BottomRight},
    {.name = "window", .seqlen_q = 70, .seqlen_k = 140, .window_left = 9, .window_right = 3},
    {.name = "all columns",
     .seqlen_q = 40,
     .seqlen_k = 40,
     .head_dim = ANYWARP_HEAD_DIMS,
     .head_dim_v = ANYWARP_HEAD_DIMS - 8},
    {.name = "head dims by bounds", .seqlen_q = 20, .seqlen_k = 40, .head_dim = 24, .head_dim_v = 16},
    {.name = "varlen",
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 40,
     .seqlen_k = 50,
     .causal = Causal::BottomRight,
     .sinks = true,
     .cu_seqlens_q = {0, 12, 12, 35},
     .cu_seqlens_k = {0, 20, 30, 45}},
    {.name = "softcap", .seqlen_q = 20, .seqlen_k = 40, .scale = -0.5f, .softcap = 2.0f},
    {.name = "bias, mask, alibi",
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .bias = "1hqk",
     .mask = true,
     .alibi = true},
    {.name = "alibi and bias of a sequence, dlse",
     .batch = 2,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .bias = "b1qk",
     .bias_dtype = DType::BFloat16,
     .alibi = true,
     .alibi_of_sequence = true,
     .dlse = true},
    {.name = "dlse, sinks", .seqlen_q = 20, .seqlen_k = 40, .sinks = true, .dlse = true},
    {.name = "dout of a sum", .seqlen_q = 20, .seqlen_k = 40, .dout_step = 0},
    {.name = "dout with a stride", .heads = 2, .kv_heads = 2, .seqlen_q = 20, .seqlen_k = 9, .dout_step = 2},
    {.name = "NaN behind the mask", .seqlen_q = 33, .seqlen_k = 40, .causal = Causal::TopLeft, .nan_behind_mask = true},
    {.name = "float32",
     .dtype = DType::Float32,
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 40,
     .seqlen_k = 140,
     .head_dim = ANYWARP_FLOAT_HEAD_DIMS,
     .head_dim_v = ANYWARP_FLOAT_HEAD_DIMS - 4,
     .causal = Causal::BottomRight,
     .sinks = true,
     .dlse = true},
    {.name = "float32, window, packed, head dims by bounds",
     .dtype = DType::Float32,
     .seqlen_q = 40,
     .seqlen_k = 50,
     .head_dim = 24,
     .head_dim_v = 12,
     .window_left = 9,
     .window_right = 3,
     .cu_seqlens_q = {0, 12, 35},
     .cu_seqlens_k = {0, 20, 45},
     .allow_tf32 = true},
    {.name = "float32, NaN behind the mask",
     .dtype = DType::Float32,
     .seqlen_q = 33,
     .seqlen_k = 40,
     .causal = Causal::TopLeft,
     .nan_behind_mask = true},
    {.name = "float32, softcap, bias, mask, alibi, dropout, odd columns off a boundary",
     .dtype = DType::Float32,
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .softcap = 2.0f,
     .dropout = 0.3f,
     .bias = "1hqk",
     .mask = true,
     .alibi = true,
     .shift = 3,
     .dout_step = 2},
    {.name = "dropout, odd columns off a boundary",
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .dropout = 0.3f,
     .shift = 3},
};

}  // namespace

int backward_failures(const char* only) { return engine::failures_of(kCases, only, run); }
