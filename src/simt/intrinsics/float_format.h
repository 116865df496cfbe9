// Rounding a double to any binary format of at most 16 bits, once and in any direction. Half, bfloat16, tf32 and the
// 8-bit formats all stand on this one function, so that none of them rounds twice.
#pragma once

#include <cstdint>

#include "qualifiers.h"

namespace anywarp::simt {

enum class Round { Nearest, Zero, Down, Up };

/// IEEE-like: exponent bias 2^(E-1)-1, subnormals, infinity and NaN at the top exponent. Returns sign, exponent,
/// mantissa in the low 1 + E + M bits. NaN becomes the quiet NaN with all mantissa bits set and no sign, as NVIDIA's
/// conversions give.
template <int E, int M>
inline std::uint32_t round_to_bits(double value, Round round) {
  const std::uint64_t bits = __builtin_bit_cast(std::uint64_t, value);
  const bool negative = bits >> 63;
  const std::uint32_t sign = static_cast<std::uint32_t>(negative) << (E + M);
  const std::uint32_t infinity = ((1u << E) - 1) << M;
  const int field = static_cast<int>((bits >> 52) & 0x7ff);
  const std::uint64_t fraction = bits & ((std::uint64_t{1} << 52) - 1);
  if (field == 0x7ff) return fraction ? infinity | ((1u << M) - 1) : sign | infinity;

  const int bias = (1 << (E - 1)) - 1;
  const int exponent = field ? field - 1023 : -1022;
  const std::uint64_t mantissa = field ? fraction | (std::uint64_t{1} << 52) : fraction;
  const bool subnormal = exponent < 1 - bias;
  int shift = 52 - M + (subnormal ? 1 - bias - exponent : 0);
  if (shift > 62) shift = 62;  // Everything is below the last place either way.
  std::uint64_t kept = mantissa >> shift;
  const std::uint64_t rest = mantissa & ((std::uint64_t{1} << shift) - 1);
  const std::uint64_t half = std::uint64_t{1} << (shift - 1);
  bool up = false;
  switch (round) {
    case Round::Nearest:
      up = rest > half || (rest == half && (kept & 1));
      break;
    case Round::Zero:
      break;
    case Round::Down:
      up = negative && rest;
      break;
    case Round::Up:
      up = !negative && rest;
      break;
  }
  kept += up;
  // The hidden bit of `kept` adds one to the exponent field, and so does a carry out of the mantissa.
  const std::uint64_t encoded = subnormal ? kept : (static_cast<std::uint64_t>(exponent + bias - 1) << M) + kept;
  if (encoded < infinity) return sign | static_cast<std::uint32_t>(encoded);
  const bool to_infinity =
      round == Round::Nearest || (round == Round::Down && negative) || (round == Round::Up && !negative);
  return sign | (to_infinity ? infinity : infinity - 1);
}

/// The value of such bits, exactly.
template <int E, int M>
inline double bits_to_double(std::uint32_t bits) {
  const std::uint32_t field = (bits >> M) & ((1u << E) - 1);
  const std::uint32_t fraction = bits & ((1u << M) - 1);
  const int bias = (1 << (E - 1)) - 1;
  const std::uint64_t sign = static_cast<std::uint64_t>((bits >> (E + M)) & 1) << 63;
  std::uint64_t result;
  if (field == (1u << E) - 1) {
    result = 0x7ff0000000000000ull | (static_cast<std::uint64_t>(fraction) << (52 - M));
  } else if (field) {
    result = (static_cast<std::uint64_t>(static_cast<int>(field) - bias + 1023) << 52) |
             (static_cast<std::uint64_t>(fraction) << (52 - M));
  } else {
    const double unit = __builtin_bit_cast(double, static_cast<std::uint64_t>(1 - bias - M + 1023) << 52);
    result = __builtin_bit_cast(std::uint64_t, fraction * unit);
  }
  return __builtin_bit_cast(double, result | sign);
}

/// a·b + c with one rounding left to do: exact products of narrow floats, the sum rounded to odd, so that rounding it
/// again to any narrower format gives what rounding the exact value would.
inline double fma_to_odd(double a, double b, double c) {
  const double product = a * b;  // Exact: at most 24 + 24 significant bits.
  const double sum = product + c;
  const double from_c = sum - product;
  const double error = (product - (sum - from_c)) + (c - from_c);
  const std::uint64_t bits = __builtin_bit_cast(std::uint64_t, sum);
  if (error == 0 || error != error || (bits & 1)) return sum;
  const bool away = (error > 0) == (sum > 0);
  return __builtin_bit_cast(double, away ? bits + 1 : bits - 1);
}

/// A 64-bit integer as a double rounded to odd; exact below 2^53.
inline double integer_to_odd(std::uint64_t magnitude, bool negative) {
  double value;
  if (magnitude >> 53) {
    value = static_cast<double>((magnitude >> 11) | ((magnitude & 0x7ff) != 0)) * 2048.0;
  } else {
    value = static_cast<double>(magnitude);
  }
  return negative ? -value : value;
}

/// float or double to integer, saturating; NaN gives 0, or the lowest 64-bit integer, as the hardware does.
template <typename I>
inline I round_to_integer(double value, Round round) {
  const bool is_signed = I(-1) < I(0);
  const I lowest = is_signed ? static_cast<I>(I(1) << (sizeof(I) * 8 - 1)) : I(0);
  const I highest = static_cast<I>(~lowest);
  if (value != value) return sizeof(I) == 8 ? static_cast<I>(std::uint64_t{1} << 63) : I(0);
  switch (round) {
    case Round::Nearest:
      value = __builtin_rint(value);
      break;
    case Round::Zero:
      value = __builtin_trunc(value);
      break;
    case Round::Down:
      value = __builtin_floor(value);
      break;
    case Round::Up:
      value = __builtin_ceil(value);
      break;
  }
  const double limit = (is_signed ? 0.5 : 1.0) * __builtin_ldexp(1.0, static_cast<int>(sizeof(I)) * 8);
  if (value >= limit) return highest;
  if (value < static_cast<double>(lowest)) return lowest;
  return static_cast<I>(value);
}

}  // namespace anywarp::simt
