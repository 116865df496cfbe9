// The portable backward on the engine, as engine_forward.cpp does the forward: dq, dk, dv and dsinks against float64.
#if defined(ENGINE_RDNA)
#include "attention/arch/rdna/backward.h"
#else
#include "attention/arch/cdna/backward.h"
#endif
#include "engine_case.h"

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
  gpu::prepare_row<Mma>(params, blockIdx.x);
}

template <typename Mma>
__global__ void sink_kernel(gpu::BackwardParams params, float* dsinks) {
  gpu::sink_gradient<Mma>(params, static_cast<int>(blockIdx.x), dsinks, 1);
}

template <typename Mma>
__global__ void clear_kernel(gpu::Strided<void*> tensor, std::int64_t heads, std::int64_t rows, int columns) {
  gpu::clear_row<Mma, std::uint16_t>(tensor, blockIdx.x, heads, rows, columns);
}

/// What the forward gave, in the formats that it gives, and the gradients in float64.
struct Wanted {
  std::vector<std::uint16_t> out, dout;
  std::vector<float> lse;
  std::vector<double> dq, dk, dv, dsinks;
};

Wanted wanted_of(const engine::Setup& s, std::uint64_t seed) {
  const Case& c = s.c;
  engine::Random random(seed + 1000);
  const std::size_t rows = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q;
  Wanted w;
  w.out.resize(rows * c.head_dim_v), w.dout.resize(rows * c.head_dim_v), w.lse.resize(rows, -INFINITY);
  for (std::uint16_t& one : w.dout) one = engine::to_bits(random.normal(), c.brain);
  w.dq.resize(rows * c.head_dim), w.dk.resize(s.k.size()), w.dv.resize(s.v.size()), w.dsinks.resize(c.heads);
  const auto group = anywarp::attention::dimensions(s.host).group;
  const double scale = anywarp::attention::softmax_scale(s.host);
  engine::for_each_row(s, [&](const auto& sequence, int h, std::int64_t i) {
    const engine::Row row = engine::row_of(s, sequence, h, i);
    const std::uint16_t* dout = w.dout.data() + row.at * c.head_dim_v;
    const std::uint16_t* qi = s.q.data() + c.shift + anywarp::attention::query_offset(s.host.q.strides, sequence, h, i);
    w.lse[row.at] = static_cast<float>(row.lse);
    double delta = 0.0;
    for (int d = 0; d < c.head_dim_v; ++d) {
      w.out[row.at * c.head_dim_v + d] = engine::to_bits(row.out[d], c.brain);
      delta += row.out[d] * s.number(dout[d]);
    }
    if (c.sinks) w.dsinks[h] -= std::exp(s.sinks[h] - row.lse) * delta;
    for (std::size_t j = 0; j < row.weights.size(); ++j) {
      if (row.weights[j] == 0.0) continue;
      const auto k =
          anywarp::attention::key_offset(s.host.k.strides, sequence, h / group, static_cast<std::int64_t>(j));
      const auto v =
          anywarp::attention::key_offset(s.host.v.strides, sequence, h / group, static_cast<std::int64_t>(j));
      double change = 0.0;
      for (int d = 0; d < c.head_dim_v; ++d) {
        change += s.number(dout[d]) * s.number(s.v[v + d]) * row.kept[j];
        w.dv[v + d] += row.weights[j] * row.kept[j] * s.number(dout[d]);
      }
      const double slope = row.weights[j] * (change - delta) * row.bend[j] * scale;
      for (int d = 0; d < c.head_dim; ++d) {
        w.dq[row.at * c.head_dim + d] += slope * s.number(s.k[k + d]);
        w.dk[k + d] += slope * s.number(qi[d]);
      }
    }
  });
  return w;
}

template <typename KeysConfig, typename QueryConfig>
void run(const char* family, const Case& c) {
  using Mma = typename KeysConfig::Mma;
  static std::uint64_t seed = 0;
  const engine::Setup s(c, ++seed);
  const Wanted wanted = wanted_of(s, seed);
  const std::size_t rows = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q;
  const auto poisoned = [](std::size_t count) { return std::vector<std::uint16_t>(count, 0x7fff); };
  const Buffer<std::uint16_t> out(wanted.out), dout(wanted.dout), dq(poisoned(wanted.dq.size())),
      dk(poisoned(s.k.size())), dv(poisoned(s.v.size()));
  const Buffer<float> lse(wanted.lse), statistics(std::vector<float>(2 * rows, NAN)),
      dsinks(std::vector<float>(c.heads, NAN));
  const auto like = [&](const anywarp::ConstTensor& tensor, const Buffer<std::uint16_t>& data) {
    return engine::Setup::tensor(data.get(), s.dtype(), tensor.shape);
  };
  const anywarp::BackwardInputs inputs{s.out_like(out.get()), s.lse_like(lse.get()), s.out_like(dout.get()), {}};
  const anywarp::BackwardOutputs outputs{like(s.problem.q, dq), like(s.problem.k, dk), like(s.problem.v, dv), {}, {}};

  gpu::BackwardParams params = gpu::backward_params(s.problem, inputs, outputs);
  params.statistic_lse = statistics.get();
  params.statistic_delta = statistics.get() + rows;
  if (s.problem.cu_seqlens_q != nullptr) {
    clear_kernel<Mma><<<static_cast<unsigned>(rows), Mma::kLanes>>>(params.dq, c.heads, c.seqlen_q, c.head_dim);
    const auto key_rows = static_cast<unsigned>(c.kv_heads * c.seqlen_k);
    clear_kernel<Mma><<<key_rows, Mma::kLanes>>>(params.dk, c.kv_heads, c.seqlen_k, c.head_dim);
    clear_kernel<Mma><<<key_rows, Mma::kLanes>>>(params.dv, c.kv_heads, c.seqlen_k, c.head_dim_v);
  }
  prepare_kernel<Mma><<<static_cast<unsigned>(rows), Mma::kLanes>>>(params);
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
    if (difference.relative() < (c.brain ? 1.5e-2 : 2e-3)) return;
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
     .bias = true,
     .mask = true,
     .alibi = true},
    {.name = "dropout, odd columns off a boundary",
     .general = true,
     .seqlen_q = 20,
     .seqlen_k = 33,
     .head_dim = 19,
     .head_dim_v = 7,
     .dropout = 0.3f,
     .shift = 3},
};

template <template <typename, bool> class Keys, template <typename, bool> class Query>
void run_all(const char* family, const char* only) {
  for (const Case& c : kCases) {
    if (only != nullptr && std::string(c.name).find(only) == std::string::npos) continue;
    if (c.brain)
      run<Keys<gpu::BFloat16, false>, Query<gpu::BFloat16, false>>(family, c);
    else if (c.general)
      run<Keys<gpu::Half, true>, Query<gpu::Half, true>>(family, c);
    else
      run<Keys<gpu::Half, false>, Query<gpu::Half, false>>(family, c);
  }
}

#if defined(ENGINE_RDNA)
template <typename Kind, bool kGeneral>
using Rdna3Keys = gpu::rdna::BackwardKeysConfig<Kind, 32, false, kGeneral>;
template <typename Kind, bool kGeneral>
using Rdna3Query = gpu::rdna::BackwardQueryConfig<Kind, 32, false, kGeneral>;
template <typename Kind, bool kGeneral>
using Rdna4Keys = gpu::rdna::BackwardKeysConfig<Kind, 32, true, kGeneral>;
template <typename Kind, bool kGeneral>
using Rdna4Query = gpu::rdna::BackwardQueryConfig<Kind, 32, true, kGeneral>;
#else
template <typename Kind, bool kGeneral>
using CdnaKeys = gpu::cdna::BackwardKeysConfig<Kind, 32, kGeneral>;
template <typename Kind, bool kGeneral>
using CdnaQuery = gpu::cdna::BackwardQueryConfig<Kind, 32, kGeneral>;
#endif

}  // namespace

int main(int argc, char** argv) {
  const char* only = argc > 1 ? argv[1] : nullptr;  // A part of the names of the cases to run.
#if defined(ENGINE_RDNA)
  run_all<Rdna3Keys, Rdna3Query>("rdna3", only);
  run_all<Rdna4Keys, Rdna4Query>("rdna4", only);
#else
  run_all<CdnaKeys, CdnaQuery>("cdna", only);
#endif
  if (failures == 0) std::puts("ok");
  return failures == 0 ? 0 : 1;
}
