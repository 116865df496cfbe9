// The portable forward body on the engine, with AMD's matrix instructions emulated lane by lane: MFMA where a wavefront
// has 64 lanes, both forms of WMMA where it has 32. Every option, small shapes, against float64. Prints "ok", or what
// differs.
#include "attention/arch/cdna/forward.h"
#include "attention/arch/rdna/forward.h"
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

std::vector<std::uint16_t> random_bits(engine::Random& random, std::size_t count, bool brain) {
  std::vector<std::uint16_t> bits(count);
  for (std::uint16_t& one : bits) one = engine::to_bits(random.normal(), brain);
  return bits;
}

template <typename Config>
void run(const char* family, const Case& c) {
  static std::uint64_t seed = 0;
  engine::Random random(++seed);
  using Block = gpu::ForwardBlock<Config>;
  const int page = c.page_size > 0 ? c.page_size : c.seqlen_k;
  const int pages = c.page_size > 0 ? (c.seqlen_k + page - 1) / page : 1;
  const std::int64_t k_batches = c.page_size > 0 ? c.batch * pages : c.batch;

  const auto q_bits =
      random_bits(random, static_cast<std::size_t>(c.shift) + c.batch * c.heads * c.seqlen_q * c.head_dim, c.brain);
  auto k_bits = random_bits(random, static_cast<std::size_t>(k_batches) * c.kv_heads * page * c.head_dim, c.brain);
  auto v_bits = random_bits(random, static_cast<std::size_t>(k_batches) * c.kv_heads * page * c.head_dim_v, c.brain);
  if (c.nan_behind_mask) {
    for (int d = 0; d < c.head_dim; ++d) k_bits[(c.seqlen_k - 1) * c.head_dim + d] = c.brain ? 0x7fc0 : 0x7e00;
    v_bits[(c.seqlen_k - 1) * c.head_dim_v] = c.brain ? 0x7f80 : 0x7c00;
  }
  std::vector<float> bias(c.bias ? c.heads * c.seqlen_q * c.seqlen_k : 0);
  for (float& one : bias) one = static_cast<float>(random.normal());
  std::vector<std::uint8_t> mask(c.mask ? c.seqlen_q * c.seqlen_k : 0);
  for (std::uint8_t& one : mask) one = random.uniform() < 0.6;
  for (int j = 0; c.mask && j < c.seqlen_k; ++j) mask[j] = 0;  // Query 0 sees nothing.
  std::vector<float> slopes(c.alibi ? c.heads : 0), sinks(c.sinks ? c.heads : 0);
  for (float& one : slopes) one = static_cast<float>(random.uniform());
  for (float& one : sinks) one = static_cast<float>(random.normal());
  std::vector<std::int32_t> table(c.page_size > 0 ? c.batch * pages : 0);
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<std::int32_t>(table.size() - 1 - i);

  const std::size_t out_count = static_cast<std::size_t>(c.batch) * c.heads * c.seqlen_q * c.head_dim_v;
  const Buffer<std::uint16_t> q(q_bits), k(k_bits), v(v_bits), out(std::vector<std::uint16_t>(out_count, 0x7fff));
  const Buffer<float> lse(std::vector<float>(c.batch * c.heads * c.seqlen_q, NAN)), bias_on(bias), slopes_on(slopes),
      sinks_on(sinks);
  const Buffer<std::uint8_t> mask_on(mask);
  const Buffer<std::int32_t> cu_q(c.cu_seqlens_q), cu_k(c.cu_seqlens_k), lengths(c.seqlens_k), table_on(table);

  using anywarp::dense_strides;
  using Shape = std::array<std::int64_t, 4>;
  const auto tensor = [](void* data, engine::DType dtype, const Shape& shape) {
    return anywarp::Tensor{data, dtype, shape, dense_strides(shape)};
  };
  const engine::DType dtype = c.brain ? engine::DType::BFloat16 : engine::DType::Float16;
  engine::AttentionProblem problem;
  problem.device = anywarp::Device::Hip;
  problem.q = tensor(q.get() + c.shift, dtype, {c.batch, c.heads, c.seqlen_q, c.head_dim});
  problem.k = tensor(k.get(), dtype, {k_batches, c.kv_heads, page, c.head_dim});
  problem.v = tensor(v.get(), dtype, {k_batches, c.kv_heads, page, c.head_dim_v});
  problem.causal = c.causal;
  problem.window_left = c.window_left, problem.window_right = c.window_right;
  if (c.scale != 0.0f) problem.scale = c.scale;
  problem.softcap = c.softcap;
  problem.dropout = {c.dropout, 7, 3};
  if (c.bias) problem.bias = tensor(bias_on.get(), engine::DType::Float32, {1, c.heads, c.seqlen_q, c.seqlen_k});
  if (c.mask) problem.mask = tensor(mask_on.get(), engine::DType::Bool, {1, 1, c.seqlen_q, c.seqlen_k});
  if (c.alibi) problem.alibi_slopes = tensor(slopes_on.get(), engine::DType::Float32, {1, c.heads, 1, 1});
  if (c.sinks) problem.sinks = tensor(sinks_on.get(), engine::DType::Float32, {1, c.heads, 1, 1});
  if (!c.cu_seqlens_q.empty()) {
    problem.cu_seqlens_q = cu_q.get(), problem.cu_seqlens_k = cu_k.get();
    problem.sequences = static_cast<std::int64_t>(c.cu_seqlens_q.size()) - 1;
    problem.max_seqlen_q = c.seqlen_q, problem.max_seqlen_k = c.seqlen_k;
  }
  problem.seqlens_k = lengths.get();
  if (c.page_size > 0) problem.block_table = table_on.get(), problem.pages_per_sequence = pages;
  const anywarp::ForwardOutputs outputs{tensor(out.get(), dtype, {c.batch, c.heads, c.seqlen_q, c.head_dim_v}),
                                        tensor(lse.get(), engine::DType::Float32, {c.batch, c.heads, c.seqlen_q, 1})};

  if (!Config::kGeneral && gpu::needs_general(problem, outputs)) return;
  gpu::GridPlan plan = gpu::grid_plan(problem, {Block::kRows, Config::kKeys}, {1, 0, 1 << 20});
  plan.blocks = plan.blocks / plan.splits * c.splits;
  plan.splits = c.splits;
  gpu::ForwardParams params = gpu::forward_params(problem, outputs);
  gpu::describe_grid(plan, params);
  const Buffer<float> partial(std::vector<float>(plan.partial_bytes(problem, {Block::kRows, Config::kKeys}) / 4, NAN));
  params.partial_lse = partial.get();
  params.partial_out = params.partial_lse + plan.blocks * Block::kRows;
  if (problem.cu_seqlens_q != nullptr) fill_kernel<<<1, 64>>>(params, c.seqlen_q);
  forward_kernel<Config><<<static_cast<unsigned>(plan.blocks), Config::kThreads, Config::Shared::kBytes>>>(params);
  if (c.splits > 1)
    combine_kernel<Config>
        <<<static_cast<unsigned>(plan.blocks / c.splits * Block::kRows), Config::Mma::kLanes>>>(params, Block::kRows);
  if (hipDeviceSynchronize() != hipSuccess) std::printf("%s %s: launch failed\n", family, c.name), ++failures;

  // float64, element by element, over the same bits.
  const auto got = out.read();
  const auto got_lse = lse.read();
  const auto number = [&](std::uint16_t bits) { return static_cast<double>(engine::to_float(bits, c.brain)); };
  engine::AttentionProblem host = problem;
  host.cu_seqlens_q = c.cu_seqlens_q.empty() ? nullptr : c.cu_seqlens_q.data();
  host.cu_seqlens_k = c.cu_seqlens_k.empty() ? nullptr : c.cu_seqlens_k.data();
  host.seqlens_k = c.seqlens_k.empty() ? nullptr : c.seqlens_k.data();
  host.block_table = table.empty() ? nullptr : table.data();
  const auto sizes = anywarp::attention::dimensions(host);
  double error = 0.0, lse_error = 0.0, size = 0.0;
  std::vector<bool> owned(c.batch * c.heads * c.seqlen_q);
  for (std::int64_t s = 0; s < sizes.sequences; ++s) {
    const auto sequence = anywarp::attention::sequence_of(host, s);
    const auto band = anywarp::attention::band_of(host, sequence);
    for (int h = 0; h < c.heads; ++h)
      for (std::int64_t i = 0; i < sequence.seqlen_q; ++i) {
        std::vector<double> scores(sequence.seqlen_k, -INFINITY);
        const std::uint16_t* qi =
            q_bits.data() + c.shift + anywarp::attention::query_offset(problem.q.strides, sequence, h, i);
        double top = c.sinks ? sinks[h] : -INFINITY;
        const auto range = band.of(i);
        for (std::int64_t j = range.begin; j < range.end; ++j) {
          if (c.mask && mask[i * c.seqlen_k + j] == 0) continue;
          const std::uint16_t* kj =
              k_bits.data() + anywarp::attention::key_offset(problem.k.strides, sequence, h / sizes.group, j);
          double score = 0.0;
          for (int d = 0; d < c.head_dim; ++d) score += number(qi[d]) * number(kj[d]);
          score *= anywarp::attention::softmax_scale(problem);
          if (c.softcap > 0) score = c.softcap * std::tanh(score / c.softcap);
          if (c.bias) score += bias[(h * c.seqlen_q + i) * c.seqlen_k + j];
          if (c.alibi)
            score -= slopes[h] * std::abs(static_cast<double>(i + sequence.seqlen_k - sequence.seqlen_q - j));
          scores[j] = score;
          top = score > top || score != score ? score : top;
        }
        double sum = c.sinks ? std::exp(sinks[h] - top) : 0.0;
        std::vector<double> row(c.head_dim_v);
        for (std::int64_t j = 0; j < sequence.seqlen_k; ++j) {
          if (scores[j] == -INFINITY) continue;
          const double weight = std::exp(scores[j] - top);
          sum += weight;
          const auto words = anywarp::attention::dropout_words(7, 3, s * c.heads + h, i, j / 4);
          const bool dropped = c.dropout > 0 && words.word[j % 4] < anywarp::attention::dropout_threshold(c.dropout);
          const std::uint16_t* vj =
              v_bits.data() + anywarp::attention::key_offset(problem.v.strides, sequence, h / sizes.group, j);
          for (int d = 0; d < c.head_dim_v && !dropped; ++d) row[d] += weight * number(vj[d]);
        }
        const std::int64_t at = (sequence.q_batch * c.heads + h) * c.seqlen_q + sequence.q_row + i;
        owned[at] = true;
        const double wanted_lse = sum == 0.0 ? -INFINITY : top + std::log(sum);
        for (int d = 0; d < c.head_dim_v; ++d) {
          const double wanted = sum == 0.0 ? 0.0 : row[d] / sum / (1.0 - c.dropout),
                       is = number(got[at * c.head_dim_v + d]);
          if (wanted != wanted || std::isinf(wanted)) {
            if (is == is && !std::isinf(is)) error = INFINITY;
          } else {
            error += (is - wanted) * (is - wanted), size += wanted * wanted;
          }
        }
        if (wanted_lse == wanted_lse && static_cast<double>(got_lse[at]) != wanted_lse)
          lse_error = std::max(lse_error, std::abs(got_lse[at] - wanted_lse));
      }
  }
  for (std::size_t at = 0; at < owned.size(); ++at)
    if (!owned[at] && (got_lse[at] != -INFINITY || got[at * c.head_dim_v] != 0)) error = INFINITY;
  error = size > 0 ? std::sqrt(error / size) : std::sqrt(error);
  const double limit = c.brain ? 8e-3 : 1e-3;
  if (!(error < limit) || !(lse_error < 2e-3))
    std::printf("%s %s, seed %d: error %.2g of out, %.2g of lse\n", family, c.name, static_cast<int>(seed), error,
                lse_error),
        ++failures;
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
    {.name = "scale below 0", .seqlen_q = 20, .seqlen_k = 70, .scale = -0.5f},
    {.name = "softcap", .seqlen_q = 20, .seqlen_k = 70, .softcap = 2.0f},
    {.name = "bias", .heads = 2, .kv_heads = 1, .seqlen_q = 20, .seqlen_k = 70, .bias = true},
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
    {.name = "odd columns off a boundary", .seqlen_q = 20, .seqlen_k = 33, .head_dim = 19, .head_dim_v = 7, .shift = 3},
};

template <template <typename, int, bool> class Config>
void run_all(const char* family) {
  for (const Case& c : kCases) {
    if (c.brain) {
      run<Config<gpu::BFloat16, 32, false>>(family, c);
    } else {
      run<Config<gpu::Half, 32, false>>(family, c);
      run<Config<gpu::Half, 32, true>>(family, c);
    }
  }
}

template <typename Kind, int kHeadDim, bool kGeneral>
using Cdna = gpu::cdna::ForwardConfig<Kind, kHeadDim, kGeneral>;
template <typename Kind, int kHeadDim, bool kGeneral>
using Rdna3 = gpu::rdna::ForwardConfig<Kind, kHeadDim, false, kGeneral>;
template <typename Kind, int kHeadDim, bool kGeneral>
using Rdna4 = gpu::rdna::ForwardConfig<Kind, kHeadDim, true, kGeneral>;

}  // namespace

int main() {
  hipDeviceProp_t device{};
  (void)hipGetDeviceProperties(&device, 0);
  if (device.warpSize == 64) {
    run_all<Cdna>("cdna");
  } else {
    run_all<Rdna3>("rdna3");
    run_all<Rdna4>("rdna4");
  }
  if (failures == 0) std::puts("ok");
  return failures == 0 ? 0 : 1;
}
