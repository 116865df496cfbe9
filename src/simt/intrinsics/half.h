// cuda_fp16.h and hip/hip_fp16.h: types, conversions, arithmetic, comparisons, mathematics, memory and lanes.
#pragma once

#include <cmath>

#include "atomics.h"
#include "half_type.h"
#include "memory_hints.h"
#include "shuffle.h"

#define ANYWARP_NARROW __half
#define ANYWARP_NARROW2 __half2
#if (ANYWARP_HIP && !defined(__HIP_NO_HALF_OPERATORS__)) || (!ANYWARP_HIP && !defined(__CUDA_NO_HALF_OPERATORS__))
#define ANYWARP_NARROW_OPERATORS 1
#else
#define ANYWARP_NARROW_OPERATORS 0
#endif
#if (ANYWARP_HIP && !defined(__HIP_NO_HALF_OPERATORS__)) || (!ANYWARP_HIP && !defined(__CUDA_NO_HALF2_OPERATORS__))
#define ANYWARP_NARROW2_OPERATORS 1
#else
#define ANYWARP_NARROW2_OPERATORS 0
#endif
#include "narrow_ops.inc"
#define ANYWARP_NAME(before, after) before##half##after
#include "narrow_convert.inc"
#undef ANYWARP_NAME
#undef ANYWARP_NARROW
#undef ANYWARP_NARROW2
#undef ANYWARP_NARROW_OPERATORS
#undef ANYWARP_NARROW2_OPERATORS

ANYWARP_INLINE __half2 make_half2(__half x, __half y) { return __half2(x, y); }

// Spellings that half alone has.
ANYWARP_INLINE __half2 __halves2half2(__half a, __half b) { return __half2(a, b); }
ANYWARP_INLINE __half2 __lows2half2(__half2 a, __half2 b) { return __half2(a.x, b.x); }
ANYWARP_INLINE __half2 __highs2half2(__half2 a, __half2 b) { return __half2(a.y, b.y); }
ANYWARP_INLINE __half2 __float22half2_rn(float2 v) { return __floats2half2_rn(v.x, v.y); }
ANYWARP_INLINE float2 __half22float2(__half2 v) { return make_float2(__half2float(v.x), __half2float(v.y)); }
ANYWARP_INLINE __half2 __half2half2(__half v) { return __half2(v, v); }
ANYWARP_INLINE __half2 __float2half2_rn(float v) { return __half2half2(__float2half(v)); }
#if ANYWARP_HIP
ANYWARP_INLINE float __half2float(_Float16 v) { return __half2float(__half(__half_raw{{v}})); }
#endif

#if ANYWARP_HIP
#define HIPRT_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define HIPRT_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define HIPRT_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define HIPRT_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define HIPRT_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define HIPRT_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define HIPRT_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)
#else
#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7C00U)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7BFFU)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000U)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000U)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3C00U)
#endif
