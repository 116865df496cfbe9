#include <cuda_fp16.h>
#define FULL_MASK 0xffffffff
#define WARP_SUM(v) v += __shfl_xor_sync(FULL_MASK, v, 1)

__device__ float sum(float v) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(0xffffffffu, v, o);
  return v;
}
__device__ half2 sum(half2 v) { return __hadd2(v, __shfl_down_sync(FULL_MASK, v, 8, 16)); }

template <typename T>
__device__ T broadcast(T v, int from) {
  return __shfl_sync(~0u, v, from, 32);
}

__global__ void kernel(float* out, int n) {
  float v = out[threadIdx.x];
  WARP_SUM(v);
  const unsigned active = __ballot_sync(FULL_MASK, threadIdx.x < n);
  if (threadIdx.x < n) v = __shfl_down_sync(active, v, 1);
  v += __shfl_up_sync(__activemask(), v, 1);
  unsigned m = -1;
  v += __shfl_sync(m++, v, 0);
  __syncwarp();
  __syncwarp(active);
  out[threadIdx.x] = sum(v) + broadcast(v, 0);
}
#if 0
__device__ float gone(float v) { return __shfl_sync(FULL_MASK, v, 0); }
#endif
