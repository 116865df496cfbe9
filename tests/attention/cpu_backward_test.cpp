// The CPU kernels' backward, each instruction set: against float64 on problems drawn from the whole option space, its
// promise of the same bits whatever runs it, and the cases in which others' backward passes have failed.
//
// The reference gets the same out and lse as the kernels, so that what may differ is float32's rounding and the last
// one to the gradient's own type, and not what the forward rounded.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "cpu_kernels.h"
#include "plain.h"
#include "random_case.h"

namespace anywarp::attention {
namespace {

constexpr double kFloat = 0x1p-24;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

double largest(const std::vector<double>& values) {
  double result = 0.0;
  for (const double value : values)
    if (std::isfinite(value)) result = std::max(result, std::abs(value));
  return result;
}

/// out and lse as the reference has them, rounded; every gradient that the problem has is wanted.
void run_forward(Case& c) {
  const reference::ForwardResult forward = reference::forward(c.problem);
  set_values(c.outputs.out, forward.out);
  set_values(c.outputs.lse, forward.lse);
  c.gradients.out = c.outputs.out;
  c.gradients.lse = c.outputs.lse;
}

struct Gradients {
  std::vector<double> dq, dk, dv, dbias, dsinks;
  bool operator==(const Gradients&) const = default;
};
Gradients gradients_of(const BackwardOutputs& outputs) {
  return {values_of(outputs.dq), values_of(outputs.dk), values_of(outputs.dv), values_of(outputs.dbias),
          values_of(outputs.dsinks)};
}

/// A pool of the caller's that runs the tasks in falling order.
void falling(int tasks, void (*body)(void* context, int task), void* context) {
  for (int task = tasks - 1; task >= 0; --task) body(context, task);
}

class CpuBackward : public cpu::CpuKernels {
 protected:
  void run(const Case& c, int threads = 2) const {
    const Result<void> result = kernels().backward(c.problem, c.gradients, c.wanted, {.threads = threads});
    ASSERT_TRUE(result) << result.error().message;
  }

  static void expect_close(const char* what, const std::vector<double>& actual, const std::vector<double>& expected,
                           double unit, double floor) {
    const double allowed = unit * largest(expected) + floor;
    ASSERT_EQ(actual.size(), expected.size()) << what;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (std::isnan(expected[i]) && std::isnan(actual[i])) continue;
      ASSERT_LE(std::abs(actual[i] - expected[i]), allowed)
          << what << " element " << i << " is " << actual[i] << ", expected " << expected[i];
    }
  }

  /// run_forward() came before.
  void expect_right(Case& c, int threads = 2) const {
    run(c, threads);
    const reference::BackwardResult exact = reference::backward(c.problem, c.gradients);
    const Plain measure = plain(c, true);
    const double scale = c.problem.scale ? std::abs(*c.problem.scale) : 1.0 / std::sqrt(c.problem.q.shape[3]);
    // Of S, and of sums over up to all queries or keys.
    const double terms = static_cast<double>(c.outputs.lse.elements() + c.problem.k.shape[2]);
    const double rounding = 4 * kFloat * (1 + measure.score) * (4 + std::sqrt(terms));
    const double unit = unit_roundoff(c.problem.q.dtype) + kFloat * std::sqrt(terms);
    const double dscore = measure.dscore * rounding;
    const auto largest_of = [](const ConstTensor& tensor) { return largest(values_of(tensor)); };
    const Gradients actual = gradients_of(c.wanted);
    if (c.wanted.dq) expect_close("dq", actual.dq, exact.dq, unit, dscore * scale * largest_of(c.problem.k));
    if (c.wanted.dk) expect_close("dk", actual.dk, exact.dk, unit, dscore * scale * largest_of(c.problem.q));
    if (c.wanted.dv) expect_close("dv", actual.dv, exact.dv, unit, rounding * largest_of(c.gradients.dout));
    if (c.wanted.dbias)
      expect_close("dbias", actual.dbias, exact.dbias, unit_roundoff(c.problem.bias.dtype) + unit, dscore);
    if (c.wanted.dsinks) expect_close("dsinks", actual.dsinks, exact.dsinks, unit, dscore);
    for (const Tensor& tensor : {c.wanted.dq, c.wanted.dk, c.wanted.dv, c.wanted.dbias, c.wanted.dsinks})
      EXPECT_TRUE(!tensor || c.storage.is_whole_around(tensor)) << "written beside a gradient";
  }
};

TEST_P(CpuBackward, DrawnProblems) {
  for (std::uint64_t seed = 7000; seed < 7120 && !HasFatalFailure(); ++seed) {
    Case c;
    const std::string drawn = draw(c, seed, Pass::Backward);
    SCOPED_TRACE(testing::Message() << "seed " << seed << ": " << drawn);
    c.make_outputs(seed % 3 == 0, seed % 2 == 0 ? Layout::RowsFirst : Layout::Padded);
    if (seed % 7 == 0) c.gradients.dout.strides = {0, 0, 0, 0};
    run_forward(c);
    // Each gradient alone, or left out.
    if (seed % 10 == 1) c.wanted.dk = c.wanted.dv = {};
    if (seed % 10 == 2) c.wanted.dq = c.wanted.dv = {};
    if (seed % 10 == 3) c.wanted.dq = c.wanted.dk = c.wanted.dbias = {};
    if (seed % 10 == 4) c.wanted.dq = c.wanted.dk = c.wanted.dv = {};
    expect_right(c, static_cast<int>(seed % 4));
  }
}

/// Lengths around the edges of blocks, long enough for several of each.
TEST_P(CpuBackward, Lengths) {
  const std::pair<std::int64_t, std::int64_t> lengths[] = {{1, 1},   {1, 300},   {300, 1},  {95, 97},
                                                           {96, 96}, {193, 255}, {256, 64}, {321, 320}};
  for (const auto& [queries, keys] : lengths) {
    for (const Causal causal : {Causal::None, Causal::BottomRight, Causal::TopLeft}) {
      SCOPED_TRACE(testing::Message() << queries << " x " << keys << " causal " << static_cast<int>(causal));
      Case c;
      c.make_qkv(DType::Float32, 1, 2, 1, queries, keys, 20, 36);
      c.problem.causal = causal;
      c.make_outputs();
      run_forward(c);
      expect_right(c, 3);
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(CpuBackward, HeadDims) {
  for (const auto& [head_dim, head_dim_v] : {std::pair{1, 1}, {3, 130}, {64, 8}, {200, 72}, {512, 512}, {600, 16}}) {
    SCOPED_TRACE(testing::Message() << head_dim << ' ' << head_dim_v);
    Case c;
    c.make_qkv(DType::BFloat16, 1, 2, 2, 70, 130, head_dim, head_dim_v);
    c.make_outputs();
    run_forward(c);
    expect_right(c);
    if (HasFatalFailure()) return;
  }
}

/// Broadcast axes of the bias in every combination, with groups of heads, a band, and several sequences.
TEST_P(CpuBackward, BiasGradients) {
  for (int axes = 0; axes < 16; ++axes) {
    SCOPED_TRACE(testing::Message() << "broadcast axes " << axes);
    Case c;
    c.random.seed(90 + static_cast<unsigned>(axes));
    c.make_qkv(DType::Float32, 2, 4, 2, 130, 210, 8, 8);
    c.add_bias({axes & 1 ? 1 : 2, axes & 2 ? 1 : 4, axes & 4 ? 1 : 130, axes & 8 ? 1 : 210},
               axes % 3 == 0 ? DType::BFloat16 : DType::Float32);
    c.problem.causal = Causal::BottomRight;
    c.problem.softcap = axes % 2 == 0 ? 3.0f : 0.0f;
    c.make_outputs(true);
    run_forward(c);
    expect_right(c, 4);
    if (HasFatalFailure()) return;
    const Gradients before = gradients_of(c.wanted);
    run(c, 1);
    ASSERT_EQ(gradients_of(c.wanted), before) << "one thread gives other bits than four";
  }
}

/// The same bits for any number of threads, in any order, every time.
TEST_P(CpuBackward, SameBits) {
  for (const bool causal : {false, true}) {
    Case c;
    c.make_qkv(DType::Float32, 2, 3, 1, 400, 500, 24, 24);
    c.add_bias({1, 1, 1, 500});
    c.problem.causal = causal ? Causal::BottomRight : Causal::None;
    c.problem.window_left = causal ? 300 : -1;
    c.make_outputs(true);
    run_forward(c);
    run(c, 1);
    const Gradients once = gradients_of(c.wanted);
    for (int repeat = 0; repeat < 40; ++repeat) {
      run(c, repeat % 8 + 1);
      ASSERT_EQ(gradients_of(c.wanted), once) << repeat % 8 + 1 << " threads, causal " << causal;
    }
    ASSERT_TRUE(kernels().backward(c.problem, c.gradients, c.wanted, {.threads = 5, .parallel_for = falling}));
    ASSERT_EQ(gradients_of(c.wanted), once) << "a caller's pool, causal " << causal;
  }
}

/// Masked keys that hold NaN, in every way of masking within a tile, and in one that is masked as a whole.
TEST_P(CpuBackward, NanOfMaskedKeysReachesNothing) {
  for (const double poison : {kNan, std::numeric_limits<double>::infinity()}) {
    for (int way = 0; way < 4; ++way) {
      SCOPED_TRACE(testing::Message() << "way " << way << " poison " << poison);
      Case c;
      c.make_qkv(DType::Float32, 1, 2, 1, 60, 230, 20, 20);
      const Tensor mask = c.storage.make(DType::Bool, {1, 1, 1, 230});
      const Tensor bias = c.storage.make(DType::Float32, {1, 1, 1, 230});
      set_values(bias, std::vector<double>(230, 0.5));
      // Way 3: the last 30 keys stay out of every query's sight for it is bottom-right against 200 keys in use.
      const auto masked = [&](std::int64_t key) { return way == 3 ? key >= 200 : key % 7 == 0 || key > 120; };
      for (std::int64_t key = 0; key < 230; ++key) {
        if (!masked(key)) continue;
        set(mask, {0, 0, 0, key}, 0.0);
        set(bias, {0, 0, 0, key}, -std::numeric_limits<double>::infinity());
        for (std::int64_t d = 0; d < 20; ++d) {
          set(writable(c.problem.k), {0, 0, key, d}, poison);
          set(writable(c.problem.v), {0, 0, key, d}, poison);
        }
      }
      if (way == 0 || way == 2) c.problem.mask = mask;
      if (way == 1 || way == 2) c.problem.bias = bias;
      if (way == 2) c.problem.softcap = 2.0f;
      if (way == 3) c.problem.seqlens_k = c.storage.make_ints({200});
      c.make_outputs();
      run_forward(c);
      expect_right(c);
      for (std::int64_t d = 0; d < 20; ++d) {
        EXPECT_EQ(get(c.wanted.dk, {0, 0, 217, d}), 0.0);
        EXPECT_EQ(get(c.wanted.dv, {0, 0, 217, d}), 0.0);
      }
      if (HasFailure()) return;
    }
  }
}

/// What is masked by the band within a tile: keys of the future with NaN, and a query with NaN that sees only some
/// keys.
TEST_P(CpuBackward, NanStaysWithinTheBand) {
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 100, 100, 16, 16);
  c.problem.causal = Causal::BottomRight;
  for (std::int64_t d = 0; d < 16; ++d) {
    set(writable(c.problem.k), {0, 0, 90, d}, kNan);
    set(writable(c.problem.v), {0, 0, 90, d}, kNan);
  }
  c.make_outputs();
  set(writable(c.gradients.dout), {0, 0, 50, 3}, kNan);
  run_forward(c);
  run(c);
  for (std::int64_t row = 0; row < 90; ++row)
    EXPECT_EQ(std::isnan(get(c.wanted.dq, {0, 0, row, 1})), row == 50) << "dq of query " << row;
  // Queries 50 and 90 … 99 are NaN, and reach the keys that they see: up to 50, and all of them.
  for (std::int64_t key = 0; key < 100; ++key) EXPECT_TRUE(std::isnan(get(c.wanted.dk, {0, 0, key, 1})));

  Case d;
  d.make_qkv(DType::Float32, 1, 1, 1, 100, 100, 16, 16);
  d.problem.causal = Causal::BottomRight;
  d.make_outputs();
  set(writable(d.gradients.dout), {0, 0, 50, 3}, kNan);
  set(writable(d.problem.q), {0, 0, 30, 2}, kNan);
  run_forward(d);
  run(d);
  for (std::int64_t key = 0; key < 100; ++key) {
    EXPECT_EQ(std::isnan(get(d.wanted.dk, {0, 0, key, 1})), key <= 50) << key;
    EXPECT_EQ(std::isnan(get(d.wanted.dq, {0, 0, key, 1})), key == 30 || key == 50) << key;
  }
}

TEST_P(CpuBackward, RowsWithoutKeysGiveZeros) {
  for (const Causal causal : {Causal::BottomRight, Causal::None}) {
    Case c;
    c.make_qkv(DType::Float16, 2, 2, 1, 150, 40, 32, 32);
    c.problem.causal = causal;
    if (causal == Causal::None) {
      const Tensor mask = c.storage.make(DType::Bool, {1, 1, 150, 1});
      for (std::int64_t row = 0; row < 110; ++row) set(mask, {0, 0, row, 0}, 0.0);
      c.problem.mask = mask;
    }
    for (std::int64_t d = 0; d < 32; ++d) set(writable(c.problem.q), {1, 1, 5, d}, kNan);
    c.make_outputs(true);
    set(writable(c.gradients.dout), {0, 1, 7, 2}, kNan);
    run_forward(c);
    expect_right(c);
    for (std::int64_t row = 0; row < 110; ++row)
      for (std::int64_t d = 0; d < 32; ++d) ASSERT_EQ(get(c.wanted.dq, {1, 1, row, d}), 0.0) << row;
  }
}

/// P is 1 and dS cancels, but for the rounding of out.
TEST_P(CpuBackward, OneVisibleKeyGivesNoGradientOfQ) {
  Case c;
  c.make_qkv(DType::Float32, 1, 2, 2, 200, 200, 64, 64);
  c.problem.causal = Causal::BottomRight;
  c.problem.window_left = 0;
  c.make_outputs();
  run_forward(c);
  run(c);
  EXPECT_LE(largest(gradients_of(c.wanted).dq), 1e-5);
  EXPECT_LE(largest(gradients_of(c.wanted).dk), 1e-5);
  expect_close("dv", gradients_of(c.wanted).dv, values_of(c.gradients.dout), kFloat, 1e-5);
}

/// Logits around −1000 and 1000: P is exp of a difference, never of one of them.
TEST_P(CpuBackward, LargeLogits) {
  for (const double shift : {-1000.0, 1000.0}) {
    Case c;
    c.make_qkv(DType::Float32, 1, 1, 1, 64, 192, 64, 64);
    c.add_bias({1, 1, 1, 192});
    for (std::int64_t key = 0; key < 192; ++key)
      set(writable(c.problem.bias), {0, 0, 0, key}, shift + get(c.problem.bias, {0, 0, 0, key}));
    c.make_outputs();
    run_forward(c);
    EXPECT_LT(std::abs(get(c.outputs.lse, {0, 0, 9, 0}) - shift), 20.0);
    expect_right(c);
  }
}

TEST_P(CpuBackward, LengthsOfZero) {
  const std::pair<std::int64_t, std::int64_t> lengths[] = {{0, 5}, {5, 0}, {0, 0}};
  for (const auto& [queries, keys] : lengths) {
    Case c;
    c.make_qkv(DType::Float32, 2, 2, 1, queries, keys, 16, 16);
    c.add_sinks();
    c.make_outputs();
    run_forward(c);
    expect_right(c);
  }
  Case c;
  c.make_qkv(DType::Float32, 1, 2, 2, 256, 3, 32, 32);
  c.problem.sequences = 3;
  c.problem.cu_seqlens_q = c.storage.make_ints({0, 76, 110, 256});
  c.problem.cu_seqlens_k = c.storage.make_ints({0, 0, 0, 2});
  c.problem.causal = Causal::BottomRight;
  c.make_outputs();
  run_forward(c);
  expect_right(c);
}

ANYWARP_EVERY_ISA(CpuBackward);

}  // namespace
}  // namespace anywarp::attention
