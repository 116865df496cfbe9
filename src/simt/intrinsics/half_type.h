// __half and __half2: storage, conversions and operators as cuda_fp16.h and HIP's hip_fp16.h give them. CUDA's implicit
// conversions are a closed list, HIP's are templates over all arithmetic types; programs depend on either.
#pragma once

#include <type_traits>

#include "narrow.h"
#include "vector_types.h"

struct __half;

namespace anywarp::simt {

template <>
struct Narrow<__half> {
  static constexpr int E = 5, M = 10;
  static constexpr unsigned kInfinity = 0x7c00;
  static constexpr bool kProductsFitFloat = true;

  static ANYWARP_INLINE float to_float(std::uint16_t h) {
#if defined(__F16C__)
    return static_cast<float>(__builtin_bit_cast(_Float16, h));
#else
    const std::uint32_t sign = (h & 0x8000u) << 16, rest = h & 0x7fffu;
    if (rest < 0x0400u) {
      const float magnitude = static_cast<float>(rest) * 0x1p-24f;
      return __builtin_bit_cast(float, __builtin_bit_cast(std::uint32_t, magnitude) | sign);
    }
    if (rest >= 0x7c00u) return __builtin_bit_cast(float, sign | 0x7f800000u | ((rest & 0x3ffu) << 13));
    return __builtin_bit_cast(float, sign | ((rest << 13) + (112u << 23)));
#endif
  }
  static ANYWARP_INLINE std::uint16_t from_float(float v) {
    const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, v);
    const std::uint32_t sign = (bits >> 16) & 0x8000u, rest = bits & 0x7fffffffu;
    if (rest > 0x7f800000u) return 0x7fff;
#if defined(__F16C__)
    return __builtin_bit_cast(std::uint16_t, static_cast<_Float16>(v));
#else
    if (rest >= 0x477ff000u) return static_cast<std::uint16_t>(sign | 0x7c00u);
    if (rest < 0x38800000u) {
      // Adding 1/2 leaves a unit of 2^-24 in the last place: half's subnormal unit.
      const float shifted = __builtin_bit_cast(float, rest) + 0.5f;
      return static_cast<std::uint16_t>(sign | (__builtin_bit_cast(std::uint32_t, shifted) - 0x3f000000u));
    }
    return static_cast<std::uint16_t>(sign | ((rest + 0xfffu + ((rest >> 13) & 1u) - (112u << 23)) >> 13));
#endif
  }
};

}  // namespace anywarp::simt

struct __half_raw {
#if ANYWARP_HIP
  union {
    _Float16 data;
    unsigned short x;
  };
#else
  unsigned short x;
#endif
};

struct __attribute__((aligned(2))) __half {
 protected:
  unsigned short __x;

 public:
  __half() = default;
  ANYWARP_INLINE __half(const __half_raw& raw) : __x(raw.x) {}
  ANYWARP_INLINE __half& operator=(const __half_raw& raw) {
    __x = raw.x;
    return *this;
  }
  ANYWARP_INLINE operator __half_raw() const {
    __half_raw raw;
    raw.x = __x;
    return raw;
  }
  ANYWARP_INLINE operator __half_raw() const volatile {
    __half_raw raw;
    raw.x = __x;
    return raw;
  }
  ANYWARP_INLINE volatile __half& operator=(const __half_raw& raw) volatile {
    __x = raw.x;
    return *this;
  }

#if ANYWARP_HIP
#if !defined(__HIP_NO_HALF_CONVERSIONS__)
  ANYWARP_INLINE __half(_Float16 v) : __x(__builtin_bit_cast(unsigned short, v)) {}
  template <typename T, std::enable_if_t<std::is_arithmetic<T>::value>* = nullptr>
  ANYWARP_INLINE __half(T v) : __x(rounded(v)) {}
  template <typename T, std::enable_if_t<std::is_arithmetic<T>::value>* = nullptr>
  ANYWARP_INLINE __half& operator=(T v) {
    __x = rounded(v);
    return *this;
  }
  template <typename T, std::enable_if_t<std::is_arithmetic<T>::value>* = nullptr>
  ANYWARP_INLINE operator T() const {
    return static_cast<T>(::anywarp::simt::Narrow<__half>::to_float(__x));
  }
  ANYWARP_INLINE operator _Float16() const { return __builtin_bit_cast(_Float16, __x); }
#endif
#else
#define ANYWARP_FROM(T) \
  ANYWARP_INLINE __half(T v) : __x(rounded(v)) {}
#define ANYWARP_ASSIGN(T)                 \
  ANYWARP_INLINE __half& operator=(T v) { \
    __x = rounded(v);                     \
    return *this;                         \
  }
#define ANYWARP_TO(T)                                                                   \
  ANYWARP_INLINE operator T() const {                                                   \
    return ::anywarp::simt::round_to_integer<T>(value(), ::anywarp::simt::Round::Zero); \
  }
  ANYWARP_FROM(float)
  ANYWARP_FROM(double)
#if !defined(__CUDA_NO_HALF_CONVERSIONS__)
  ANYWARP_FROM(short)
  ANYWARP_FROM(unsigned short)
  ANYWARP_FROM(int)
  ANYWARP_FROM(unsigned)
  ANYWARP_FROM(long)
  ANYWARP_FROM(unsigned long)
  ANYWARP_FROM(long long)
  ANYWARP_FROM(unsigned long long)
  ANYWARP_ASSIGN(float)
  ANYWARP_ASSIGN(double)
  ANYWARP_ASSIGN(short)
  ANYWARP_ASSIGN(unsigned short)
  ANYWARP_ASSIGN(int)
  ANYWARP_ASSIGN(unsigned)
  ANYWARP_ASSIGN(long long)
  ANYWARP_ASSIGN(unsigned long long)
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
#undef ANYWARP_ASSIGN
#undef ANYWARP_TO
#endif

 private:
  ANYWARP_INLINE float value() const { return ::anywarp::simt::Narrow<__half>::to_float(__x); }
  static ANYWARP_INLINE unsigned short rounded(float v) { return ::anywarp::simt::Narrow<__half>::from_float(v); }
  static ANYWARP_INLINE unsigned short rounded(double v) {
    return ::anywarp::simt::bits_of(::anywarp::simt::from_double<__half>(v));
  }
  template <typename I, std::enable_if_t<std::is_integral<I>::value>* = nullptr>
  static ANYWARP_INLINE unsigned short rounded(I v) {
    return ::anywarp::simt::bits_of(::anywarp::simt::from_integer<__half>(v, ::anywarp::simt::Round::Nearest));
  }
};

struct __half2_raw {
#if ANYWARP_HIP
  __half_raw x, y;
#else
  unsigned short x, y;
#endif
};

#if ANYWARP_HIP
typedef _Float16 _Float16_2 __attribute__((ext_vector_type(2)));
#endif

struct __attribute__((aligned(4))) __half2 {
#if ANYWARP_HIP
  union {
    struct {
      __half x, y;
    };
    _Float16_2 data;
  };
  ANYWARP_INLINE __half2(_Float16_2 v) : data(v) {}
#else
  __half x, y;
#endif
  __half2() = default;
  ANYWARP_INLINE __half2(const __half& a, const __half& b) : x(a), y(b) {}
  ANYWARP_INLINE __half2(const __half2_raw& raw)
      : x(::anywarp::simt::from_bits<__half>(__builtin_bit_cast(unsigned short, raw.x))),
        y(::anywarp::simt::from_bits<__half>(__builtin_bit_cast(unsigned short, raw.y))) {}
  ANYWARP_INLINE operator __half2_raw() const { return __builtin_bit_cast(__half2_raw, *this); }
};

#if !defined(CUDA_NO_HALF)
typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;
typedef __half nv_half;
typedef __half2 nv_half2;
#endif
