// Global min and max, as device code has them without std::. Mixed signedness gives unsigned, mixed width the wider
// type.
#pragma once

#include "qualifiers.h"

#define ANYWARP_MINMAX(R, A, B)                                                           \
  ANYWARP_INLINE constexpr R min(A a, B b) {                                              \
    return static_cast<R>(a) < static_cast<R>(b) ? static_cast<R>(a) : static_cast<R>(b); \
  }                                                                                       \
  ANYWARP_INLINE constexpr R max(A a, B b) {                                              \
    return static_cast<R>(a) > static_cast<R>(b) ? static_cast<R>(a) : static_cast<R>(b); \
  }
ANYWARP_MINMAX(int, int, int)
ANYWARP_MINMAX(unsigned, unsigned, unsigned)
ANYWARP_MINMAX(unsigned, int, unsigned)
ANYWARP_MINMAX(unsigned, unsigned, int)
ANYWARP_MINMAX(long, long, long)
ANYWARP_MINMAX(unsigned long, unsigned long, unsigned long)
ANYWARP_MINMAX(unsigned long, long, unsigned long)
ANYWARP_MINMAX(unsigned long, unsigned long, long)
ANYWARP_MINMAX(long long, long long, long long)
ANYWARP_MINMAX(unsigned long long, unsigned long long, unsigned long long)
ANYWARP_MINMAX(unsigned long long, long long, unsigned long long)
ANYWARP_MINMAX(unsigned long long, unsigned long long, long long)
#undef ANYWARP_MINMAX

// Floating point: a NaN gives the other operand.
#define ANYWARP_MINMAX(R, A, B)                                                                   \
  ANYWARP_INLINE R min(A a, B b) { return __builtin_fmin(static_cast<R>(a), static_cast<R>(b)); } \
  ANYWARP_INLINE R max(A a, B b) { return __builtin_fmax(static_cast<R>(a), static_cast<R>(b)); }
ANYWARP_INLINE float min(float a, float b) { return __builtin_fminf(a, b); }
ANYWARP_INLINE float max(float a, float b) { return __builtin_fmaxf(a, b); }
ANYWARP_MINMAX(double, double, double)
ANYWARP_MINMAX(double, float, double)
ANYWARP_MINMAX(double, double, float)
#undef ANYWARP_MINMAX

ANYWARP_INLINE unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }
ANYWARP_INLINE unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }
ANYWARP_INLINE long long llmin(long long a, long long b) { return a < b ? a : b; }
ANYWARP_INLINE long long llmax(long long a, long long b) { return a > b ? a : b; }
ANYWARP_INLINE unsigned long long ullmin(unsigned long long a, unsigned long long b) { return a < b ? a : b; }
ANYWARP_INLINE unsigned long long ullmax(unsigned long long a, unsigned long long b) { return a > b ? a : b; }
