// The backward on the engine: dq, dk, dv and dsinks of every option against
// float64.
#include "engine_gradients.h"

namespace {

using engine::Buffer;
using engine::Case;
using engine::Causal;

/// Whether the case came out right.
bool run(const Case& c, std::uint64_t seed) {
  const engine::Setup s(c, seed);
  const engine::Gradients wanted = engine::gradients_of(s, seed);
  const engine::GradientInputs given(s, wanted);
  const auto poisoned = [](std::size_t count) { return std::vector<std::uint16_t>(count, 0x7fff); };
  const Buffer<std::uint16_t> dq(poisoned(wanted.dq.size())), dk(poisoned(s.k.size())), dv(poisoned(s.v.size()));
  const Buffer<float> dsinks(std::vector<float>(c.heads, NAN));
  const auto like = [&](const anywarp::ConstTensor& tensor, const Buffer<std::uint16_t>& data) {
    return engine::Setup::tensor(data.get(), s.dtype(), tensor.shape);
  };
  anywarp::BackwardOutputs outputs{like(s.problem.q, dq), like(s.problem.k, dk), like(s.problem.v, dv), {}, {}};
  if (c.sinks) outputs.dsinks = engine::Setup::tensor(dsinks.get(), engine::DType::Float32, s.problem.sinks.shape);
  if (const std::string error = given.run(s, outputs); !error.empty()) return engine::failed(c, seed, error);

  bool right = true;
  const auto compare = [&](const char* name, const auto& got, const std::vector<double>& want, const auto& number) {
    engine::Difference difference;
    for (std::size_t i = 0; i < want.size(); ++i) difference.add(number(got[i]), want[i]);
    // dsinks sums over all rows what the rounding of out makes of each.
    const double limit = c.brain ? 1.5e-2 : std::string(name) == "dsinks" ? 5e-3 : 2e-3;
    if (difference.relative() < limit) return;
    char text[100];
    std::snprintf(text, sizeof text, "error %.2g of %s", difference.relative(), name);
    right = engine::failed(c, seed, text);
  };
  const auto number = [&](std::uint16_t bits) { return s.number(bits); };
  compare("dq", dq.read(), wanted.dq, number);
  compare("dk", dk.read(), wanted.dk, number);
  compare("dv", dv.read(), wanted.dv, number);
  if (c.sinks) compare("dsinks", dsinks.read(), wanted.dsinks, [](float v) { return static_cast<double>(v); });
  return right;
}

const Case kCases[] = {
    {.name = "plain", .heads = 2, .kv_heads = 1, .seqlen_q = 40, .seqlen_k = 70},
    {.name = "bfloat16", .seqlen_q = 33, .seqlen_k = 40, .brain = true},
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
     .bias_dtype = anywarp::DType::BFloat16,
     .alibi = true,
     .alibi_of_sequence = true,
     .dlse = true},
    {.name = "dlse, sinks", .seqlen_q = 20, .seqlen_k = 40, .sinks = true, .dlse = true},
    {.name = "dout of a sum", .seqlen_q = 20, .seqlen_k = 40, .dout_step = 0},
    {.name = "dout with a stride", .heads = 2, .kv_heads = 2, .seqlen_q = 20, .seqlen_k = 9, .dout_step = 2},
    {.name = "NaN behind the mask", .seqlen_q = 33, .seqlen_k = 40, .causal = Causal::TopLeft, .nan_behind_mask = true},
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
