#include <cuda_fp16.h>
#include "anywarp_compat/device.h"
__device__ int dot(int a, int b, int c) { return __dp4a(a, b, c); }
__device__ unsigned add(unsigned a, unsigned b) { return __vadd4(a, b); }
__global__ void count(int* total, float* sum, half2* pairs, float4* quads) {
  atomicAdd_block(total, 1);
  atomicAdd(sum, 1.0f);
  atomicAdd(quads, make_float4(1, 2, 3, 4));
  sum[1] = __ldcs(sum) + __fadd_rd(sum[0], sum[2]);
  __nanosleep(100);
}
