// SPDX-License-Identifier: Apache-2.0
// anywarp compat, part of device.h: CUDA's arithmetic with a chosen rounding (__fadd_rz, __dmul_ru, …). HIP has only the _rn
// forms. The error of the operation to nearest is found exactly (Dekker's and Knuth's error-free transformations), and its
// sign decides whether the neighbour is taken. Exact as long as no intermediate value overflows or is subnormal; there it may
// differ from CUDA by one unit in the last place.
#pragma once

#include "bits.h"
#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

namespace anywarp::hip::detail {

template <typename T>
using float_bits_t = std::conditional_t<sizeof(T) == 4, std::int32_t, std::int64_t>;

/// The next number above, or below.
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T neighbour(T value, bool above) {
  if (value == 0) return bits_as<T>(static_cast<float_bits_t<T>>(1)) * (above ? T(1) : T(-1));
  const auto bits = bits_as<float_bits_t<T>>(value);
  return bits_as<T>(static_cast<float_bits_t<T>>(bits + ((value > 0) == above ? 1 : -1)));
}

/// `nearest` is a result rounded to nearest, `error` what it lacks (its sign is enough).
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T redirected(T nearest, T error, Rounding rounding) {
  if (!(error != 0) || nearest - nearest != 0) return nearest;  // Exact, or not finite.
  if (rounding == Rounding::Up) return error > 0 ? neighbour(nearest, true) : nearest;
  if (rounding == Rounding::Down) return error < 0 ? neighbour(nearest, false) : nearest;
  if (rounding == Rounding::Zero && (nearest > 0) != (error > 0)) return neighbour(nearest, nearest < 0);
  return nearest;
}

template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T fused(T a, T b, T c) {
  if constexpr (sizeof(T) == 4)
    return __builtin_fmaf(a, b, c);
  else
    return __builtin_fma(a, b, c);
}

template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T sum_error(T a, T b, T sum) {
#pragma clang fp contract(off) reassociate(off)
  const T part = sum - a;
  return (a - (sum - part)) + (b - part);
}

template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T add(T a, T b, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const T sum = a + b;
  if (sum == 0 && rounding == Rounding::Down && __builtin_signbit(a) != __builtin_signbit(b))
    return -T(0);  // x - x rounded down is -0.
  return redirected(sum, sum_error(a, b, sum), rounding);
}
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T multiply(T a, T b, Rounding rounding) {
  const T product = a * b;
  return redirected(product, fused(a, b, -product), rounding);
}
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T divide(T a, T b, Rounding rounding) {
  const T quotient = a / b;
  const T rest = fused(-quotient, b, a);
  return redirected(quotient, b < 0 ? -rest : rest, rounding);
}
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T root(T a, Rounding rounding) {
  T value;
  if constexpr (sizeof(T) == 4)
    value = __builtin_sqrtf(a);
  else
    value = __builtin_sqrt(a);
  return redirected(value, fused(-value, value, a), rounding);
}
/// The rounding error of a fused multiply-add in two parts (Boldo and Muller); their sum's sign is what is asked for.
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T multiply_add(T a, T b, T c, Rounding rounding) {
#pragma clang fp contract(off) reassociate(off)
  const T result = fused(a, b, c);
  const T product = a * b, product_error = fused(a, b, -product);
  if (result == 0 && product == -c && rounding == Rounding::Down && __builtin_signbit(product) != __builtin_signbit(c))
    return -T(0);
  const T low = c + product_error, low_error = sum_error(c, product_error, low);
  const T high = product + low, high_error = sum_error(product, low, high);
  return redirected(result, ((high - result) + high_error) + low_error, rounding);
}

}  // namespace anywarp::hip::detail

#define ANYWARP_COMPAT_ROUNDED(type, letter, fma_name, suffix, rounding)                                     \
  ANYWARP_COMPAT_FALLBACK type __##letter##add_##suffix(const type a, const type b) {                        \
    using namespace anywarp::hip::detail;                                                                    \
    return add(a, b, rounding);                                                                              \
  }                                                                                                          \
  ANYWARP_COMPAT_FALLBACK type __##letter##sub_##suffix(const type a, const type b) {                        \
    using namespace anywarp::hip::detail;                                                                    \
    return add(a, -b, rounding);                                                                             \
  }                                                                                                          \
  ANYWARP_COMPAT_FALLBACK type __##letter##mul_##suffix(const type a, const type b) {                        \
    using namespace anywarp::hip::detail;                                                                    \
    return multiply(a, b, rounding);                                                                         \
  }                                                                                                          \
  ANYWARP_COMPAT_FALLBACK type __##letter##div_##suffix(const type a, const type b) {                        \
    using namespace anywarp::hip::detail;                                                                    \
    return divide(a, b, rounding);                                                                           \
  }                                                                                                          \
  ANYWARP_COMPAT_FALLBACK type __##letter##rcp_##suffix(const type a) {                                      \
    using namespace anywarp::hip::detail;                                                                    \
    return divide(type(1), a, rounding);                                                                     \
  }                                                                                                          \
  ANYWARP_COMPAT_FALLBACK type __##letter##sqrt_##suffix(const type a) {                                     \
    using namespace anywarp::hip::detail;                                                                    \
    return root(a, rounding);                                                                                \
  }                                                                                                          \
  ANYWARP_COMPAT_FALLBACK type fma_name##_##suffix(const type a, const type b, const type c) {               \
    using namespace anywarp::hip::detail;                                                                    \
    return multiply_add(a, b, c, rounding);                                                                  \
  }
#define ANYWARP_COMPAT_ROUNDINGS(type, letter, fma_name)                      \
  ANYWARP_COMPAT_ROUNDED(type, letter, fma_name, rz, Rounding::Zero)          \
  ANYWARP_COMPAT_ROUNDED(type, letter, fma_name, rd, Rounding::Down)          \
  ANYWARP_COMPAT_ROUNDED(type, letter, fma_name, ru, Rounding::Up)
ANYWARP_COMPAT_ROUNDINGS(float, f, __fmaf)
ANYWARP_COMPAT_ROUNDINGS(double, d, __fma)
#undef ANYWARP_COMPAT_ROUNDINGS
#undef ANYWARP_COMPAT_ROUNDED

ANYWARP_COMPAT_FALLBACK float __fmaf_ieee_rn(const float a, const float b, const float c) { return __builtin_fmaf(a, b, c); }
ANYWARP_COMPAT_FALLBACK float __fmaf_ieee_rz(const float a, const float b, const float c) { return __fmaf_rz(a, b, c); }
ANYWARP_COMPAT_FALLBACK float __fmaf_ieee_rd(const float a, const float b, const float c) { return __fmaf_rd(a, b, c); }
ANYWARP_COMPAT_FALLBACK float __fmaf_ieee_ru(const float a, const float b, const float c) { return __fmaf_ru(a, b, c); }

#endif  // ANYWARP_COMPAT_ACTIVE
