// The GPU's implementation against the float64 reference on the CPU, without PyTorch: small problems for each family of
// kernels, then problems drawn from the whole option space, under the rule of the CPU's implementations (sweep_check.h;
// dropout drops the same elements). Small enough for compute-sanitizer (tests/gpu/run_all.py), which PyTorch's memory
// pool would blind.
//
//   ANYWARP_SWEEP_CASES  how many problems are drawn
//   ANYWARP_SWEEP_SEED   where the seeds begin; otherwise fresh, and printed
#include <functional>
#include <random>

#include "attention/validate.h"
#include "device_case.h"
#include "random_case.h"
#include "sweep_check.h"

namespace anywarp::attention {
namespace {

std::uint64_t first_seed() {
  static const std::uint64_t seed = setting("ANYWARP_SWEEP_SEED", std::random_device()() % 1'000'000);
  return seed;
}

int refused = 0, ran = 0;

bool not_supported(const Error& error) {
  if (error.code != ErrorCode::Unsupported) ADD_FAILURE() << error.message;
  ++refused;
  return true;
}

void zero(const Tensor& tensor, double value) {
  if (tensor) set_values(tensor, std::vector<double>(static_cast<std::size_t>(tensor.elements()), value));
}

/// At least 1: a GPU's caller says 0 of no rows alone.
std::int64_t longest_part(const std::int32_t* offsets, std::int64_t count) {
  std::int64_t longest = 1;
  for (std::int64_t i = 0; i < count; ++i) longest = std::max<std::int64_t>(longest, offsets[i + 1] - offsets[i]);
  return longest;
}

/// Forward and, if wanted, backward; the latter twice if it has to give the same bits.
void run(Case& c, Pass pass) {
  if (c.problem.cu_seqlens_q != nullptr && c.problem.max_seqlen_q == 0) {
    c.problem.max_seqlen_q = longest_part(c.problem.cu_seqlens_q, c.problem.sequences);
    c.problem.max_seqlen_k = longest_part(c.problem.cu_seqlens_k, c.problem.sequences);
    // Drawn for the keys in use, which a GPU's caller cannot see: at most those that there is room for.
    const auto too_short = [&](const ConstTensor& scores) {
      return (scores.shape[2] != 1 && scores.shape[2] < c.problem.max_seqlen_q) ||
             (scores.shape[3] != 1 && scores.shape[3] < c.problem.max_seqlen_k);
    };
    if (too_short(c.problem.bias)) c.problem.bias = {}, c.wanted.dbias = {};
    if (too_short(c.problem.mask)) c.problem.mask = {};
  }
  const Result<void> valid = validate_forward(c.problem, c.outputs);
  ASSERT_TRUE(valid) << valid.error().message;
  DeviceCase device(c);
  const auto bytes = attention_forward_workspace(device.problem);
  if (!bytes && not_supported(bytes.error())) return;
  const auto forward = attention_forward(device.problem, device.outputs, device.execution(*bytes));
  if (!forward && not_supported(forward.error())) return;
  ++ran;
  device.fetch();
  const Plain measure = plain(c, pass == Pass::Backward);
  check_forward(c, reference::forward(c.problem), measure);
  if (pass == Pass::Forward) return;

  const auto backward_bytes = attention_backward_workspace(device.problem);
  if (!backward_bytes && not_supported(backward_bytes.error())) return;
  const Execution execution = device.execution(*backward_bytes);
  const auto backward = [&] { return attention_backward(device.problem, device.gradients, device.wanted, execution); };
  const auto done = backward();
  if (!done && not_supported(done.error())) return;
  device.fetch();
  check_backward(c, reference::backward(c.problem, {{}, {}, c.gradients.dout, c.gradients.dlse}), measure);
  if (!c.problem.deterministic) return;
  const std::vector<double> dq = values_of(c.wanted.dq), dk = values_of(c.wanted.dk), dv = values_of(c.wanted.dv);
  for (const Tensor& tensor : {c.wanted.dq, c.wanted.dk, c.wanted.dv}) zero(tensor, 77.0);
  ASSERT_TRUE(backward());
  device.fetch();
  EXPECT_TRUE(identical(c.wanted.dq, dq) && identical(c.wanted.dk, dk) && identical(c.wanted.dv, dv))
      << "gradients of two deterministic runs differ";
}

struct Shape {
  const char* name;
  std::int64_t seqlen_q, seqlen_k, heads, kv_heads;
  Pass pass;
  std::function<void(Case&)> options;
};

void run_shapes(const std::vector<Shape>& shapes, std::int64_t head_dim) {
  std::uint64_t seed = first_seed();
  for (const DType dtype : {DType::Float16, DType::BFloat16, DType::Float32})
    for (const bool deterministic : {false, true})
      for (const Shape& shape : shapes) {
        if (deterministic && shape.pass == Pass::Forward) continue;
        SCOPED_TRACE(testing::Message() << shape.name << ", head_dim " << head_dim << ", dtype "
                                        << static_cast<int>(dtype) << (deterministic ? ", deterministic" : "")
                                        << ", seed " << seed);
        Case c;
        c.random.seed(seed++);
        c.make_qkv(dtype, 1, shape.heads, shape.kv_heads, shape.seqlen_q, shape.seqlen_k, head_dim, head_dim);
        shape.options(c);
        c.problem.deterministic = deterministic;
        c.make_outputs(true);
        run(c, shape.pass);
      }
}

class Family : public testing::TestWithParam<int> {};

TEST_P(Family, WholeVectors) {
  run_shapes({{"full", 130, 150, 2, 1, Pass::Backward, [](Case&) {}},
              {"causal, sinks", 140, 140, 1, 1, Pass::Backward,
               [](Case& c) { c.problem.causal = Causal::BottomRight, c.add_sinks(); }},
              {"packed", 130, 150, 1, 1, Pass::Backward,
               [](Case& c) {
                 c.problem.sequences = 3, c.problem.max_seqlen_q = 100, c.problem.max_seqlen_k = 90;
                 c.problem.cu_seqlens_q = c.storage.make_ints({0, 100, 100, 129});
                 c.problem.cu_seqlens_k = c.storage.make_ints({0, 50, 60, 150});
               }}},
             GetParam());
}

TEST_P(Family, FewQueriesAndSplitKeys) {
  run_shapes({{"one query", 1, 900, 4, 1, Pass::Forward, [](Case&) {}},
              {"three queries in a cache", 3, 700, 2, 2, Pass::Forward,
               [](Case& c) {
                 c.problem.causal = Causal::BottomRight;
                 c.problem.seqlens_k = c.storage.make_ints({650}), c.problem.leftpad_k = c.storage.make_ints({70});
               }}},
             GetParam());
}

TEST_P(Family, General) {
  run_shapes({{"softcap, mask, dropout", 70, 90, 2, 1, Pass::Backward,
               [](Case& c) {
                 c.problem.softcap = 5.0f, c.problem.causal = Causal::TopLeft;
                 c.problem.dropout = {.p = 0.3f, .seed = 5, .offset = 9};
                 c.add_mask({1, 1, 70, 90});
               }},
              {"bias, ALiBi", 70, 90, 2, 1, Pass::Backward,
               [](Case& c) {
                 c.add_bias({1, 2, 70, 90}), c.add_alibi();
               }},
              {"rows off 16 bytes", 70, 90, 1, 1, Pass::Backward,
               [](Case& c) {
                 c.problem.q = c.normal(c.problem.q.dtype, c.problem.q.shape, Layout::Padded);
                 c.problem.k = c.normal(c.problem.k.dtype, c.problem.k.shape, Layout::Padded);
               }},
              {"pages of 16", 3, 16, 2, 1, Pass::Forward,
               [](Case& c) {
                 const std::int64_t head_dim = c.problem.q.shape[3];
                 c.problem.k = c.normal(c.problem.q.dtype, {24, 1, 16, head_dim});
                 c.problem.v = c.normal(c.problem.q.dtype, {24, 1, 16, head_dim});
                 std::vector<std::int32_t> pages(24);
                 for (int i = 0; i < 24; ++i) pages[i] = (i * 7 + 5) % 24;
                 c.problem.block_table = c.storage.make_ints(pages), c.problem.pages_per_sequence = 24;
                 c.problem.seqlens_k = c.storage.make_ints({373}), c.problem.causal = Causal::BottomRight;
               }}},
             GetParam());
}

/// The kernels of GPUs with less shared memory than the one here.
TEST_P(Family, Compact) {
  setenv("ANYWARP_GPU_SHARED_KIB", "100", 1);
  run_shapes({{"full", 130, 150, 2, 1, Pass::Backward, [](Case&) {}},
              {"causal", 140, 140, 1, 1, Pass::Backward, [](Case& c) { c.problem.causal = Causal::BottomRight; }}},
             GetParam());
  unsetenv("ANYWARP_GPU_SHARED_KIB");
}

INSTANTIATE_TEST_SUITE_P(HeadDim, Family, testing::Values(32, 64, 96, 128, 192, 256),
                         [](const auto& info) { return std::to_string(info.param); });

TEST(Drawn, Problems) {
  const std::uint64_t cases = setting("ANYWARP_SWEEP_CASES", 400), first = first_seed();
  for (std::uint64_t seed = first; seed < first + cases && !testing::Test::HasFailure(); ++seed) {
    Case c;
    const Pass pass = seed % 2 == 0 ? Pass::Forward : Pass::Backward;
    const std::string drawn = draw(c, seed, pass);
    SCOPED_TRACE(testing::Message() << "seed " << seed << ": " << drawn);
    c.make_outputs(seed % 3 == 0, seed % 5 == 0 ? Layout::Padded : Layout::RowsFirst);
    if (seed % 7 == 0) c.gradients.dout.strides = {0, 0, 0, 0};
    run(c, pass);
  }
}

class Summary : public testing::Environment {
  void SetUp() override { std::printf("seed %llu\n", static_cast<unsigned long long>(first_seed())); }
  void TearDown() override {
    EXPECT_GT(ran, 0) << "no problem ran";
    std::printf("%d problems ran, %d refused; took %.2f of the error allowed, in %s\n", ran, refused, worst.share,
                worst.where.c_str());
  }
};
const auto* const summary = testing::AddGlobalTestEnvironment(new Summary);

}  // namespace
}  // namespace anywarp::attention
