#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "anywarp_compat/half.h"

__device__ half2 largest(half2 a, half2 b) { return __hmax2(a, b); }
__device__ half largest(half a, half b) { return __hmax(a, b); }
__device__ __nv_bfloat162 pair(float a, float b) { return __floats2bfloat162_rn(a, b); }
__device__ half first(half2 h) { return h.x; }
