// Device mathematics beyond <cmath>: CUDA's names, which HIP shares. Fast forms (__expf, …) are as exact as the slow
// ones: an error that only the approximation has cannot be seen here.
#pragma once

#include <math.h>

#include <cmath>

#include "minmax.h"
#include "simd_video.h"
#include "special_functions.h"

// ---- float and double twins: name(double), namef(float), name(float)
// --------------------------------------------------
#define ANYWARP_MATH1(name, expression)                                                           \
  ANYWARP_INLINE double name(double x) {                                                          \
    using T = double;                                                                             \
    return static_cast<T>(expression);                                                            \
  }                                                                                               \
  ANYWARP_INLINE float name(float x) { return static_cast<float>(name(static_cast<double>(x))); } \
  ANYWARP_INLINE float name##f(float x) { return name(x); }
ANYWARP_MATH1(rsqrt, 1.0 / __builtin_sqrt(x))
ANYWARP_MATH1(rcbrt, 1.0 / __builtin_cbrt(x))
ANYWARP_MATH1(sinpi, ::anywarp::simt::sin_pi(x))
ANYWARP_MATH1(cospi,
              ::anywarp::simt::sin_pi(__builtin_fabs(x) < 0x1p52 ? 0.5 - __builtin_fabs(__builtin_remainder(x, 2.0))
                                                                 : 0.5))
ANYWARP_MATH1(erfinv, ::anywarp::simt::erf_inverse(x))
ANYWARP_MATH1(erfcinv, ::anywarp::simt::erfc_inverse(x))
ANYWARP_MATH1(erfcx, ::anywarp::simt::erfc_scaled(x))
ANYWARP_MATH1(normcdf, 0.5 * __builtin_erfc(-x * 0.70710678118654752440))
ANYWARP_MATH1(normcdfinv, -1.41421356237309504880 * ::anywarp::simt::erfc_inverse(2.0 * x))
ANYWARP_MATH1(cyl_bessel_i0, ::anywarp::simt::bessel_i(0, x))
ANYWARP_MATH1(cyl_bessel_i1, ::anywarp::simt::bessel_i(1, x))
#undef ANYWARP_MATH1

ANYWARP_INLINE double rhypot(double a, double b) { return 1.0 / __builtin_hypot(a, b); }
ANYWARP_INLINE float rhypotf(float a, float b) { return static_cast<float>(rhypot(static_cast<double>(a), b)); }
ANYWARP_INLINE double norm3d(double a, double b, double c) { return __builtin_hypot(__builtin_hypot(a, b), c); }
ANYWARP_INLINE double norm4d(double a, double b, double c, double d) { return __builtin_hypot(norm3d(a, b, c), d); }
ANYWARP_INLINE double rnorm3d(double a, double b, double c) { return 1.0 / norm3d(a, b, c); }
ANYWARP_INLINE double rnorm4d(double a, double b, double c, double d) { return 1.0 / norm4d(a, b, c, d); }
ANYWARP_INLINE float norm3df(float a, float b, float c) { return static_cast<float>(norm3d(a, b, c)); }
ANYWARP_INLINE float norm4df(float a, float b, float c, float d) { return static_cast<float>(norm4d(a, b, c, d)); }
ANYWARP_INLINE float rnorm3df(float a, float b, float c) { return static_cast<float>(rnorm3d(a, b, c)); }
ANYWARP_INLINE float rnorm4df(float a, float b, float c, float d) { return static_cast<float>(rnorm4d(a, b, c, d)); }
ANYWARP_INLINE double norm(int n, const double* p) {
  double r = 0;
  for (int i = 0; i < n; ++i) r = __builtin_hypot(r, p[i]);
  return r;
}
ANYWARP_INLINE float normf(int n, const float* p) {
  double r = 0;
  for (int i = 0; i < n; ++i) r = __builtin_hypot(r, p[i]);
  return static_cast<float>(r);
}
ANYWARP_INLINE double rnorm(int n, const double* p) { return 1.0 / norm(n, p); }
ANYWARP_INLINE float rnormf(int n, const float* p) { return 1.0f / normf(n, p); }
ANYWARP_INLINE void sincospi(double x, double* s, double* c) { *s = sinpi(x), *c = cospi(x); }
ANYWARP_INLINE void sincospif(float x, float* s, float* c) { *s = sinpif(x), *c = cospif(x); }
ANYWARP_INLINE float fdividef(float a, float b) { return a / b; }
ANYWARP_INLINE float saturate(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }
ANYWARP_INLINE float __saturatef(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }

// ---- fast forms
// --------------------------------------------------------------------------------------------------------
ANYWARP_INLINE float __expf(float x) { return ::expf(x); }
ANYWARP_INLINE float __exp10f(float x) { return static_cast<float>(::pow(10.0, x)); }
ANYWARP_INLINE float __logf(float x) { return ::logf(x); }
ANYWARP_INLINE float __log2f(float x) { return ::log2f(x); }
ANYWARP_INLINE float __log10f(float x) { return ::log10f(x); }
ANYWARP_INLINE float __sinf(float x) { return ::sinf(x); }
ANYWARP_INLINE float __cosf(float x) { return ::cosf(x); }
ANYWARP_INLINE float __tanf(float x) { return ::tanf(x); }
ANYWARP_INLINE float __tanhf(float x) { return ::tanhf(x); }
ANYWARP_INLINE void __sincosf(float x, float* s, float* c) { *s = ::sinf(x), *c = ::cosf(x); }
ANYWARP_INLINE float __powf(float x, float y) { return ::powf(x, y); }
/// As documented: 0 for 2^126 < |b| < 2^128.
ANYWARP_INLINE float __fdividef(float a, float b) {
  return __builtin_fabsf(b) > 0x1p126f && __builtin_fabsf(b) <= 0x1.fffffep127f
             ? (__builtin_isinf(a) ? __builtin_nanf("") : 0.0f)
             : a / b;
}
ANYWARP_INLINE float __frsqrt_rn(float x) { return static_cast<float>(1.0 / __builtin_sqrt(static_cast<double>(x))); }

// ---- directed rounding
// --------------------------------------------------------------------------------------------------
#define ANYWARP_ROUNDED(suffix, direction)                                                                  \
  ANYWARP_INLINE float __fadd##suffix(float a, float b) {                                                   \
    return ::anywarp::simt::float_sum(a, b, ::anywarp::simt::Round::direction);                             \
  }                                                                                                         \
  ANYWARP_INLINE float __fsub##suffix(float a, float b) {                                                   \
    return ::anywarp::simt::float_sum(a, -b, ::anywarp::simt::Round::direction);                            \
  }                                                                                                         \
  ANYWARP_INLINE float __fmul##suffix(float a, float b) {                                                   \
    return ::anywarp::simt::float_fma(a, b, -0.0f, ::anywarp::simt::Round::direction);                      \
  }                                                                                                         \
  ANYWARP_INLINE float __fmaf##suffix(float a, float b, float c) {                                          \
    return ::anywarp::simt::float_fma(a, b, c, ::anywarp::simt::Round::direction);                          \
  }                                                                                                         \
  ANYWARP_INLINE float __fdiv##suffix(float a, float b) {                                                   \
    return ::anywarp::simt::float_quotient(a, b, ::anywarp::simt::Round::direction);                        \
  }                                                                                                         \
  ANYWARP_INLINE float __frcp##suffix(float a) {                                                            \
    return ::anywarp::simt::float_quotient(1.0f, a, ::anywarp::simt::Round::direction);                     \
  }                                                                                                         \
  ANYWARP_INLINE float __fsqrt##suffix(float a) {                                                           \
    return ::anywarp::simt::float_root(a, ::anywarp::simt::Round::direction);                               \
  }                                                                                                         \
  ANYWARP_INLINE double __dadd##suffix(double a, double b) {                                                \
    return ::anywarp::simt::double_sum(a, b, ::anywarp::simt::Round::direction);                            \
  }                                                                                                         \
  ANYWARP_INLINE double __dsub##suffix(double a, double b) {                                                \
    return ::anywarp::simt::double_sum(a, -b, ::anywarp::simt::Round::direction);                           \
  }                                                                                                         \
  ANYWARP_INLINE double __dmul##suffix(double a, double b) {                                                \
    return ::anywarp::simt::double_product(a, b, ::anywarp::simt::Round::direction);                        \
  }                                                                                                         \
  ANYWARP_INLINE double __ddiv##suffix(double a, double b) {                                                \
    return ::anywarp::simt::double_quotient(a, b, ::anywarp::simt::Round::direction);                       \
  }                                                                                                         \
  ANYWARP_INLINE double __drcp##suffix(double a) {                                                          \
    return ::anywarp::simt::double_quotient(1.0, a, ::anywarp::simt::Round::direction);                     \
  }                                                                                                         \
  ANYWARP_INLINE double __dsqrt##suffix(double a) {                                                         \
    return ::anywarp::simt::double_root(a, ::anywarp::simt::Round::direction);                              \
  }                                                                                                         \
  ANYWARP_INLINE float __double2float##suffix(double a) {                                                   \
    return ::anywarp::simt::double_to_float(a, ::anywarp::simt::Round::direction);                          \
  }                                                                                                         \
  ANYWARP_INLINE int __float2int##suffix(float a) {                                                         \
    return ::anywarp::simt::round_to_integer<int>(a, ::anywarp::simt::Round::direction);                    \
  }                                                                                                         \
  ANYWARP_INLINE unsigned __float2uint##suffix(float a) {                                                   \
    return ::anywarp::simt::round_to_integer<unsigned>(a, ::anywarp::simt::Round::direction);               \
  }                                                                                                         \
  ANYWARP_INLINE long long __float2ll##suffix(float a) {                                                    \
    return ::anywarp::simt::round_to_integer<long long>(a, ::anywarp::simt::Round::direction);              \
  }                                                                                                         \
  ANYWARP_INLINE unsigned long long __float2ull##suffix(float a) {                                          \
    return ::anywarp::simt::round_to_integer<unsigned long long>(a, ::anywarp::simt::Round::direction);     \
  }                                                                                                         \
  ANYWARP_INLINE int __double2int##suffix(double a) {                                                       \
    return ::anywarp::simt::round_to_integer<int>(a, ::anywarp::simt::Round::direction);                    \
  }                                                                                                         \
  ANYWARP_INLINE unsigned __double2uint##suffix(double a) {                                                 \
    return ::anywarp::simt::round_to_integer<unsigned>(a, ::anywarp::simt::Round::direction);               \
  }                                                                                                         \
  ANYWARP_INLINE long long __double2ll##suffix(double a) {                                                  \
    return ::anywarp::simt::round_to_integer<long long>(a, ::anywarp::simt::Round::direction);              \
  }                                                                                                         \
  ANYWARP_INLINE unsigned long long __double2ull##suffix(double a) {                                        \
    return ::anywarp::simt::round_to_integer<unsigned long long>(a, ::anywarp::simt::Round::direction);     \
  }                                                                                                         \
  ANYWARP_INLINE float __int2float##suffix(int a) {                                                         \
    return ::anywarp::simt::double_to_float(a, ::anywarp::simt::Round::direction);                          \
  }                                                                                                         \
  ANYWARP_INLINE float __uint2float##suffix(unsigned a) {                                                   \
    return ::anywarp::simt::double_to_float(a, ::anywarp::simt::Round::direction);                          \
  }                                                                                                         \
  ANYWARP_INLINE float __ll2float##suffix(long long a) {                                                    \
    return ::anywarp::simt::double_to_float(                                                                \
        ::anywarp::simt::integer_to_odd(                                                                    \
            a < 0 ? 0ull - static_cast<unsigned long long>(a) : static_cast<unsigned long long>(a), a < 0), \
        ::anywarp::simt::Round::direction);                                                                 \
  }                                                                                                         \
  ANYWARP_INLINE float __ull2float##suffix(unsigned long long a) {                                          \
    return ::anywarp::simt::double_to_float(::anywarp::simt::integer_to_odd(a, false),                      \
                                            ::anywarp::simt::Round::direction);                             \
  }
ANYWARP_ROUNDED(_rn, Nearest)
ANYWARP_ROUNDED(_rz, Zero)
ANYWARP_ROUNDED(_rd, Down)
ANYWARP_ROUNDED(_ru, Up)
#undef ANYWARP_ROUNDED
#define ANYWARP_ROUNDED(suffix, direction)                                                                \
  ANYWARP_INLINE float __fmaf_ieee##suffix(float a, float b, float c) { return __fmaf##suffix(a, b, c); } \
  ANYWARP_INLINE double __ll2double##suffix(long long a) {                                                \
    const double nearest = static_cast<double>(a);                                                        \
    return ::anywarp::simt::step_towards(                                                                 \
        nearest, static_cast<double>(static_cast<__int128>(a) - static_cast<__int128>(nearest)),          \
        ::anywarp::simt::Round::direction);                                                               \
  }                                                                                                       \
  ANYWARP_INLINE double __ull2double##suffix(unsigned long long a) {                                      \
    const double nearest = static_cast<double>(a);                                                        \
    return ::anywarp::simt::step_towards(                                                                 \
        nearest, static_cast<double>(static_cast<__int128>(a) - static_cast<__int128>(nearest)),          \
        ::anywarp::simt::Round::direction);                                                               \
  }
ANYWARP_ROUNDED(_rn, Nearest)
ANYWARP_ROUNDED(_rz, Zero)
ANYWARP_ROUNDED(_rd, Down)
ANYWARP_ROUNDED(_ru, Up)
#undef ANYWARP_ROUNDED
ANYWARP_INLINE double __fma_rn(double a, double b, double c) { return __builtin_fma(a, b, c); }
ANYWARP_INLINE double __int2double_rn(int a) { return a; }
ANYWARP_INLINE double __uint2double_rn(unsigned a) { return a; }

// ---- bits of numbers
// ----------------------------------------------------------------------------------------------------
ANYWARP_INLINE int __float_as_int(float v) { return __builtin_bit_cast(int, v); }
ANYWARP_INLINE unsigned __float_as_uint(float v) { return __builtin_bit_cast(unsigned, v); }
ANYWARP_INLINE float __int_as_float(int v) { return __builtin_bit_cast(float, v); }
ANYWARP_INLINE float __uint_as_float(unsigned v) { return __builtin_bit_cast(float, v); }
ANYWARP_INLINE long long __double_as_longlong(double v) { return __builtin_bit_cast(long long, v); }
ANYWARP_INLINE double __longlong_as_double(long long v) { return __builtin_bit_cast(double, v); }
ANYWARP_INLINE int __double2hiint(double v) {
  return static_cast<int>(__builtin_bit_cast(unsigned long long, v) >> 32);
}
ANYWARP_INLINE int __double2loint(double v) { return static_cast<int>(__builtin_bit_cast(unsigned long long, v)); }
ANYWARP_INLINE double __hiloint2double(int hi, int lo) {
  return __builtin_bit_cast(
      double, (static_cast<unsigned long long>(static_cast<unsigned>(hi)) << 32) | static_cast<unsigned>(lo));
}
