// bfloat16 and its pair: __nv_bfloat16 for CUDA, __hip_bfloat16 for HIP, one definition under the vendor's name.
#pragma once

#include <type_traits>

#include "narrow.h"
#include "vector_types.h"

#if ANYWARP_HIP
#define ANYWARP_BF16 __hip_bfloat16
#define ANYWARP_BF162 __hip_bfloat162
#define ANYWARP_BF16_RAW __hip_bfloat16_raw
#define ANYWARP_BF162_RAW __hip_bfloat162_raw
#else
#define ANYWARP_BF16 __nv_bfloat16
#define ANYWARP_BF162 __nv_bfloat162
#define ANYWARP_BF16_RAW __nv_bfloat16_raw
#define ANYWARP_BF162_RAW __nv_bfloat162_raw
#endif

struct ANYWARP_BF16;

namespace anywarp::simt {

template <>
struct Narrow<ANYWARP_BF16> {
  static constexpr int E = 8, M = 7;
  static constexpr unsigned kInfinity = 0x7f80;
  static constexpr bool kProductsFitFloat = false;

  static ANYWARP_INLINE float to_float(std::uint16_t b) {
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(b) << 16);
  }
  static ANYWARP_INLINE std::uint16_t from_float(float v) {
    const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, v);
    if ((bits & 0x7fffffffu) > 0x7f800000u) return 0x7fff;
    return static_cast<std::uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
  }
};

}  // namespace anywarp::simt

struct ANYWARP_BF16_RAW {
  unsigned short x;
};
struct ANYWARP_BF162_RAW {
  unsigned short x, y;
};

struct __attribute__((aligned(2))) ANYWARP_BF16 {
 protected:
  unsigned short __x;

 public:
  ANYWARP_BF16() = default;
  constexpr ANYWARP_INLINE ANYWARP_BF16(const ANYWARP_BF16_RAW& raw) : __x(raw.x) {}
  ANYWARP_INLINE ANYWARP_BF16& operator=(const ANYWARP_BF16_RAW& raw) {
    __x = raw.x;
    return *this;
  }
  ANYWARP_INLINE operator ANYWARP_BF16_RAW() const { return ANYWARP_BF16_RAW{__x}; }
  ANYWARP_INLINE operator ANYWARP_BF16_RAW() const volatile { return ANYWARP_BF16_RAW{__x}; }

#define ANYWARP_FROM(T) \
  ANYWARP_INLINE ANYWARP_BF16(T v) : __x(rounded(v)) {}
#define ANYWARP_TO(T)                                                                   \
  ANYWARP_INLINE operator T() const {                                                   \
    return ::anywarp::simt::round_to_integer<T>(value(), ::anywarp::simt::Round::Zero); \
  }
  ANYWARP_FROM(float)
  ANYWARP_FROM(double)
#if ANYWARP_HIP
  ANYWARP_INLINE ANYWARP_BF16(__bf16 v) : __x(__builtin_bit_cast(unsigned short, v)) {}
  ANYWARP_INLINE operator __bf16() const { return __builtin_bit_cast(__bf16, __x); }
#endif
#if !defined(__CUDA_NO_BFLOAT16_CONVERSIONS__)
  ANYWARP_FROM(short)
  ANYWARP_FROM(unsigned short)
  ANYWARP_FROM(int)
  ANYWARP_FROM(unsigned)
  ANYWARP_FROM(long)
  ANYWARP_FROM(unsigned long)
  ANYWARP_FROM(long long)
  ANYWARP_FROM(unsigned long long)
  ANYWARP_INLINE operator float() const { return value(); }
  ANYWARP_INLINE operator bool() const { return (__x & 0x7fff) != 0; }
  ANYWARP_TO(signed char)
  ANYWARP_TO(unsigned char)
  ANYWARP_TO(char)
  ANYWARP_TO(short)
  ANYWARP_TO(unsigned short)
  ANYWARP_TO(int)
  ANYWARP_TO(unsigned)
  ANYWARP_TO(long)
  ANYWARP_TO(unsigned long)
  ANYWARP_TO(long long)
  ANYWARP_TO(unsigned long long)
#endif
#undef ANYWARP_FROM
#undef ANYWARP_TO

 private:
  ANYWARP_INLINE float value() const { return ::anywarp::simt::Narrow<ANYWARP_BF16>::to_float(__x); }
  static ANYWARP_INLINE unsigned short rounded(float v) { return ::anywarp::simt::Narrow<ANYWARP_BF16>::from_float(v); }
  static ANYWARP_INLINE unsigned short rounded(double v) {
    return ::anywarp::simt::bits_of(::anywarp::simt::from_double<ANYWARP_BF16>(v));
  }
  template <typename I, std::enable_if_t<std::is_integral<I>::value>* = nullptr>
  static ANYWARP_INLINE unsigned short rounded(I v) {
    return ::anywarp::simt::bits_of(::anywarp::simt::from_integer<ANYWARP_BF16>(v, ::anywarp::simt::Round::Nearest));
  }
};

struct __attribute__((aligned(4))) ANYWARP_BF162 {
  ANYWARP_BF16 x, y;
  ANYWARP_BF162() = default;
  ANYWARP_INLINE ANYWARP_BF162(const ANYWARP_BF16& a, const ANYWARP_BF16& b) : x(a), y(b) {}
  ANYWARP_INLINE ANYWARP_BF162(const ANYWARP_BF162_RAW& raw) : x(ANYWARP_BF16_RAW{raw.x}), y(ANYWARP_BF16_RAW{raw.y}) {}
  ANYWARP_INLINE operator ANYWARP_BF162_RAW() const { return __builtin_bit_cast(ANYWARP_BF162_RAW, *this); }
#if ANYWARP_HIP
  ANYWARP_INLINE ANYWARP_BF162(const ANYWARP_BF16& v) : x(v), y(v) {}
  ANYWARP_INLINE operator float2() const { return float2{static_cast<float>(x), static_cast<float>(y)}; }
#endif
};

#if !ANYWARP_HIP
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#endif
