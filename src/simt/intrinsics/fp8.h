// 8-bit floats: OCP's E4M3 and E5M2 under CUDA's or HIP's names and, for HIP, MI300's FNUZ forms. Conversions round to
// nearest even once, from any source type; by default they saturate to the largest finite value.
#pragma once

#include "bfloat16.h"
#include "half.h"

namespace anywarp::simt {

/// One 8-bit format. `top`: the code of the largest finite value; `fnuz`: one NaN (0x80), no infinity, no negative
/// zero.
template <int E_, int M_, int bias_, unsigned top_, bool infinity_, bool fnuz_>
struct Fp8 {
  static constexpr int E = E_, M = M_, bias = bias_;
  static constexpr unsigned top = top_;
  static constexpr bool has_infinity = infinity_, fnuz = fnuz_;
  static constexpr unsigned nan = fnuz_ ? 0x80 : 0x7f;

  static inline unsigned char from(double v, bool to_finite) {
    const bool negative = __builtin_signbit(v);
    const unsigned sign = negative ? 0x80 : 0;
    if (v != v) return static_cast<unsigned char>(nan | (fnuz ? 0 : sign));
    const double magnitude = __builtin_fabs(v);
    unsigned code = top + 1;
    if (magnitude < 0x1p20) {
      int exponent = magnitude > 0 ? __builtin_ilogb(magnitude) : -2000;
      if (exponent < 1 - bias) exponent = 1 - bias;
      // In units of the last place; exact, so that rint is the only rounding.
      const double units = __builtin_rint(__builtin_ldexp(magnitude, M - exponent));
      code = (static_cast<unsigned>(exponent + bias - 1) << M) + static_cast<unsigned>(units);
    }
    if (code > top) {
      if (to_finite)
        code = top;
      else
        code = has_infinity ? top + 1 : nan;
    }
    if (fnuz && (code == 0 || code == nan)) return static_cast<unsigned char>(code);
    return static_cast<unsigned char>(sign | code);
  }
  static inline double to(unsigned char v) {
    const unsigned code = v & 0x7f;
    if (fnuz ? v == 0x80 : code > top + has_infinity) return __builtin_nan("");
    double magnitude;
    if (has_infinity && code == top + 1)
      magnitude = __builtin_inf();
    else if (code >> M)
      magnitude = __builtin_ldexp(static_cast<double>((1u << M) + (code & ((1u << M) - 1))),
                                  static_cast<int>(code >> M) - bias - M);
    else
      magnitude = __builtin_ldexp(static_cast<double>(code), 1 - bias - M);
    return v & 0x80 ? -magnitude : magnitude;
  }
};
using Fp8E4m3 = Fp8<4, 3, 7, 0x7e, false, false>;
using Fp8E5m2 = Fp8<5, 2, 15, 0x7b, true, false>;
using Fp8E4m3Fnuz = Fp8<4, 3, 8, 0x7f, false, true>;
using Fp8E5m2Fnuz = Fp8<5, 2, 16, 0x7f, false, true>;

}  // namespace anywarp::simt

#if ANYWARP_HIP
#define ANYWARP_FP8(name) __hip_##name
enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 };
enum __hip_fp8_interpretation_t { __HIP_E4M3 = 0, __HIP_E5M2 = 1, __HIP_E4M3_FNUZ = 2, __HIP_E5M2_FNUZ = 3 };
#else
#define ANYWARP_FP8(name) __nv_##name
enum __nv_saturation_t { __NV_NOSAT = 0, __NV_SATFINITE = 1 };
enum __nv_fp8_interpretation_t { __NV_E4M3 = 0, __NV_E5M2 = 1 };
#endif
typedef unsigned char ANYWARP_FP8(fp8_storage_t);
typedef unsigned short ANYWARP_FP8(fp8x2_storage_t);
typedef unsigned int ANYWARP_FP8(fp8x4_storage_t);

#define ANYWARP_FP8_TO(T)                                                                       \
  explicit ANYWARP_INLINE operator T() const {                                                  \
    return ::anywarp::simt::round_to_integer<T>(Format::to(__x), ::anywarp::simt::Round::Zero); \
  }
#define ANYWARP_FP8_TYPE(name, name2, name4, format)                                                                  \
  struct name {                                                                                                       \
    using Format = ::anywarp::simt::format;                                                                           \
    ANYWARP_FP8(fp8_storage_t) __x;                                                                                   \
    name() = default;                                                                                                 \
    explicit ANYWARP_INLINE name(__half v) : __x(Format::from(::anywarp::simt::to_float(v), true)) {}                 \
    explicit ANYWARP_INLINE name(ANYWARP_BF16 v) : __x(Format::from(::anywarp::simt::to_float(v), true)) {}           \
    template <typename T, std::enable_if_t<std::is_arithmetic<T>::value>* = nullptr>                                  \
    explicit ANYWARP_INLINE name(T v) : __x(Format::from(static_cast<double>(v), true)) {}                            \
    explicit ANYWARP_INLINE operator float() const { return static_cast<float>(Format::to(__x)); }                    \
    explicit ANYWARP_INLINE operator double() const { return Format::to(__x); }                                       \
    explicit ANYWARP_INLINE operator bool() const { return Format::to(__x) != 0; }                                    \
    explicit ANYWARP_INLINE operator __half() const { return ::anywarp::simt::from_double<__half>(Format::to(__x)); } \
    explicit ANYWARP_INLINE operator ANYWARP_BF16() const {                                                           \
      return ::anywarp::simt::from_double<ANYWARP_BF16>(Format::to(__x));                                             \
    }                                                                                                                 \
    ANYWARP_FP8_TO(signed char)                                                                                       \
    ANYWARP_FP8_TO(unsigned char)                                                                                     \
    ANYWARP_FP8_TO(short)                                                                                             \
    ANYWARP_FP8_TO(unsigned short)                                                                                    \
    ANYWARP_FP8_TO(int) ANYWARP_FP8_TO(unsigned) ANYWARP_FP8_TO(long long) ANYWARP_FP8_TO(unsigned long long)         \
  };                                                                                                                  \
  struct name2 {                                                                                                      \
    using Format = ::anywarp::simt::format;                                                                           \
    ANYWARP_FP8(fp8x2_storage_t) __x;                                                                                 \
    name2() = default;                                                                                                \
    explicit ANYWARP_INLINE name2(float2 v) : __x(pack(v.x, v.y)) {}                                                  \
    explicit ANYWARP_INLINE name2(double2 v) : __x(pack(v.x, v.y)) {}                                                 \
    explicit ANYWARP_INLINE name2(__half2 v)                                                                          \
        : __x(pack(::anywarp::simt::to_float(v.x), ::anywarp::simt::to_float(v.y))) {}                                \
    explicit ANYWARP_INLINE name2(ANYWARP_BF162 v)                                                                    \
        : __x(pack(::anywarp::simt::to_float(v.x), ::anywarp::simt::to_float(v.y))) {}                                \
    explicit ANYWARP_INLINE operator float2() const {                                                                 \
      return make_float2(static_cast<float>(Format::to(__x & 0xff)),                                                  \
                         static_cast<float>(Format::to(static_cast<unsigned char>(__x >> 8))));                       \
    }                                                                                                                 \
    explicit ANYWARP_INLINE operator __half2() const {                                                                \
      const float2 v = static_cast<float2>(*this);                                                                    \
      return __floats2half2_rn(v.x, v.y);                                                                             \
    }                                                                                                                 \
    static ANYWARP_INLINE unsigned short pack(double a, double b) {                                                   \
      return static_cast<unsigned short>(Format::from(a, true) | (Format::from(b, true) << 8));                       \
    }                                                                                                                 \
  };                                                                                                                  \
  struct name4 {                                                                                                      \
    using Format = ::anywarp::simt::format;                                                                           \
    ANYWARP_FP8(fp8x4_storage_t) __x;                                                                                 \
    name4() = default;                                                                                                \
    explicit ANYWARP_INLINE name4(float4 v)                                                                           \
        : __x(name2::pack(v.x, v.y) | (static_cast<unsigned>(name2::pack(v.z, v.w)) << 16)) {}                        \
    explicit ANYWARP_INLINE operator float4() const { return make_float4(at(0), at(1), at(2), at(3)); }               \
    ANYWARP_INLINE float at(int i) const {                                                                            \
      return static_cast<float>(Format::to(static_cast<unsigned char>(__x >> (8 * i))));                              \
    }                                                                                                                 \
  };
ANYWARP_FP8_TYPE(ANYWARP_FP8(fp8_e4m3), ANYWARP_FP8(fp8x2_e4m3), ANYWARP_FP8(fp8x4_e4m3), Fp8E4m3)
ANYWARP_FP8_TYPE(ANYWARP_FP8(fp8_e5m2), ANYWARP_FP8(fp8x2_e5m2), ANYWARP_FP8(fp8x4_e5m2), Fp8E5m2)
#if ANYWARP_HIP
ANYWARP_FP8_TYPE(__hip_fp8_e4m3_fnuz, __hip_fp8x2_e4m3_fnuz, __hip_fp8x4_e4m3_fnuz, Fp8E4m3Fnuz)
ANYWARP_FP8_TYPE(__hip_fp8_e5m2_fnuz, __hip_fp8x2_e5m2_fnuz, __hip_fp8x4_e5m2_fnuz, Fp8E5m2Fnuz)
#endif
#undef ANYWARP_FP8_TYPE
#undef ANYWARP_FP8_TO

namespace anywarp::simt {
/// `interpretation`: 0 E4M3, 1 E5M2, 2 and 3 their FNUZ forms.
inline unsigned char fp8_from(double v, bool to_finite, int interpretation) {
  switch (interpretation) {
    case 0:
      return Fp8E4m3::from(v, to_finite);
    case 1:
      return Fp8E5m2::from(v, to_finite);
    case 2:
      return Fp8E4m3Fnuz::from(v, to_finite);
    default:
      return Fp8E5m2Fnuz::from(v, to_finite);
  }
}
inline double fp8_to(unsigned char v, int interpretation) {
  switch (interpretation) {
    case 0:
      return Fp8E4m3::to(v);
    case 1:
      return Fp8E5m2::to(v);
    case 2:
      return Fp8E4m3Fnuz::to(v);
    default:
      return Fp8E5m2Fnuz::to(v);
  }
}
}  // namespace anywarp::simt

#define ANYWARP_CONVERT(source, T, expression)                                                       \
  ANYWARP_INLINE ANYWARP_FP8(fp8_storage_t) ANYWARP_FP8(cvt_##source##_to_fp8)(                      \
      T v, ANYWARP_FP8(saturation_t) saturation, ANYWARP_FP8(fp8_interpretation_t) interpretation) { \
    return ::anywarp::simt::fp8_from(expression, saturation != 0, interpretation);                   \
  }
ANYWARP_CONVERT(float, float, v)
ANYWARP_CONVERT(double, double, v)
ANYWARP_CONVERT(halfraw, __half_raw, ::anywarp::simt::to_float(__half(v)))
ANYWARP_CONVERT(bfloat16raw, ANYWARP_BF16_RAW, ::anywarp::simt::to_float(ANYWARP_BF16(v)))
#undef ANYWARP_CONVERT
ANYWARP_INLINE ANYWARP_FP8(fp8x2_storage_t)
    ANYWARP_FP8(cvt_float2_to_fp8x2)(float2 v, ANYWARP_FP8(saturation_t) saturation,
                                     ANYWARP_FP8(fp8_interpretation_t) interpretation) {
  return static_cast<unsigned short>(::anywarp::simt::fp8_from(v.x, saturation != 0, interpretation) |
                                     (::anywarp::simt::fp8_from(v.y, saturation != 0, interpretation) << 8));
}
ANYWARP_INLINE __half_raw ANYWARP_FP8(cvt_fp8_to_halfraw)(ANYWARP_FP8(fp8_storage_t) v,
                                                          ANYWARP_FP8(fp8_interpretation_t) interpretation) {
  return ::anywarp::simt::from_double<__half>(::anywarp::simt::fp8_to(v, interpretation));
}
ANYWARP_INLINE __half2_raw ANYWARP_FP8(cvt_fp8x2_to_halfraw2)(ANYWARP_FP8(fp8x2_storage_t) v,
                                                              ANYWARP_FP8(fp8_interpretation_t) interpretation) {
  return __half2(::anywarp::simt::from_double<__half>(::anywarp::simt::fp8_to(v & 0xff, interpretation)),
                 ::anywarp::simt::from_double<__half>(
                     ::anywarp::simt::fp8_to(static_cast<unsigned char>(v >> 8), interpretation)));
}
