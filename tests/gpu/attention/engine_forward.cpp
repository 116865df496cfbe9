// The forward on the engine: every option against float64.
#include "anywarp/attention.h"
#include "engine_case.h"

namespace {

using engine::Buffer;
using engine::Case;
using engine::Causal;
using engine::DType;

/// Whether the case came out right.
bool run(const Case& c, std::uint64_t seed) {
  const engine::Setup s(c, seed);
  const bool is_float = c.dtype == DType::Float32;
  const std::size_t rows = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q;
  const engine::Numbers out(std::vector<float>(rows * c.head_dim_v, NAN), c.dtype);
  const Buffer<float> lse(std::vector<float>(rows, NAN));
  const auto bytes = anywarp::attention_forward_workspace(s.problem);
  if (!bytes) return engine::failed(c, seed, bytes.error().message);
  if ((*bytes > 0) != c.splits) return engine::failed(c, seed, std::to_string(*bytes) + " bytes of workspace");
  const Buffer<std::byte> workspace(*bytes);
  const anywarp::Execution execution{nullptr, workspace.get(), *bytes};
  const auto done = anywarp::attention_forward(s.problem, {s.out_like(out.get()), s.lse_like(lse.get())}, execution);
  if (!done) return engine::failed(c, seed, done.error().message);
  if (hipDeviceSynchronize() != hipSuccess) return engine::failed(c, seed, "a kernel failed");

  const auto got = out.read();
  const auto got_lse = lse.read();
  engine::Difference difference;
  double lse_error = 0.0;  // In what may be.
  const double lse_limit = is_float ? 1e-5 : 2e-3;
  std::vector<bool> owned(rows);
  engine::for_each_row(s, [&](const auto& sequence, int h, std::int64_t i) {
    const engine::Row row = engine::row_of(s, sequence, h, i);
    owned[row.at] = true;
    for (int d = 0; d < c.head_dim_v; ++d) difference.add(got[row.at * c.head_dim_v + d], row.out[d]);
    if (!std::isnan(row.lse) && static_cast<double>(got_lse[row.at]) != row.lse)
      lse_error =
          std::max(lse_error, std::abs(got_lse[row.at] - row.lse) / std::max(lse_limit, 2e-6 * std::abs(row.lse)));
  });
  for (std::size_t at = 0; at < rows; ++at)
    if (!owned[at] && (got_lse[at] != -INFINITY || got[at * c.head_dim_v] != 0)) difference.add(INFINITY, 0.0);
  const double error = difference.relative();
  const double limit = is_float ? 2e-6 : c.dtype == DType::BFloat16 ? 8e-3 : 1e-3;
  if (error < limit && lse_error < 1.0) return true;
  char text[100];
  std::snprintf(text, sizeof text, "error %.2g of out, %.2g times what may be of lse", error, lse_error);
  return engine::failed(c, seed, text);
}

const Case kCases[] = {
    {.name = "plain", .heads = 2, .kv_heads = 1, .seqlen_q = 40, .seqlen_k = 70},
    {.name = "bfloat16", .dtype = DType::BFloat16, .seqlen_q = 70, .seqlen_k = 130},
    {.name = "few, bfloat16", .dtype = DType::BFloat16, .seqlen_q = 5, .seqlen_k = 130},
    {
        .name = "one",
    },
    {.name = "causal", .batch = 2, .seqlen_q = 70, .seqlen_k = 90, .causal = Causal::BottomRight},
    {.name = "causal, rows without keys", .seqlen_q = 90, .seqlen_k = 30, .causal = Causal::BottomRight},
    {.name = "top left", .seqlen_q = 50, .seqlen_k = 90, .causal = Causal::TopLeft},
    {.name = "window", .seqlen_q = 100, .seqlen_k = 100, .window_left = 9, .window_right = 3},
    {.name = "all columns",
     .seqlen_q = 40,
     .seqlen_k = 40,
     .head_dim = ANYWARP_HEAD_DIMS,
     .head_dim_v = ANYWARP_HEAD_DIMS - 8},
    {.name = "head dims by bounds", .seqlen_q = 20, .seqlen_k = 40, .head_dim = 24, .head_dim_v = 16},
    {.name = "NaN behind the mask",
     .seqlen_q = 70,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .nan_behind_mask = true},
    {.name = "sinks",
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 20,
     .causal = Causal::BottomRight,
     .sinks = true},
    {.name = "varlen",
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 60,
     .seqlen_k = 80,
     .causal = Causal::BottomRight,
     .cu_seqlens_q = {0, 20, 20, 55},
     .cu_seqlens_k = {0, 30, 40, 80}},
    {.name = "cache lengths, packed heads, splits",
     .batch = 2,
     .heads = 4,
     .kv_heads = 1,
     .seqlen_q = 3,
     .seqlen_k = 600,
     .causal = Causal::BottomRight,
     .sinks = true,
     .seqlens_k = {590, 5},
     .splits = true},
    {.name = "scale below 0", .seqlen_q = 20, .seqlen_k = 70, .scale = -0.5f},
    {.name = "logits whose rounding moves weights by powers of two", .seqlen_q = 40, .seqlen_k = 70, .scale = 1e8f},
    {.name = "softcap", .seqlen_q = 20, .seqlen_k = 70, .softcap = 2.0f},
    {.name = "bias", .heads = 2, .kv_heads = 1, .seqlen_q = 20, .seqlen_k = 70, .bias = "1hqk"},
    {.name = "mask", .seqlen_q = 20, .seqlen_k = 70, .mask = true},
    {.name = "alibi",
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .alibi = true},
    {.name = "dropout", .heads = 2, .kv_heads = 2, .seqlen_q = 20, .seqlen_k = 70, .dropout = 0.3f},
    {.name = "pages",
     .batch = 2,
     .seqlen_q = 5,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .seqlens_k = {70, 33},
     .page_size = 7},
    {.name = "float32",
     .dtype = DType::Float32,
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 40,
     .seqlen_k = 70,
     .head_dim = ANYWARP_FLOAT_HEAD_DIMS,
     .head_dim_v = ANYWARP_FLOAT_HEAD_DIMS - 4,
     .causal = Causal::BottomRight,
     .sinks = true},
    {.name = "float32, window, packed",
     .dtype = DType::Float32,
     .seqlen_q = 90,
     .seqlen_k = 100,
     .window_left = 20,
     .window_right = 3,
     .cu_seqlens_q = {0, 0, 85},
     .cu_seqlens_k = {0, 30, 95},
     .allow_tf32 = true},
    {.name = "float32, NaN behind the mask",
     .dtype = DType::Float32,
     .seqlen_q = 70,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .nan_behind_mask = true},
    {.name = "float32, large logits", .dtype = DType::Float32, .seqlen_q = 70, .seqlen_k = 70, .scale = 1e8f},
    {.name = "float32, few, head dims by bounds",
     .dtype = DType::Float32,
     .seqlen_q = 5,
     .seqlen_k = 100,
     .head_dim = 24,
     .head_dim_v = 12},
    {.name = "float32, cache lengths, packed heads, splits",
     .dtype = DType::Float32,
     .batch = 2,
     .heads = 4,
     .kv_heads = 1,
     .seqlen_q = 3,
     .seqlen_k = 300,
     .causal = Causal::BottomRight,
     .sinks = true,
     .seqlens_k = {290, 5},
     .splits = true},
    {.name = "float32, softcap, bias, mask, alibi, dropout",
     .dtype = DType::Float32,
     .heads = 2,
     .kv_heads = 1,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .softcap = 2.0f,
     .dropout = 0.3f,
     .bias = "1hqk",
     .mask = true,
     .alibi = true},
    {.name = "float32, pages, odd columns off a boundary",
     .dtype = DType::Float32,
     .batch = 2,
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .seqlens_k = {33, 20},
     .page_size = 7,
     .shift = 3},
    {.name = "odd columns off a boundary", .seqlen_q = 20, .seqlen_k = 33, .head_dim = 19, .head_dim_v = 7, .shift = 3},
};

}  // namespace

int forward_failures(const char* only) { return engine::failures_of(kCases, only, run); }
