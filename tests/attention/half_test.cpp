// 16-bit floats, over all of their values.
#include "attention/core/half.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace anywarp::attention {
namespace {

struct Format {
  const char* name;
  std::uint16_t (*narrow)(double);
  float (*widen)(std::uint16_t);
  std::uint16_t infinity;
};
const Format kFormats[] = {
    {"float16", [](double v) { return float16_bits(v); }, [](std::uint16_t b) { return float16_value(b); }, 0x7C00},
    {"bfloat16", [](double v) { return bfloat16_bits(v); }, [](std::uint16_t b) { return bfloat16_value(b); }, 0x7F80}};

/// Of the compiler's own 16-bit floats, which round once, from double.
std::uint16_t compilers(const Format& format, double value) {
#if defined(__FLT16_MAX__)
  if (format.infinity == 0x7C00) return std::bit_cast<std::uint16_t>(static_cast<_Float16>(value));
#endif
  return format.narrow(value);
}

TEST(Half, EveryValueSurvivesTheWayThere) {
  for (const Format& format : kFormats) {
    SCOPED_TRACE(format.name);
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
      const float value = format.widen(static_cast<std::uint16_t>(bits));
      const std::uint16_t back = format.narrow(value);
      if ((bits & 0x7FFF) > format.infinity) {
        ASSERT_TRUE(std::isnan(value)) << bits;
        ASSERT_TRUE((back & 0x7FFF) > format.infinity) << bits;
      } else {
        ASSERT_EQ(back, bits);
      }
    }
  }
}

TEST(Half, WidenedValuesAreWhatTheFormatSays) {
  for (std::uint32_t bits = 0; bits < 0x7C00; ++bits) {
    const int exponent = static_cast<int>(bits >> 10), mantissa = static_cast<int>(bits & 0x3FF);
    const double expected = exponent == 0 ? std::ldexp(mantissa, -24) : std::ldexp(1024 + mantissa, exponent - 25);
    ASSERT_EQ(float16_value(static_cast<std::uint16_t>(bits)), expected);
    ASSERT_EQ(float16_value(static_cast<std::uint16_t>(bits | 0x8000)), -expected);
  }
  EXPECT_EQ(float16_value(0x7C00), std::numeric_limits<float>::infinity());
  EXPECT_EQ(bfloat16_value(0xFF80), -std::numeric_limits<float>::infinity());
  EXPECT_EQ(bfloat16_value(0x3F80), 1.0f);
  EXPECT_EQ(bfloat16_value(0x0001), 0x1p-133f);
}

// Between two neighbours a < b: below the middle a, above it b, in the middle the even one. This includes the step to
// infinity, where the middle rounds away from the largest number, which is odd.
TEST(Half, RoundsToNearestEvenBetweenAllNeighbours) {
  for (const Format& format : kFormats) {
    SCOPED_TRACE(format.name);
    for (std::uint32_t bits = 0; bits < format.infinity; ++bits) {
      const double low = format.widen(static_cast<std::uint16_t>(bits));
      double high = format.widen(static_cast<std::uint16_t>(bits + 1));
      if (bits + 1 == format.infinity) high = 2 * low - format.widen(static_cast<std::uint16_t>(bits - 1));
      const double middle = (low + high) / 2;
      const double below = std::nextafter(middle, low), above = std::nextafter(middle, high);
      ASSERT_EQ(format.narrow(below), bits);
      ASSERT_EQ(format.narrow(above), bits + 1);
      ASSERT_EQ(format.narrow(middle), (bits & 1) == 0 ? bits : bits + 1);
      ASSERT_EQ(format.narrow(-below), bits | 0x8000);
      ASSERT_EQ(compilers(format, above), format.narrow(above));
      ASSERT_EQ(compilers(format, middle), format.narrow(middle));
    }
  }
}

TEST(Half, WhatIsOutOfRange) {
  const double inf = std::numeric_limits<double>::infinity();
  for (const Format& format : kFormats) {
    SCOPED_TRACE(format.name);
    EXPECT_EQ(format.narrow(inf), format.infinity);
    EXPECT_EQ(format.narrow(-inf), format.infinity | 0x8000);
    EXPECT_EQ(format.narrow(1e300), format.infinity);
    EXPECT_EQ(format.narrow(1e-300), 0);
    EXPECT_EQ(format.narrow(-5e-324), 0x8000);
    EXPECT_EQ(format.narrow(-0.0), 0x8000);
    EXPECT_TRUE(std::isnan(format.widen(format.narrow(std::numeric_limits<double>::quiet_NaN()))));
    EXPECT_TRUE(std::isnan(format.widen(format.narrow(std::numeric_limits<double>::signaling_NaN()))));
  }
  // By way of float32 this would be a tie, and go to the even neighbour below.
  EXPECT_EQ(float16_bits(1.0 + 0x1p-11 + 0x1p-40), 0x3C01);
}

}  // namespace
}  // namespace anywarp::attention
