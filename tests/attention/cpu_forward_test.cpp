// The CPU forward of every instruction set against the float64 reference: problems drawn from the whole option space
// with tiles so small that each has several, decoding, NaN where nobody looks, and the same bits for any number of
// threads.
#include <cmath>
#include <cstring>
#include <limits>

#include "attention/arch/cpu/tiles.h"
#include "attention/problem.h"
#include "attention/reference/reference.h"
#include "cpu_kernels.h"
#include "plain.h"
#include "random_case.h"

namespace anywarp::attention::cpu {
namespace {

constexpr double kFloat = 0x1p-24;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

TileConfig forced_tiles;

/// Tiles of the test's choice while it lives.
struct ForceTiles {
  explicit ForceTiles(TileConfig tiles) {
    forced_tiles = tiles;
    set_tile_source([](const TileShape&) { return std::optional(forced_tiles); });
  }
  ~ForceTiles() { set_tile_source(nullptr); }
};

double largest(const std::vector<double>& values) {
  double result = 0.0;
  for (const double value : values)
    if (std::isfinite(value)) result = std::max(result, std::abs(value));
  return result;
}

void expect_close(const char* what, const std::vector<double>& actual, const std::vector<double>& expected,
                  double allowed) {
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (actual[i] == expected[i]) continue;
    ASSERT_LE(std::abs(actual[i] - expected[i]), allowed)
        << what << " element " << i << " is " << actual[i] << ", expected " << expected[i];
  }
}

/// Runs and compares. One rounding to the dtype, and float32's along the way.
void check(const Kernels& kernels, Case& c, const Execution& execution = {}) {
  if (!c.outputs.out) c.make_outputs();
  const Result<void> done = kernels.forward(c.problem, c.outputs, execution);
  ASSERT_TRUE(done) << done.error().message;
  const reference::ForwardResult exact = reference::forward(c.problem);
  const Plain measure = plain(c, false);
  const double noise = 16 * kFloat * (1 + measure.score);
  expect_close("out", values_of(c.outputs.out), exact.out,
               unit_roundoff(c.problem.q.dtype) * largest(exact.out) + noise * largest(values_of(c.problem.v)));
  expect_close("lse", values_of(c.outputs.lse), exact.lse, noise + 16 * kFloat * largest(exact.lse));
  EXPECT_TRUE(c.storage.is_whole_around(c.outputs.out)) << "written beside out";
}

using CpuForward = CpuKernels;

TEST_P(CpuForward, AllOptionsInSmallTiles) {
  constexpr TileConfig kTiles[] = {{7, 32}, {24, 64}, {1, 32}, {64, 32}};
  for (std::uint64_t seed = 5000; seed < 5120; ++seed) {
    Case c;
    const std::string drawn = draw(c, seed, Pass::Forward);
    SCOPED_TRACE(testing::Message() << "seed " << seed << ": " << drawn);
    const ForceTiles force(kTiles[seed % 4]);
    ASSERT_NO_FATAL_FAILURE(check(kernels(), c, Execution{.threads = static_cast<int>(seed % 3) + 1}));
  }
}

TEST_P(CpuForward, DecodesFromWhereTheCacheLies) {
  // One to eight rows a key head, head dimensions with every kind of rest, enough keys for several parts.
  int number = 0;
  for (const DType dtype : {DType::Float32, DType::BFloat16, DType::Float16}) {
    for (const std::int64_t group : {1, 2, 3, 4, 8}) {
      for (const std::int64_t head_dim : {1, 17, 64, 100}) {
        Case c;
        c.random.seed(++number);
        c.make_qkv(dtype, 1, 2 * group, 2, group > 4 ? 1 : number % 2 + 1, 1537, head_dim, head_dim / 2 + 1);
        c.problem.causal = Causal::BottomRight;
        SCOPED_TRACE(testing::Message() << "group " << group << " head_dim " << head_dim << " number " << number);
        ASSERT_NO_FATAL_FAILURE(check(kernels(), c));
      }
    }
  }
}

TEST_P(CpuForward, SplitRowBlocksOfLongKeys) {
  for (const std::int64_t seqlen_q : {40, 200}) {
    Case c;
    c.make_qkv(DType::Float32, 1, 2, 1, seqlen_q, 3000, 24, 40);
    c.problem.window_left = 2500;
    c.problem.causal = Causal::BottomRight;
    c.add_sinks();
    ASSERT_NO_FATAL_FAILURE(check(kernels(), c));
  }
}

TEST_P(CpuForward, NanInMaskedKeysReachesNothing) {
  for (const std::int64_t seqlen_q : {1, 3, 130}) {
    for (const double poison : {kNan, std::numeric_limits<double>::infinity()}) {
      // Causal: the last keys are masked for all rows but the last. Mask: every third key for everybody.
      Case clean;
      clean.make_qkv(DType::Float32, 1, 2, 1, seqlen_q, 300, 16, 24);
      clean.problem.causal = Causal::BottomRight;
      clean.add_mask({1, 1, 1, 300}, 1.0);
      for (std::int64_t j = 0; j < 300; j += 3) set(writable(clean.problem.mask), {0, 0, 0, j}, 0.0);
      clean.make_outputs();
      ASSERT_NO_FATAL_FAILURE(check(kernels(), clean));
      const std::vector<double> out = values_of(clean.outputs.out);
      const std::vector<double> lse = values_of(clean.outputs.lse);
      for (std::int64_t j = 0; j < 300; j += 3) {
        for (std::int64_t d = 0; d < 16; ++d) set(writable(clean.problem.k), {0, 0, j, d}, poison);
        for (std::int64_t d = 0; d < 24; ++d) set(writable(clean.problem.v), {0, 0, j, d}, poison);
      }
      for (std::int64_t d = 0; d < 24; ++d) set(writable(clean.problem.v), {0, 0, 299, d}, poison);
      ASSERT_TRUE(kernels().forward(clean.problem, clean.outputs, {}));
      const std::vector<double> poisoned = values_of(clean.outputs.out);
      for (std::int64_t h = 0; h < 2; ++h) {
        for (std::int64_t i = 0; i < seqlen_q; ++i) {
          for (std::int64_t d = 0; d < 24; ++d) {
            const std::size_t at = static_cast<std::size_t>((h * seqlen_q + i) * 24 + d);
            if (i == seqlen_q - 1) {
              EXPECT_FALSE(std::isfinite(poisoned[at])) << "the last query sees the last key";
            } else {
              ASSERT_NEAR(poisoned[at], out[at], 1e-5) << "query " << i;
            }
          }
        }
      }
      expect_close("lse", values_of(clean.outputs.lse), lse, 1e-5);
    }
  }
}

TEST_P(CpuForward, TheSameBitsForAnyNumberOfThreads) {
  for (const std::int64_t seqlen_q : {1, 50, 400}) {
    Case c;
    c.make_qkv(DType::BFloat16, 2, 4, 2, seqlen_q, 1100, 64, 64);
    c.problem.causal = Causal::BottomRight;
    c.make_outputs();
    ASSERT_TRUE(kernels().forward(c.problem, c.outputs, Execution{.threads = 1}));
    const std::vector<double> out = values_of(c.outputs.out), lse = values_of(c.outputs.lse);
    for (int threads = 2; threads <= 5; ++threads) {
      ASSERT_TRUE(kernels().forward(c.problem, c.outputs, Execution{.threads = threads}));
      EXPECT_EQ(values_of(c.outputs.out), out) << threads << " threads";
      EXPECT_EQ(values_of(c.outputs.lse), lse) << threads << " threads";
    }
  }
}

TEST_P(CpuForward, LengthsOfZero) {
  for (const auto& [batch, seqlen_q, seqlen_k] : {std::array{0, 3, 3}, {2, 0, 3}, {2, 3, 0}, {2, 0, 0}}) {
    Case c;
    c.make_qkv(DType::Float32, batch, 2, 2, seqlen_q, seqlen_k, 8, 8);
    ASSERT_NO_FATAL_FAILURE(check(kernels(), c));
  }
}

TEST_P(CpuForward, LogitsOfAnySize) {
  // Large, tiny and the most negative finite bias: only differences matter. Several tiles, so that the maximum grows from
  // one to the next.
  const ForceTiles force({12, 32});
  for (const double size : {1e4, 1e-4}) {
    Case c;
    c.make_qkv(DType::Float32, 1, 1, 1, 20, 70, 32, 32);
    c.problem.scale = static_cast<float>(size);
    ASSERT_NO_FATAL_FAILURE(check(kernels(), c));
  }
  Case c;
  c.make_qkv(DType::Float32, 1, 1, 1, 20, 70, 32, 32);
  c.add_bias({1, 1, 20, 70});
  const double lowest = std::numeric_limits<float>::lowest();
  for (std::int64_t j = 0; j < 70; ++j) set(writable(c.problem.bias), {0, 0, 3, j}, lowest);
  c.make_outputs();
  ASSERT_TRUE(kernels().forward(c.problem, c.outputs, {}));
  for (std::int64_t d = 0; d < 32; ++d) {
    double mean = 0.0;
    for (std::int64_t j = 0; j < 70; ++j) mean += get(c.problem.v, {0, 0, j, d}) / 70;
    EXPECT_NEAR(get(c.outputs.out, {0, 0, 3, d}), mean, 1e-6) << "uniform";
  }
}

ANYWARP_EVERY_ISA(CpuForward);

}  // namespace
}  // namespace anywarp::attention::cpu
