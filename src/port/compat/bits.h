// SPDX-License-Identifier: Apache-2.0
// anywarp compat: half and bfloat16 as bits. PyTorch builds HIP code without the conversions and operators of these types
// (__HIP_NO_HALF_CONVERSIONS__, __HIP_NO_HALF_OPERATORS__), and bfloat16's functions differ between HIP versions; bits do not.
#pragma once

#include <cstdint>
#include <type_traits>

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

namespace anywarp::hip::detail {

template <typename To, typename From>
ANYWARP_COMPAT_HOST_DEVICE To bits_as(const From& from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  __builtin_memcpy(&to, &from, sizeof(To));
  return to;
}

enum class Rounding { Nearest, Zero, Down, Up };

/// A positive or negative magnitude of which `rest` of `unit` is cut off: does it grow by one?
ANYWARP_COMPAT_HOST_DEVICE bool rounds_away(Rounding rounding, bool negative, bool odd, std::uint64_t rest,
                                            std::uint64_t unit) {
  if (rest == 0) return false;
  if (rounding == Rounding::Nearest) return rest > unit / 2 || (rest == unit / 2 && odd);
  return rounding == (negative ? Rounding::Down : Rounding::Up);
}

/// float to bfloat16. NaN becomes 0x7fff, as in CUDA.
ANYWARP_COMPAT_HOST_DEVICE std::uint16_t bfloat16_bits(float value, Rounding rounding = Rounding::Nearest) {
  if (value != value) return 0x7fff;
  const auto bits = bits_as<std::uint32_t>(value);
  const bool away = rounds_away(rounding, bits >> 31, (bits >> 16) & 1, bits & 0xffffu, 0x10000u);
  return static_cast<std::uint16_t>((bits >> 16) + away);
}

/// Integer to bfloat16, rounded once.
template <typename Integer>
ANYWARP_COMPAT_HOST_DEVICE std::uint16_t bfloat16_bits_of_integer(Integer value, Rounding rounding) {
  const bool negative = value < 0;
  std::uint64_t magnitude = static_cast<std::uint64_t>(value);
  if (negative) magnitude = 0 - magnitude;
  if (magnitude == 0) return 0;
  int exponent = 63 - __builtin_clzll(magnitude);
  std::uint64_t significand = exponent <= 7 ? magnitude << (7 - exponent) : magnitude >> (exponent - 7);
  if (exponent > 7) {
    const std::uint64_t unit = std::uint64_t{1} << (exponent - 7);
    if (rounds_away(rounding, negative, significand & 1, magnitude & (unit - 1), unit)) ++significand;
  }
  if (significand == 256) {
    significand = 128;
    ++exponent;
  }
  return static_cast<std::uint16_t>((negative ? 0x8000u : 0u) | ((exponent + 127u) << 7) | (significand & 0x7fu));
}

/// float to integer as CUDA does: what does not fit is the nearest that does; NaN is 0, or 1 << 63 for integers of 64 bits.
template <typename Integer>
ANYWARP_COMPAT_HOST_DEVICE Integer integer_of(float value, Rounding rounding) {
  if (value != value) return sizeof(Integer) == 8 ? static_cast<Integer>(std::uint64_t{1} << 63) : 0;
  if (rounding == Rounding::Nearest) value = __builtin_rintf(value);
  if (rounding == Rounding::Zero) value = __builtin_truncf(value);
  if (rounding == Rounding::Down) value = __builtin_floorf(value);
  if (rounding == Rounding::Up) value = __builtin_ceilf(value);
  constexpr int kBits = static_cast<int>(sizeof(Integer)) * 8 - (std::is_signed_v<Integer> ? 1 : 0);
  constexpr Integer kMax = static_cast<Integer>(~std::uint64_t{0} >> (64 - kBits));
  constexpr float kAboveMax = 2.0f * static_cast<float>(std::uint64_t{1} << (kBits - 1));
  if (value >= kAboveMax) return kMax;
  if (std::is_signed_v<Integer> ? value < -kAboveMax : value <= 0.0f) return std::is_signed_v<Integer> ? -kMax - 1 : 0;
  return static_cast<Integer>(value);
}

ANYWARP_COMPAT_HOST_DEVICE float float_of(__hip_bfloat16 value) {
  return bits_as<float>(static_cast<std::uint32_t>(bits_as<std::uint16_t>(value)) << 16);
}
ANYWARP_COMPAT_HOST_DEVICE float float_of(__half value) { return static_cast<float>(bits_as<_Float16>(value)); }

/// float to `T`, to nearest even.
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T rounded(float value) {
  if constexpr (std::is_same_v<T, __half>)
    return bits_as<__half>(static_cast<_Float16>(value));
  else
    return bits_as<__hip_bfloat16>(bfloat16_bits(value));
}

// A pair of 16-bit elements, the low one first in memory.
template <typename Pair>
using element_t = std::conditional_t<std::is_same_v<Pair, __half2>, __half, __hip_bfloat16>;
template <typename Pair>
ANYWARP_COMPAT_HOST_DEVICE element_t<Pair> low(const Pair& pair) {
  return bits_as<element_t<Pair>>(static_cast<std::uint16_t>(bits_as<std::uint32_t>(pair)));
}
template <typename Pair>
ANYWARP_COMPAT_HOST_DEVICE element_t<Pair> high(const Pair& pair) {
  return bits_as<element_t<Pair>>(static_cast<std::uint16_t>(bits_as<std::uint32_t>(pair) >> 16));
}
template <typename Pair>
ANYWARP_COMPAT_HOST_DEVICE Pair pair_of(element_t<Pair> first, element_t<Pair> second) {
  return bits_as<Pair>(static_cast<std::uint32_t>(bits_as<std::uint16_t>(first)) |
                       static_cast<std::uint32_t>(bits_as<std::uint16_t>(second)) << 16);
}

}  // namespace anywarp::hip::detail

#endif  // ANYWARP_COMPAT_ACTIVE
