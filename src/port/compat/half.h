// SPDX-License-Identifier: Apache-2.0
// anywarp compat: functions of half, half2, bfloat16 and bfloat162 that CUDA has and HIP (5.7 to 7.2) lacks, in whole or for
// one of the types. They keep CUDA's names, so ported code calls them as before. CUDA's rules for NaN, signed zero and
// saturation hold; what is computed in float here is rounded once at the end.
#pragma once

#include "bits.h"
#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

namespace anywarp::hip::detail {

/// The larger, or the smaller: +0 is larger than -0; with one NaN the other argument, or NaN if NaN wins; NaN is 0x7fff.
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T extreme(T a, T b, bool larger, bool nan_wins) {
  const float x = float_of(a), y = float_of(b);
  const bool x_nan = x != x, y_nan = y != y;
  if (nan_wins ? x_nan || y_nan : x_nan && y_nan) return bits_as<T>(std::uint16_t{0x7fff});
  if (x_nan) return b;
  if (y_nan) return a;
  if (x == y) return (__builtin_signbit(x) != 0) == larger ? b : a;
  return (x > y) == larger ? a : b;
}

/// NaN is 0; else cut to [0, 1].
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T saturated(float value) {
  return rounded<T>(value > 0.0f ? (value < 1.0f ? value : 1.0f) : 0.0f);
}

/// The fused product and sum; negative results become +0, NaN stays.
template <typename T>
ANYWARP_COMPAT_HOST_DEVICE T fma_relu(T a, T b, T c) {
  const float value = __builtin_fmaf(float_of(a), float_of(b), float_of(c));
  return value != value ? bits_as<T>(std::uint16_t{0x7fff}) : rounded<T>(value > 0.0f ? value : 0.0f);
}

/// a * b + c of complex numbers (real part low), in the order of CUDA's four fused steps.
template <typename Pair>
ANYWARP_COMPAT_DEVICE Pair complex_fma(Pair a, Pair b, Pair c) {
  using T = element_t<Pair>;
  const float ar = float_of(low(a)), ai = float_of(high(a)), br = float_of(low(b)), bi = float_of(high(b));
  const T real = rounded<T>(__builtin_fmaf(ar, br, float_of(low(c))));
  const T imaginary = rounded<T>(__builtin_fmaf(ar, bi, float_of(high(c))));
  return pair_of<Pair>(rounded<T>(__builtin_fmaf(-ai, bi, float_of(real))),
                       rounded<T>(__builtin_fmaf(ai, br, float_of(imaginary))));
}

/// Applies `function` to the low elements and to the high ones.
template <typename Pair, typename Function, typename... Pairs>
ANYWARP_COMPAT_HOST_DEVICE Pair each(Function function, Pairs... pairs) {
  return pair_of<Pair>(function(low(pairs)...), function(high(pairs)...));
}

/// Atomic read, change, write of an object of 2 or 4 bytes; returns what was there.
template <typename T, typename Change>
ANYWARP_COMPAT_DEVICE T atomic_change(T* address, Change change) {
  using Bits = std::conditional_t<sizeof(T) == 2, unsigned short, unsigned>;
  Bits* const bits = reinterpret_cast<Bits*>(address);
  Bits seen = __atomic_load_n(bits, __ATOMIC_RELAXED);
  while (true) {
    const Bits wanted = bits_as<Bits>(change(bits_as<T>(seen)));
#if defined(ANYWARP_SIMT)
    if (__atomic_compare_exchange_n(bits, &seen, wanted, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) break;
#else
    if (__hip_atomic_compare_exchange_strong(bits, &seen, wanted, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                             __HIP_MEMORY_SCOPE_AGENT))
      break;
#endif
  }
  return bits_as<T>(seen);
}

}  // namespace anywarp::hip::detail

// The functions that exist for both families. `unordered`: true also if an element is NaN.
#define ANYWARP_COMPAT_COMPARE(T, Pair, name, op, unordered)                                                             \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned __h##name##2_mask(const Pair a, const Pair b) {                           \
    using namespace anywarp::hip::detail;                                                                                \
    const float al = float_of(low(a)), bl = float_of(low(b)), ah = float_of(high(a)), bh = float_of(high(b));            \
    return ((al op bl || (unordered && (al != al || bl != bl))) ? 0xffffu : 0u) |                                        \
           ((ah op bh || (unordered && (ah != ah || bh != bh))) ? 0xffff0000u : 0u);                                     \
  }                                                                                                                      \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE Pair __h##name##2(const Pair a, const Pair b) {                                    \
    using namespace anywarp::hip::detail;                                                                                \
    const unsigned mask = __h##name##2_mask(a, b);                                                                       \
    return pair_of<Pair>(rounded<T>(mask & 1u ? 1.0f : 0.0f), rounded<T>(mask >> 31 ? 1.0f : 0.0f));                     \
  }

#define ANYWARP_COMPAT_EXTREME(T, Pair, name, larger)                                                       \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE T __h##name##_nan(const T a, const T b) {                             \
    return anywarp::hip::detail::extreme(a, b, larger, true);                                               \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE Pair __h##name##2(const Pair a, const Pair b) {                       \
    return anywarp::hip::detail::each<Pair>(                                                                \
        [](T x, T y) { return anywarp::hip::detail::extreme(x, y, larger, false); }, a, b);                 \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE Pair __h##name##2_nan(const Pair a, const Pair b) {                   \
    return anywarp::hip::detail::each<Pair>(                                                                \
        [](T x, T y) { return anywarp::hip::detail::extreme(x, y, larger, true); }, a, b);                  \
  }

// The _rn forms are never fused with a neighbouring operation.
#define ANYWARP_COMPAT_ARITHMETIC(T, Pair, name, op)                                                        \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE T __h##name##_rn(const T a, const T b) {                              \
    _Pragma("clang fp contract(off)") using namespace anywarp::hip::detail;                                 \
    return rounded<T>(float_of(a) op float_of(b));                                                          \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE T __h##name##_sat(const T a, const T b) {                             \
    using namespace anywarp::hip::detail;                                                                   \
    return saturated<T>(float_of(a) op float_of(b));                                                        \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE Pair __h##name##2_rn(const Pair a, const Pair b) {                    \
    return anywarp::hip::detail::each<Pair>([](T x, T y) { return __h##name##_rn(x, y); }, a, b);           \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE Pair __h##name##2_sat(const Pair a, const Pair b) {                   \
    return anywarp::hip::detail::each<Pair>([](T x, T y) { return __h##name##_sat(x, y); }, a, b);          \
  }

#define ANYWARP_COMPAT_FUNCTIONS(T, Pair)                                                                      \
  ANYWARP_COMPAT_COMPARE(T, Pair, eq, ==, false)                                                            \
  ANYWARP_COMPAT_COMPARE(T, Pair, lt, <, false)                                                             \
  ANYWARP_COMPAT_COMPARE(T, Pair, le, <=, false)                                                            \
  ANYWARP_COMPAT_COMPARE(T, Pair, gt, >, false)                                                             \
  ANYWARP_COMPAT_COMPARE(T, Pair, ge, >=, false)                                                            \
  ANYWARP_COMPAT_COMPARE(T, Pair, equ, ==, true)                                                            \
  ANYWARP_COMPAT_COMPARE(T, Pair, neu, !=, true)                                                            \
  ANYWARP_COMPAT_COMPARE(T, Pair, ltu, <, true)                                                             \
  ANYWARP_COMPAT_COMPARE(T, Pair, leu, <=, true)                                                            \
  ANYWARP_COMPAT_COMPARE(T, Pair, gtu, >, true)                                                             \
  ANYWARP_COMPAT_COMPARE(T, Pair, geu, >=, true)                                                            \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned __hne2_mask(const Pair a, const Pair b) {                    \
    using namespace anywarp::hip::detail;                                                                   \
    const float al = float_of(low(a)), bl = float_of(low(b)), ah = float_of(high(a)), bh = float_of(high(b)); \
    return (al < bl || al > bl ? 0xffffu : 0u) | (ah < bh || ah > bh ? 0xffff0000u : 0u);                   \
  }                                                                                                         \
  ANYWARP_COMPAT_EXTREME(T, Pair, max, true)                                                                \
  ANYWARP_COMPAT_EXTREME(T, Pair, min, false)                                                               \
  ANYWARP_COMPAT_ARITHMETIC(T, Pair, add, +)                                                                \
  ANYWARP_COMPAT_ARITHMETIC(T, Pair, sub, -)                                                                \
  ANYWARP_COMPAT_ARITHMETIC(T, Pair, mul, *)                                                                \
  ANYWARP_COMPAT_FALLBACK T __hfma_sat(const T a, const T b, const T c) {                                   \
    using namespace anywarp::hip::detail;                                                                   \
    return saturated<T>(__builtin_fmaf(float_of(a), float_of(b), float_of(c)));                             \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK Pair __hfma2_sat(const Pair a, const Pair b, const Pair c) {                      \
    return anywarp::hip::detail::each<Pair>([](T x, T y, T z) { return __hfma_sat(x, y, z); }, a, b, c);    \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK T __hfma_relu(const T a, const T b, const T c) {                                  \
    return anywarp::hip::detail::fma_relu(a, b, c);                                                         \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK Pair __hfma2_relu(const Pair a, const Pair b, const Pair c) {                     \
    return anywarp::hip::detail::each<Pair>([](T x, T y, T z) { return __hfma_relu(x, y, z); }, a, b, c);   \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK Pair __hcmadd(const Pair a, const Pair b, const Pair c) {                         \
    return anywarp::hip::detail::complex_fma(a, b, c);                                                      \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK T htanh(const T a) {                                                              \
    using namespace anywarp::hip::detail;                                                                   \
    return rounded<T>(tanhf(float_of(a)));                                                                  \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK T htanh_approx(const T a) { return htanh(a); }                                    \
  ANYWARP_COMPAT_FALLBACK Pair h2tanh(const Pair a) {                                                       \
    return anywarp::hip::detail::each<Pair>([](T x) { return htanh(x); }, a);                               \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK Pair h2tanh_approx(const Pair a) { return h2tanh(a); }                            \
  ANYWARP_COMPAT_FALLBACK T atomicAdd(T* const address, const T value) {                                    \
    using namespace anywarp::hip::detail;                                                                   \
    return atomic_change(address, [=](T old) { return rounded<T>(float_of(old) + float_of(value)); });      \
  }                                                                                                         \
  ANYWARP_COMPAT_FALLBACK Pair atomicAdd(Pair* const address, const Pair value) {                           \
    using namespace anywarp::hip::detail;                                                                   \
    return atomic_change(address, [=](Pair old) {                                                           \
      return each<Pair>([](T x, T y) { return rounded<T>(float_of(x) + float_of(y)); }, old, value);        \
    });                                                                                                     \
  }

ANYWARP_COMPAT_FUNCTIONS(__half, __half2)
ANYWARP_COMPAT_FUNCTIONS(__hip_bfloat16, __hip_bfloat162)

#undef ANYWARP_COMPAT_FUNCTIONS
#undef ANYWARP_COMPAT_ARITHMETIC
#undef ANYWARP_COMPAT_EXTREME
#undef ANYWARP_COMPAT_COMPARE

// Conversions.
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE __half __double2half(const double value) {
  return anywarp::hip::detail::bits_as<__half>(static_cast<_Float16>(value));
}
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE signed char __half2char_rz(const __half value) {
  using namespace anywarp::hip::detail;
  return integer_of<signed char>(float_of(value), Rounding::Zero);
}
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned char __half2uchar_rz(const __half value) {
  using namespace anywarp::hip::detail;
  return integer_of<unsigned char>(float_of(value), Rounding::Zero);
}
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE __hip_bfloat162 make_bfloat162(const __hip_bfloat16 x, const __hip_bfloat16 y) {
  return anywarp::hip::detail::pair_of<__hip_bfloat162>(x, y);
}
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE __hip_bfloat162 __floats2bfloat162_rn(const float x, const float y) {
  using namespace anywarp::hip::detail;
  return pair_of<__hip_bfloat162>(rounded<__hip_bfloat16>(x), rounded<__hip_bfloat16>(y));
}
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE __hip_bfloat162 __float2bfloat162_rn(const float x) {
  return __floats2bfloat162_rn(x, x);
}

#define ANYWARP_COMPAT_FROM_FLOAT(suffix, rounding)                                                                     \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE __hip_bfloat16 __float2bfloat16_##suffix(const float value) {                     \
    using namespace anywarp::hip::detail;                                                                               \
    return bits_as<__hip_bfloat16>(bfloat16_bits(value, rounding));                                                     \
  }
ANYWARP_COMPAT_FROM_FLOAT(rn, Rounding::Nearest)
ANYWARP_COMPAT_FROM_FLOAT(rz, Rounding::Zero)
ANYWARP_COMPAT_FROM_FLOAT(rd, Rounding::Down)
ANYWARP_COMPAT_FROM_FLOAT(ru, Rounding::Up)
#undef ANYWARP_COMPAT_FROM_FLOAT

#define ANYWARP_COMPAT_INTEGER(name, type, suffix, rounding)                                                            \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE __hip_bfloat16 __##name##2bfloat16_##suffix(const type value) {                   \
    using namespace anywarp::hip::detail;                                                                               \
    return bits_as<__hip_bfloat16>(bfloat16_bits_of_integer(value, rounding));                                          \
  }                                                                                                                     \
  ANYWARP_COMPAT_FALLBACK_HOST_DEVICE type __bfloat162##name##_##suffix(const __hip_bfloat16 value) {                   \
    using namespace anywarp::hip::detail;                                                                               \
    return integer_of<type>(float_of(value), rounding);                                                                 \
  }
#define ANYWARP_COMPAT_INTEGERS(name, type)                  \
  ANYWARP_COMPAT_INTEGER(name, type, rn, Rounding::Nearest)  \
  ANYWARP_COMPAT_INTEGER(name, type, rz, Rounding::Zero)     \
  ANYWARP_COMPAT_INTEGER(name, type, rd, Rounding::Down)     \
  ANYWARP_COMPAT_INTEGER(name, type, ru, Rounding::Up)
ANYWARP_COMPAT_INTEGERS(int, int)
ANYWARP_COMPAT_INTEGERS(uint, unsigned)
ANYWARP_COMPAT_INTEGERS(short, short)
ANYWARP_COMPAT_INTEGERS(ushort, unsigned short)
ANYWARP_COMPAT_INTEGERS(ll, long long)
ANYWARP_COMPAT_INTEGERS(ull, unsigned long long)
ANYWARP_COMPAT_INTEGER(char, signed char, rz, Rounding::Zero)
ANYWARP_COMPAT_INTEGER(uchar, unsigned char, rz, Rounding::Zero)
#undef ANYWARP_COMPAT_INTEGERS
#undef ANYWARP_COMPAT_INTEGER

#endif  // ANYWARP_COMPAT_ACTIVE
