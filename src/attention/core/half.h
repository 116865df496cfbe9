// float16 and bfloat16 as bits, one number at a time: exact when widened, round-to-nearest-even straight from float64
// when narrowed (by way of float32 a number would be rounded twice). NaN stays NaN, what is too large becomes infinity.
#pragma once

#include <bit>
#include <cstdint>

namespace anywarp::attention {

/// The bits of a binary format of 16 bits: 5 and 10 are float16, 8 and 7 bfloat16.
template <int kExponentBits, int kMantissaBits>
[[gnu::always_inline]] inline std::uint16_t narrow(double value) {
  constexpr int kBias = (1 << (kExponentBits - 1)) - 1;
  constexpr int kSmallest = 1 - kBias;  // exponent of the smallest normal number
  constexpr std::uint64_t kInfinity = ((std::uint64_t{1} << kExponentBits) - 1) << kMantissaBits;
  constexpr std::uint64_t kQuiet = std::uint64_t{1} << (kMantissaBits - 1);

  const std::uint64_t bits = std::bit_cast<std::uint64_t>(value);
  const std::uint64_t magnitude = bits & ~(std::uint64_t{1} << 63);
  const std::uint64_t sign = bits >> 63 << 15;
  if (magnitude >= 0x7FF0000000000000u)
    return static_cast<std::uint16_t>(sign | kInfinity | (magnitude > 0x7FF0000000000000u ? kQuiet : 0));

  const int exponent = static_cast<int>(magnitude >> 52) - 1023;
  const int dropped = 52 - kMantissaBits + (exponent < kSmallest ? kSmallest - exponent : 0);
  if (dropped > 53) return static_cast<std::uint16_t>(sign);  // below half of the smallest subnormal number
  const std::uint64_t mantissa = (magnitude & 0xFFFFFFFFFFFFFu) | 0x10000000000000u;
  const std::uint64_t rest = mantissa & ((std::uint64_t{1} << dropped) - 1);
  const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
  std::uint64_t kept = mantissa >> dropped;
  if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
  // The leading one of a normal number adds itself to the exponent field, as does a carry.
  const std::uint64_t field = exponent < kSmallest ? 0 : static_cast<std::uint64_t>(exponent - kSmallest);
  const std::uint64_t result = (field << kMantissaBits) + kept;
  return static_cast<std::uint16_t>(sign | (result < kInfinity ? result : kInfinity));
}

[[gnu::always_inline]] inline std::uint16_t float16_bits(double value) { return narrow<5, 10>(value); }
[[gnu::always_inline]] inline std::uint16_t bfloat16_bits(double value) { return narrow<8, 7>(value); }

[[gnu::always_inline]] inline float float16_value(std::uint16_t bits) {
  const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000u) << 16;
  const std::uint32_t exponent = bits >> 10 & 0x1Fu, mantissa = bits & 0x3FFu;
  if (exponent == 0) {
    const float magnitude = static_cast<float>(mantissa) * 0x1p-24f;
    return sign != 0 ? -magnitude : magnitude;
  }
  const std::uint32_t field = exponent == 31 ? 255 : exponent + (127 - 15);
  return std::bit_cast<float>(sign | field << 23 | mantissa << 13);
}

[[gnu::always_inline]] inline float bfloat16_value(std::uint16_t bits) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
}

}  // namespace anywarp::attention
