// hip/hip_bfloat16.h: HIP's older bfloat16, a plain struct with a visible `data`.
#pragma once

#include "bfloat16_type.h"

struct hip_bfloat16 {
  std::uint16_t data;

  enum truncate_t { truncate };

  hip_bfloat16() = default;
  explicit ANYWARP_INLINE hip_bfloat16(float v) : data(::anywarp::simt::Narrow<ANYWARP_BF16>::from_float(v)) {}
  explicit ANYWARP_INLINE hip_bfloat16(float v, truncate_t)
      : data(::anywarp::simt::bits_of(::anywarp::simt::from_double<ANYWARP_BF16>(v, ::anywarp::simt::Round::Zero))) {}
  ANYWARP_INLINE operator float() const { return ::anywarp::simt::Narrow<ANYWARP_BF16>::to_float(data); }
  ANYWARP_INLINE hip_bfloat16& operator=(float v) { return *this = hip_bfloat16(v); }
  hip_bfloat16& operator=(const hip_bfloat16&) = default;
  hip_bfloat16(const hip_bfloat16&) = default;
  static ANYWARP_INLINE hip_bfloat16 round_to_bfloat16(float v) { return hip_bfloat16(v); }
  static ANYWARP_INLINE hip_bfloat16 round_to_bfloat16(float v, truncate_t t) { return hip_bfloat16(v, t); }
};

#define ANYWARP_OPERATOR(op)                                                \
  ANYWARP_INLINE hip_bfloat16 operator op(hip_bfloat16 a, hip_bfloat16 b) { \
    return hip_bfloat16(static_cast<float>(a) op static_cast<float>(b));    \
  }                                                                         \
  ANYWARP_INLINE hip_bfloat16& operator op##=(hip_bfloat16& a, hip_bfloat16 b) { return a = a op b; }
ANYWARP_OPERATOR(+)
ANYWARP_OPERATOR(-)
ANYWARP_OPERATOR(*)
ANYWARP_OPERATOR(/)
#undef ANYWARP_OPERATOR
ANYWARP_INLINE hip_bfloat16 operator-(hip_bfloat16 a) {
  a.data ^= 0x8000;
  return a;
}
#define ANYWARP_OPERATOR(op)                                        \
  ANYWARP_INLINE bool operator op(hip_bfloat16 a, hip_bfloat16 b) { \
    return static_cast<float>(a) op static_cast<float>(b);          \
  }
ANYWARP_OPERATOR(==)
ANYWARP_OPERATOR(!=)
ANYWARP_OPERATOR(<)
ANYWARP_OPERATOR(<=)
ANYWARP_OPERATOR(>)
ANYWARP_OPERATOR(>=)
#undef ANYWARP_OPERATOR
