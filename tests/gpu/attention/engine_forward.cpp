// The portable forward body on the engine, with AMD's matrix instructions emulated lane by lane: MFMA where a wavefront
// has 64 lanes, both forms of WMMA where it has 32. Every option, small shapes, against float64. Prints "ok", or what
// differs.
#if defined(ENGINE_RDNA)
#include "attention/arch/rdna/forward.h"
#else
#include "attention/arch/cdna/forward.h"
#endif
#include "attention/core/combine_body.h"
#include "engine_case.h"

namespace gpu = anywarp::attention::gpu;

namespace {

using engine::Buffer;
using engine::Case;
using engine::Causal;

int failures = 0;

template <typename Config>
__global__ void forward_kernel(gpu::ForwardParams params) {
  extern __shared__ uint4 memory[];
  gpu::forward_block<Config>(params, memory);
}

template <typename Config>
__global__ void combine_kernel(gpu::ForwardParams params, int tile_rows) {
  const std::int64_t warps = blockDim.x / Config::Mma::kLanes;
  gpu::combine_row<typename Config::Mma>(params, tile_rows, blockIdx.x * warps + threadIdx.x / Config::Mma::kLanes);
}

__global__ void fill_kernel(gpu::ForwardParams params, std::int64_t rows) {
  gpu::fill_unowned_row<std::uint16_t>(params, static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x, rows);
}

template <typename Config>
void run(const char* family, const Case& c) {
  static std::uint64_t seed = 0;
  using Block = gpu::ForwardBlock<Config>;
  const engine::Setup s(c, ++seed);
  const std::size_t rows = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q;
  const Buffer<std::uint16_t> out(std::vector<std::uint16_t>(rows * c.head_dim_v, 0x7fff));
  const Buffer<float> lse(std::vector<float>(rows, NAN));
  const anywarp::ForwardOutputs outputs{s.out_like(out.get()), s.lse_like(lse.get())};

  constexpr gpu::TileSize kTile{Block::kRows, Config::kKeys};
  gpu::GridPlan plan = gpu::grid_plan(s.problem, kTile, {1, 0, 1 << 20});
  plan.blocks = plan.blocks / plan.splits * c.splits;
  plan.splits = c.splits;
  gpu::ForwardParams params = gpu::forward_params(s.problem, outputs);
  gpu::describe_grid(plan, params);
  const Buffer<float> partial(std::vector<float>(plan.partial_bytes(s.problem, kTile) / sizeof(float), NAN));
  params.partial_lse = partial.get();
  params.partial_out = params.partial_lse + plan.blocks * Block::kRows;
  if (s.problem.cu_seqlens_q != nullptr) fill_kernel<<<1, 64>>>(params, c.seqlen_q);
  forward_kernel<Config><<<static_cast<unsigned>(plan.blocks), Config::kThreads, Config::Shared::kBytes>>>(params);
  const auto combining = static_cast<unsigned>(plan.blocks / c.splits * Block::kRows);
  if (c.splits > 1) combine_kernel<Config><<<combining, Config::Mma::kLanes>>>(params, Block::kRows);
  if (hipDeviceSynchronize() != hipSuccess) std::printf("%s %s: launch failed\n", family, c.name), ++failures;

  const auto got = out.read();
  const auto got_lse = lse.read();
  engine::Difference difference;
  double lse_error = 0.0;
  std::vector<bool> owned(rows);
  engine::for_each_row(s, [&](const auto& sequence, int h, std::int64_t i) {
    const engine::Row row = engine::row_of(s, sequence, h, i);
    owned[row.at] = true;
    for (int d = 0; d < c.head_dim_v; ++d) difference.add(s.number(got[row.at * c.head_dim_v + d]), row.out[d]);
    if (!std::isnan(row.lse) && static_cast<double>(got_lse[row.at]) != row.lse)
      lse_error = std::max(lse_error, std::abs(got_lse[row.at] - row.lse));
  });
  for (std::size_t at = 0; at < rows; ++at)
    if (!owned[at] && (got_lse[at] != -INFINITY || got[at * c.head_dim_v] != 0)) difference.add(INFINITY, 0.0);
  const double error = difference.relative(), limit = c.brain ? 8e-3 : 1e-3;
  if (!(error < limit) || !(lse_error < 2e-3)) {
    std::printf("%s %s, seed %d: error %.2g of out, %.2g of lse\n", family, c.name, static_cast<int>(seed), error,
                lse_error);
    ++failures;
  }
}

const Case kCases[] = {
    {.name = "plain", .heads = 2, .kv_heads = 1, .seqlen_q = 40, .seqlen_k = 70},
    {.name = "bfloat16", .seqlen_q = 33, .seqlen_k = 130, .brain = true},
    {
        .name = "one",
    },
    {.name = "causal", .batch = 2, .seqlen_q = 70, .seqlen_k = 90, .causal = Causal::BottomRight},
    {.name = "causal, rows without keys", .seqlen_q = 90, .seqlen_k = 30, .causal = Causal::BottomRight},
    {.name = "top left", .seqlen_q = 50, .seqlen_k = 90, .causal = Causal::TopLeft},
    {.name = "window", .seqlen_q = 100, .seqlen_k = 100, .window_left = 9, .window_right = 3},
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
     .seqlen_k = 300,
     .causal = Causal::BottomRight,
     .sinks = true,
     .seqlens_k = {290, 5},
     .splits = 3},
    {.name = "scale below 0", .general = true, .seqlen_q = 20, .seqlen_k = 70, .scale = -0.5f},
    {.name = "softcap", .general = true, .seqlen_q = 20, .seqlen_k = 70, .softcap = 2.0f},
    {.name = "bias", .general = true, .heads = 2, .kv_heads = 1, .seqlen_q = 20, .seqlen_k = 70, .bias = "1hqk"},
    {.name = "mask", .general = true, .seqlen_q = 20, .seqlen_k = 70, .mask = true},
    {.name = "alibi",
     .general = true,
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .alibi = true},
    {.name = "dropout", .general = true, .heads = 2, .kv_heads = 2, .seqlen_q = 20, .seqlen_k = 70, .dropout = 0.3f},
    {.name = "pages",
     .general = true,
     .batch = 2,
     .seqlen_q = 5,
     .seqlen_k = 70,
     .causal = Causal::BottomRight,
     .seqlens_k = {70, 33},
     .page_size = 7},
    {.name = "odd columns off a boundary",
     .general = true,
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .shift = 3},
};

/// The main kernel where it takes the case, else the general one.
template <template <typename, int, bool> class Config>
void run_all(const char* family, const char* only) {
  for (const Case& c : kCases) {
    if (only != nullptr && std::string(c.name).find(only) == std::string::npos) continue;
    if (c.brain)
      run<Config<gpu::BFloat16, 32, false>>(family, c);
    else if (c.general)
      run<Config<gpu::Half, 32, true>>(family, c);
    else
      run<Config<gpu::Half, 32, false>>(family, c);
  }
}

#if defined(ENGINE_RDNA)
template <typename Kind, int kHeadDim, bool kGeneral>
using Rdna3 = gpu::rdna::ForwardConfig<Kind, kHeadDim, false, kGeneral>;
template <typename Kind, int kHeadDim, bool kGeneral>
using Rdna4 = gpu::rdna::ForwardConfig<Kind, kHeadDim, true, kGeneral>;
#else
template <typename Kind, int kHeadDim, bool kGeneral>
using Cdna = gpu::cdna::ForwardConfig<Kind, kHeadDim, kGeneral>;
#endif

}  // namespace

int main(int argc, char** argv) {
  const char* only = argc > 1 ? argv[1] : nullptr;  // A part of the names of the cases to run.
#if defined(ENGINE_RDNA)
  run_all<Rdna3>("rdna3", only);
  run_all<Rdna4>("rdna4", only);
#else
  run_all<Cdna>("cdna", only);
#endif
  if (failures == 0) std::puts("ok");
  return failures == 0 ? 0 : 1;
}
