// exp, exp2, tanh and the conversions of every instruction set, against the C library in double: every 97th float of
// the domain, which meets each exponent some 86,000 times.
#include <cmath>
#include <cstring>
#include <limits>

#include "cpu_kernels.h"

namespace anywarp::attention::cpu {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

using Function = void (*)(const float*, float*, std::int64_t);

float float_of(std::uint32_t bits) {
  float x;
  std::memcpy(&x, &bits, 4);
  return x;
}

std::uint32_t bits_of(float x) {
  std::uint32_t bits;
  std::memcpy(&bits, &x, 4);
  return bits;
}

/// The largest error in units of the last place of the exact value, over floats of both signs with magnitude in
/// [low, high]; results below the smallest normal number are left out.
double worst_ulp(Function function, double (*exact)(double), float low, float high, bool negative_only = false) {
  double worst = 0.0;
  std::vector<float> x, y(4096);
  const auto measure = [&] {
    x.resize(4096, low);
    function(x.data(), y.data(), 4096);
    for (std::size_t i = 0; i < x.size(); ++i) {
      const double want = exact(x[i]);
      if (std::fabs(want) < std::numeric_limits<float>::min() || std::fabs(want) > std::numeric_limits<float>::max())
        continue;
      const double ulp = std::ldexp(1.0, std::ilogb(want) - 23);
      worst = std::max(worst, std::fabs(y[i] - want) / ulp);
    }
    x.clear();
  };
  for (std::uint32_t bits = bits_of(low); bits <= bits_of(high); bits += 97) {
    for (const float sign : {-1.0f, 1.0f}) {
      if (sign > 0 && negative_only) continue;
      x.push_back(sign * float_of(bits));
      if (x.size() == 4096) measure();
    }
  }
  measure();
  return worst;
}

std::vector<float> values(Function function, std::vector<float> x) {
  const std::size_t count = x.size();
  x.resize(16);
  std::vector<float> y(16);
  function(x.data(), y.data(), 16);
  y.resize(count);
  return y;
}

using CpuMath = CpuKernels;

TEST_P(CpuMath, ExpIsWithinOneAndAHalfUlp) {
  const double worst = worst_ulp(
      kernels().exp, [](double x) { return std::exp(x); }, 1e-8f, 88.7f);
  RecordProperty("ulp", std::to_string(worst));
  EXPECT_LE(worst, 1.5);
  EXPECT_GT(worst, 0.4) << "measures nothing";
}

TEST_P(CpuMath, Exp2IsWithinOneUlpWithFma) {
  const double worst = worst_ulp(
      kernels().exp2, [](double x) { return std::exp2(x); }, 1e-8f, 126.9f);
  RecordProperty("ulp", std::to_string(worst));
  EXPECT_LE(worst, kernels().isa == "generic" ? 1.2 : 1.0);
}

TEST_P(CpuMath, TanhIsWithinOneAndAHalfUlp) {
  const double worst = worst_ulp(
      kernels().tanh, [](double x) { return std::tanh(x); }, 1e-8f, 20.0f);
  RecordProperty("ulp", std::to_string(worst));
  EXPECT_LE(worst, 1.5);
}

TEST_P(CpuMath, SpecialValues) {
  const auto exp = values(kernels().exp, {0.0f, -0.0f, -kInfinity, kInfinity, kNan, -1e30f, 1e30f, -88.0f});
  EXPECT_EQ(exp[0], 1.0f);
  EXPECT_EQ(exp[1], 1.0f);
  EXPECT_EQ(exp[2], 0.0f);
  EXPECT_EQ(exp[3], kInfinity);
  EXPECT_TRUE(std::isnan(exp[4]));
  EXPECT_EQ(exp[5], 0.0f);
  EXPECT_EQ(exp[6], kInfinity);
  EXPECT_EQ(exp[7], 0.0f);
  const auto exp2 =
      values(kernels().exp2, {0.0f, -kInfinity, kNan, -126.6f, -1e30f, 3.0f, -126.0f, float_of(0xffffffff)});
  EXPECT_EQ(exp2[0], 1.0f);
  EXPECT_EQ(exp2[1], 0.0f);
  EXPECT_TRUE(std::isnan(exp2[2]));
  EXPECT_EQ(exp2[3], 0.0f);
  EXPECT_EQ(exp2[4], 0.0f);
  EXPECT_EQ(exp2[5], 8.0f);
  EXPECT_EQ(exp2[6], std::ldexp(1.0f, -126));
  EXPECT_TRUE(std::isnan(exp2[7])) << "a NaN with all bits set";
  const auto tanh = values(kernels().tanh, {0.0f, kInfinity, -kInfinity, kNan, 100.0f, -100.0f});
  EXPECT_EQ(tanh[0], 0.0f);
  EXPECT_EQ(tanh[1], 1.0f);
  EXPECT_EQ(tanh[2], -1.0f);
  EXPECT_TRUE(std::isnan(tanh[3]));
  EXPECT_EQ(tanh[4], 1.0f);
  EXPECT_EQ(tanh[5], -1.0f);
}

/// The half nearest to x, ties to even, from its definition: `mantissa` explicit bits, exponents from `smallest`.
std::uint16_t nearest(float x, int mantissa, int exponent_bits) {
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const auto sign = static_cast<std::uint16_t>(std::signbit(x) ? 0x8000 : 0);
  const double magnitude = std::fabs(static_cast<double>(x));
  const auto infinity = static_cast<std::uint16_t>(((1 << exponent_bits) - 1) << mantissa);
  if (std::isinf(x)) return sign | infinity;
  if (magnitude == 0) return sign;
  const int exponent = std::max(std::ilogb(magnitude), 1 - bias);
  const auto steps = static_cast<std::int64_t>(std::nearbyint(std::ldexp(magnitude, mantissa - exponent)));
  // steps counts units of the last place from 0; the carry into the exponent comes by itself.
  const std::int64_t bits = steps + (static_cast<std::int64_t>(exponent + bias - 1) << mantissa);
  return sign | static_cast<std::uint16_t>(std::min<std::int64_t>(bits, infinity));
}

void check_conversion(const Kernels& kernels, DType half, int mantissa, int exponent_bits) {
  std::vector<float> x;
  for (std::uint32_t bits = 0; bits < 0x7f800000u; bits += 65521) {
    x.push_back(float_of(bits));
    x.push_back(-float_of(bits));
  }
  // Around each midpoint between two halves, and the halves themselves.
  for (std::uint32_t high = 0; high < 0x8000; high += 5) {
    for (const std::uint32_t low : {0u, 0x7fffu, 0x8000u, 0x8001u, 0x0fffu, 0x1000u, 0x1001u, 0x3000u}) {
      const std::uint32_t bits = high << 16 | low;
      if (bits < 0x7f800000u) x.push_back(float_of(bits));
    }
  }
  x.push_back(kInfinity);
  while (x.size() % 16 != 0) x.push_back(0.0f);
  std::vector<std::uint16_t> halves(x.size());
  std::vector<float> back(x.size());
  kernels.convert(half, x.data(), halves.data(), back.data(), static_cast<std::int64_t>(x.size()));
  int wrong = 0;
  for (std::size_t i = 0; i < x.size() && wrong < 5; ++i) {
    const std::uint16_t want = nearest(x[i], mantissa, exponent_bits);
    if (halves[i] != want) {
      ADD_FAILURE() << x[i] << " became " << halves[i] << ", not " << want;
      ++wrong;
    }
    if (std::isfinite(back[i]) && nearest(back[i], mantissa, exponent_bits) != halves[i]) {
      ADD_FAILURE() << halves[i] << " became " << back[i];
      ++wrong;
    }
  }
  std::vector<float> nans(16, kNan);
  nans[1] = float_of(0x7f800001);
  nans[2] = float_of(0xffffffff);
  kernels.convert(half, nans.data(), halves.data(), back.data(), 16);
  for (int i = 0; i < 16; ++i) EXPECT_TRUE(std::isnan(back[i])) << "NaN " << i;
}

TEST_P(CpuMath, BFloat16RoundsToNearestEven) { check_conversion(kernels(), DType::BFloat16, 7, 8); }
TEST_P(CpuMath, Float16RoundsToNearestEven) { check_conversion(kernels(), DType::Float16, 10, 5); }

TEST_P(CpuMath, Float16BackExactly) {
  std::vector<float> x(16), back(16);
  for (std::uint32_t bits = 0; bits < 0x7c00; ++bits) {
    const int exponent = static_cast<int>(bits >> 10);
    const double want = exponent == 0 ? std::ldexp(bits, -24) : std::ldexp(1024 + (bits & 1023), exponent - 25);
    x[bits % 16] = static_cast<float>(want);
    if (bits % 16 != 15) continue;
    std::vector<std::uint16_t> halves(16);
    kernels().convert(DType::Float16, x.data(), halves.data(), back.data(), 16);
    for (std::uint32_t i = 0; i < 16; ++i) {
      ASSERT_EQ(halves[i], bits - 15 + i);
      ASSERT_EQ(back[i], x[i]);
    }
  }
}

ANYWARP_EVERY_ISA(CpuMath);

}  // namespace
}  // namespace anywarp::attention::cpu
