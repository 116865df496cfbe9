#include <cuda_fp16.h>
#include "anywarp_compat/warp.h"
#define FULL_MASK 0xffffffff
#define WARP_SUM(v) v += __shfl_xor(v, 1, 32)

__device__ float sum(float v) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_xor(v, o, 32);
  return v;
}
__device__ half2 sum(half2 v) { return __hadd2(v, __shfl_down(v, 8, 16)); }

template <typename T>
__device__ T broadcast(T v, int from) {
  return anywarp::hip::shfl32(v, from, 32);
}

__global__ void kernel(float* out, int n) {
  float v = out[threadIdx.x];
  WARP_SUM(v);
  const unsigned active = anywarp::hip::ballot32(threadIdx.x < n);
  if (threadIdx.x < n) v = __shfl_down(v, 1, 32);
  v += __shfl_up(v, 1, 32);
  unsigned m = -1;
  v += __shfl_sync(m++, v, 0);
  anywarp::hip::syncwarp32();
  anywarp::hip::syncwarp32();
  out[threadIdx.x] = sum(v) + broadcast(v, 0);
}
#if 0
__device__ float gone(float v) { return anywarp::hip::shfl32(v, 0); }
#endif
