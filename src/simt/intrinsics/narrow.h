// Arithmetic that half and bfloat16 share. Each operation is computed where it is exact or has bits to spare, then
// rounded once. How: sums of halves and of bfloat16 and products of halves in float (24 >= 2p+2 bits, and the exponent
// suffices); products and quotients of bfloat16 in double, because float would round its subnormals first.
#pragma once

#include "float_format.h"

namespace anywarp::simt {

/// Specialised in half.h and bfloat16.h: E, M, and to_float / from_float in the fastest correct way.
template <typename T>
struct Narrow;

template <typename T>
ANYWARP_INLINE std::uint16_t bits_of(T v) {
  return __builtin_bit_cast(std::uint16_t, v);
}
template <typename T>
ANYWARP_INLINE T from_bits(std::uint32_t bits) {
  return __builtin_bit_cast(T, static_cast<std::uint16_t>(bits));
}
template <typename T>
ANYWARP_INLINE float to_float(T v) {
  return Narrow<T>::to_float(bits_of(v));
}
template <typename T>
ANYWARP_INLINE T from_float(float v) {
  return from_bits<T>(Narrow<T>::from_float(v));
}
template <typename T>
ANYWARP_INLINE T from_double(double v, Round round = Round::Nearest) {
  return from_bits<T>(round_to_bits<Narrow<T>::E, Narrow<T>::M>(v, round));
}
template <typename T, typename I>
ANYWARP_INLINE T from_integer(I v, Round round) {
  const bool negative = v < I(0);
  const std::uint64_t magnitude =
      negative ? std::uint64_t{0} - static_cast<std::uint64_t>(v) : static_cast<std::uint64_t>(v);
  return from_double<T>(integer_to_odd(magnitude, negative), round);
}

template <typename T>
ANYWARP_INLINE bool is_nan(T v) {
  return (bits_of(v) & 0x7fff) > Narrow<T>::kInfinity;
}
template <typename T>
ANYWARP_INLINE T canonical_nan() {
  return from_bits<T>(0x7fff);
}

template <typename T>
ANYWARP_INLINE T narrow_add(T a, T b) {
  return from_float<T>(to_float(a) + to_float(b));
}
template <typename T>
ANYWARP_INLINE T narrow_sub(T a, T b) {
  return from_float<T>(to_float(a) - to_float(b));
}
template <typename T>
ANYWARP_INLINE T narrow_mul(T a, T b) {
  if constexpr (Narrow<T>::kProductsFitFloat)
    return from_float<T>(to_float(a) * to_float(b));
  else
    return from_double<T>(static_cast<double>(to_float(a)) * to_float(b));
}
template <typename T>
ANYWARP_INLINE T narrow_div(T a, T b) {
  if constexpr (Narrow<T>::kProductsFitFloat)
    return from_float<T>(to_float(a) / to_float(b));
  else
    return from_double<T>(static_cast<double>(to_float(a)) / to_float(b));
}
template <typename T>
ANYWARP_INLINE T narrow_fma(T a, T b, T c) {
  return from_double<T>(fma_to_odd(to_float(a), to_float(b), to_float(c)));
}
/// To [0, 1]; NaN gives 0.
template <typename T>
ANYWARP_INLINE T saturate(T v) {
  const float f = to_float(v);
  if (!(f > 0)) return from_bits<T>(0);
  return f > 1 ? from_float<T>(1.0f) : v;
}
/// Negative values give +0, NaN the canonical NaN.
template <typename T>
ANYWARP_INLINE T relu(T v) {
  if (is_nan(v)) return canonical_nan<T>();
  return (bits_of(v) & 0x8000) ? from_bits<T>(0) : v;
}

/// -0 < +0. One NaN gives the other operand; two give the canonical NaN.
template <bool maximum, typename T>
ANYWARP_INLINE T narrow_extreme(T a, T b) {
  if (is_nan(a)) return is_nan(b) ? canonical_nan<T>() : b;
  if (is_nan(b)) return a;
  // Sign and magnitude as an ordered integer.
  const auto key = [](T v) {
    const int bits = bits_of(v);
    return bits & 0x8000 ? -(bits & 0x7fff) - 1 : bits;
  };
  return (key(a) < key(b)) == maximum ? b : a;
}
template <bool maximum, typename T>
ANYWARP_INLINE T narrow_extreme_nan(T a, T b) {
  return is_nan(a) || is_nan(b) ? canonical_nan<T>() : narrow_extreme<maximum>(a, b);
}

}  // namespace anywarp::simt
