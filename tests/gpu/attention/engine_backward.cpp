// The portable backward on the engine, as engine_forward.cpp does the forward: dq, dk, dv and dsinks against float64.
#include "attention/arch/gpu/amd_backward.h"
#include "attention/core/backward_prepare.h"
#include "engine_family.h"
#include "engine_gradients.h"

namespace gpu = anywarp::attention::gpu;

namespace {

using engine::Buffer;
using engine::Case;
using engine::Causal;

int failures = 0;

template <typename Config>
__global__ void keys_kernel(gpu::BackwardParams params) {
  extern __shared__ uint4 memory[];
  gpu::backward_keys_block<Config>(params, memory);
}

template <typename Config>
__global__ void query_kernel(gpu::BackwardParams params) {
  extern __shared__ uint4 memory[];
  gpu::backward_query_block<Config>(params, memory);
}

template <typename Mma>
__global__ void prepare_kernel(gpu::BackwardParams params) {
  gpu::prepare_rows<Mma>(params, blockIdx.x);
}

template <typename Mma>
__global__ void sink_kernel(gpu::BackwardParams params, float* dsinks) {
  gpu::sink_gradient<Mma>(params, static_cast<int>(blockIdx.x), dsinks, 1);
}

template <typename Mma>
__global__ void clear_kernel(gpu::Strided<void*> tensor, std::int64_t heads, std::int64_t rows, int columns) {
  gpu::clear_row<Mma, std::uint16_t>(tensor, blockIdx.x, heads, rows, columns);
}

template <typename KeysConfig, typename QueryConfig>
void run(const char* family, const Case& c) {
  using Mma = typename KeysConfig::Mma;
  static std::uint64_t seed = 0;
  const engine::Setup s(c, ++seed);
  const engine::Gradients wanted = engine::gradients_of(s, seed);
  const engine::GradientInputs given(s, wanted);
  const std::size_t rows = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q;
  const auto poisoned = [](std::size_t count) { return std::vector<std::uint16_t>(count, 0x7fff); };
  const Buffer<std::uint16_t> dq(poisoned(wanted.dq.size())), dk(poisoned(s.k.size())), dv(poisoned(s.v.size()));
  const Buffer<float> dsinks(std::vector<float>(c.heads, NAN));
  const auto like = [&](const anywarp::ConstTensor& tensor, const Buffer<std::uint16_t>& data) {
    return engine::Setup::tensor(data.get(), s.dtype(), tensor.shape);
  };
  const anywarp::BackwardOutputs outputs{like(s.problem.q, dq), like(s.problem.k, dk), like(s.problem.v, dv), {}, {}};

  gpu::BackwardParams params = given.params(s, outputs);
  if (s.problem.cu_seqlens_q != nullptr) {
    clear_kernel<Mma><<<static_cast<unsigned>(rows), Mma::kLanes>>>(params.dq, c.heads, c.seqlen_q, c.head_dim);
    const auto key_rows = static_cast<unsigned>(c.kv_heads * c.seqlen_k);
    clear_kernel<Mma><<<key_rows, Mma::kLanes>>>(params.dk, c.kv_heads, c.seqlen_k, c.head_dim);
    clear_kernel<Mma><<<key_rows, Mma::kLanes>>>(params.dv, c.kv_heads, c.seqlen_k, c.head_dim_v);
  }
  constexpr int kRows = Mma::kLanes / gpu::kPrepareLanes;
  prepare_kernel<Mma><<<static_cast<unsigned>((rows + kRows - 1) / kRows), Mma::kLanes>>>(params);
  if (c.sinks) sink_kernel<Mma><<<c.heads, Mma::kLanes>>>(params, dsinks.get());
  const auto key_blocks = gpu::plan_backward_keys(s.problem, gpu::BackwardKeysBlock<KeysConfig>::kRows, 1, params);
  keys_kernel<KeysConfig>
      <<<static_cast<unsigned>(key_blocks), KeysConfig::kThreads, KeysConfig::Shared::kBytes>>>(params);
  const auto query_blocks = gpu::plan_backward_query(s.problem, gpu::BackwardQueryBlock<QueryConfig>::kRows, params);
  query_kernel<QueryConfig>
      <<<static_cast<unsigned>(query_blocks), QueryConfig::kThreads, QueryConfig::Shared::kBytes>>>(params);
  if (hipDeviceSynchronize() != hipSuccess) std::printf("%s %s: launch failed\n", family, c.name), ++failures;

  const auto compare = [&](const char* name, const auto& got, const std::vector<double>& want, const auto& number) {
    engine::Difference difference;
    for (std::size_t i = 0; i < want.size(); ++i) difference.add(number(got[i]), want[i]);
    // dsinks sums over all rows what the rounding of out makes of each.
    const double limit = c.brain ? 1.5e-2 : std::string(name) == "dsinks" ? 5e-3 : 2e-3;
    if (difference.relative() < limit) return;
    std::printf("%s %s, seed %d: error %.2g of %s\n", family, c.name, static_cast<int>(seed), difference.relative(),
                name);
    ++failures;
  };
  const auto number = [&](std::uint16_t bits) { return s.number(bits); };
  compare("dq", dq.read(), wanted.dq, number);
  compare("dk", dk.read(), wanted.dk, number);
  compare("dv", dv.read(), wanted.dv, number);
  if (c.sinks) compare("dsinks", dsinks.read(), wanted.dsinks, [](float v) { return static_cast<double>(v); });
}

const Case kCases[] = {
    {.name = "plain", .heads = 2, .kv_heads = 1, .seqlen_q = 40, .seqlen_k = 70},
    {.name = "bfloat16", .seqlen_q = 33, .seqlen_k = 40, .brain = true},
    {.name = "causal, rows without keys", .batch = 2, .seqlen_q = 70, .seqlen_k = 40, .causal = Causal::BottomRight},
    {.name = "window", .seqlen_q = 70, .seqlen_k = 140, .window_left = 9, .window_right = 3},
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
    {.name = "softcap", .general = true, .seqlen_q = 20, .seqlen_k = 40, .scale = -0.5f, .softcap = 2.0f},
    {.name = "bias, mask, alibi",
     .general = true,
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .bias = "1hqk",
     .mask = true,
     .alibi = true},
    {.name = "alibi and bias of a sequence, dlse",
     .general = true,
     .batch = 2,
     .seqlen_q = 20,
     .seqlen_k = 40,
     .bias = "b1qk",
     .bias_dtype = anywarp::DType::BFloat16,
     .alibi = true,
     .alibi_of_sequence = true,
     .dlse = true},
    {.name = "dlse, sinks", .seqlen_q = 20, .seqlen_k = 40, .sinks = true, .dlse = true},
    {.name = "dout of a sum", .general = true, .seqlen_q = 20, .seqlen_k = 40, .dout_step = 0},
    {.name = "dout with a stride",
     .general = true,
     .heads = 2,
     .kv_heads = 2,
     .seqlen_q = 20,
     .seqlen_k = 9,
     .dout_step = 2},
    {.name = "NaN behind the mask", .seqlen_q = 33, .seqlen_k = 40, .causal = Causal::TopLeft, .nan_behind_mask = true},
    {.name = "dropout, odd columns off a boundary",
     .general = true,
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .dropout = 0.3f,
     .shift = 3},
};

template <typename Family>
void run_all(const char* family, const char* only) {
  constexpr gpu::Role kMain = gpu::Role::Main, kGeneral = gpu::Role::General;
  for (const Case& c : kCases) {
    if (only != nullptr && std::string(c.name).find(only) == std::string::npos) continue;
    if (c.brain)
      run<gpu::AmdBackwardKeysConfig<Family, gpu::BFloat16, 32, kMain>,
          gpu::AmdBackwardQueryConfig<Family, gpu::BFloat16, 32, kMain>>(family, c);
    else if (c.general)
      run<gpu::AmdBackwardKeysConfig<Family, gpu::Half, 32, kGeneral>,
          gpu::AmdBackwardQueryConfig<Family, gpu::Half, 32, kGeneral>>(family, c);
    else
      run<gpu::AmdBackwardKeysConfig<Family, gpu::Half, 32, kMain>,
          gpu::AmdBackwardQueryConfig<Family, gpu::Half, 32, kMain>>(family, c);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const char* only = argc > 1 ? argv[1] : nullptr;  // A part of the names of the cases to run.
  engine::for_each_family([&](auto family, const char* name) { run_all<decltype(family)>(name, only); });
  if (failures == 0) std::puts("ok");
  return failures == 0 ? 0 : 1;
}
