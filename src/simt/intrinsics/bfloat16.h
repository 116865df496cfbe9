// cuda_bf16.h and hip/hip_bf16.h: types, conversions, arithmetic, comparisons, mathematics, memory and lanes.
#pragma once

#include <cmath>

#include "bfloat16_type.h"
#if ANYWARP_HIP
#include "compiler_support.h"
#endif
#include "atomics.h"
#include "memory_hints.h"
#include "shuffle.h"

#define ANYWARP_NARROW ANYWARP_BF16
#define ANYWARP_NARROW2 ANYWARP_BF162
#if ANYWARP_HIP || !defined(__CUDA_NO_BFLOAT16_OPERATORS__)
#define ANYWARP_NARROW_OPERATORS 1
#else
#define ANYWARP_NARROW_OPERATORS 0
#endif
#if ANYWARP_HIP || !defined(__CUDA_NO_BFLOAT162_OPERATORS__)
#define ANYWARP_NARROW2_OPERATORS 1
#else
#define ANYWARP_NARROW2_OPERATORS 0
#endif
#include "narrow_ops.inc"
#define ANYWARP_NAME(before, after) before##bfloat16##after
#include "narrow_convert.inc"
#undef ANYWARP_NAME
#undef ANYWARP_NARROW
#undef ANYWARP_NARROW2
#undef ANYWARP_NARROW_OPERATORS
#undef ANYWARP_NARROW2_OPERATORS

// Spellings that bfloat16 alone has.
ANYWARP_INLINE ANYWARP_BF162 make_bfloat162(ANYWARP_BF16 a, ANYWARP_BF16 b) { return ANYWARP_BF162(a, b); }
ANYWARP_INLINE ANYWARP_BF162 __halves2bfloat162(ANYWARP_BF16 a, ANYWARP_BF16 b) { return ANYWARP_BF162(a, b); }
ANYWARP_INLINE ANYWARP_BF162 __lows2bfloat162(ANYWARP_BF162 a, ANYWARP_BF162 b) { return ANYWARP_BF162(a.x, b.x); }
ANYWARP_INLINE ANYWARP_BF162 __highs2bfloat162(ANYWARP_BF162 a, ANYWARP_BF162 b) { return ANYWARP_BF162(a.y, b.y); }
ANYWARP_INLINE ANYWARP_BF162 __bfloat162bfloat162(ANYWARP_BF16 v) { return ANYWARP_BF162(v, v); }
ANYWARP_INLINE ANYWARP_BF162 __float2bfloat162_rn(float v) { return __floats2bfloat162_rn(v, v); }
ANYWARP_INLINE ANYWARP_BF162 __float22bfloat162_rn(float2 v) { return __floats2bfloat162_rn(v.x, v.y); }
ANYWARP_INLINE float2 __bfloat1622float2(ANYWARP_BF162 v) {
  return make_float2(__bfloat162float(v.x), __bfloat162float(v.y));
}

#if ANYWARP_HIP
#define HIPRT_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define HIPRT_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define HIPRT_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
#define HIPRT_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define HIPRT_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define HIPRT_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define HIPRT_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)
#else
#define CUDART_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7F80U)
#define CUDART_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7FFFU)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001U)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7F7FU)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000U)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000U)
#define CUDART_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3F80U)
#endif
