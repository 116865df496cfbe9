// int2, float4, uchar3 … and make_*: CUDA's plain structs, or, for HIP, HIP_vector_type with its operators. The two
// differ on purpose: a CUDA program may define `operator+(float4, float4)` itself, a HIP program may rely on HIP's.
#pragma once

#include <cstddef>
#include <type_traits>

#include "qualifiers.h"

#if ANYWARP_HIP
#include "hip_vector_type.h"
#define ANYWARP_VECTORS(T, name, a1, a2, a4) \
  using name##1 = HIP_vector_type<T, 1>;     \
  using name##2 = HIP_vector_type<T, 2>;     \
  using name##3 = HIP_vector_type<T, 3>;     \
  using name##4 = HIP_vector_type<T, 4>;     \
  ANYWARP_MAKE_VECTORS(T, name)
#else
#define ANYWARP_VECTORS(T, name, a1, a2, a4)    \
  struct name##1 {                              \
    T x;                                        \
  };                                            \
  struct __attribute__((aligned(a2))) name##2 { \
    T x, y;                                     \
  };                                            \
  struct name##3 {                              \
    T x, y, z;                                  \
  };                                            \
  struct __attribute__((aligned(a4))) name##4 { \
    T x, y, z, w;                               \
  };                                            \
  ANYWARP_MAKE_VECTORS(T, name)
#endif

#define ANYWARP_MAKE_VECTORS(T, name)                                                          \
  constexpr ANYWARP_INLINE name##1 make_##name##1(T x) { return name##1 {x}; }                 \
  constexpr ANYWARP_INLINE name##2 make_##name##2(T x, T y) { return name##2 {x, y}; }         \
  constexpr ANYWARP_INLINE name##3 make_##name##3(T x, T y, T z) { return name##3 {x, y, z}; } \
  constexpr ANYWARP_INLINE name##4 make_##name##4(T x, T y, T z, T w) { return name##4 {x, y, z, w}; }

ANYWARP_VECTORS(signed char, char, 1, 2, 4)
ANYWARP_VECTORS(unsigned char, uchar, 1, 2, 4)
ANYWARP_VECTORS(short, short, 2, 4, 8)
ANYWARP_VECTORS(unsigned short, ushort, 2, 4, 8)
ANYWARP_VECTORS(int, int, 4, 8, 16)
ANYWARP_VECTORS(unsigned int, uint, 4, 8, 16)
ANYWARP_VECTORS(long, long, 8, 16, 16)
ANYWARP_VECTORS(unsigned long, ulong, 8, 16, 16)
ANYWARP_VECTORS(long long, longlong, 8, 16, 16)
ANYWARP_VECTORS(unsigned long long, ulonglong, 8, 16, 16)
ANYWARP_VECTORS(float, float, 4, 8, 16)
ANYWARP_VECTORS(double, double, 8, 16, 16)

#undef ANYWARP_VECTORS
#undef ANYWARP_MAKE_VECTORS

struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
  constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  constexpr operator uint3() const { return uint3{x, y, z}; }
};
