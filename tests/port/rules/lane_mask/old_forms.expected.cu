#include "anywarp_compat/warp.h"
// Before CUDA 9, and wrappers with a default mask.
__device__ float old(float v) {
  v += __shfl_down(v, 16, 32);
  v += __shfl_xor(v, 8, 16);
  return anywarp::hip::all32(v > 0.f) || anywarp::hip::any32(v < 0.f) ? v : __popc(anywarp::hip::ballot32(v > 1.f));
}

template <typename T>
__device__ __forceinline__ T shfl_xor(T value, int lane_mask, int width = warpSize, unsigned int mask = 0xffffffff) {
#if CUDA_VERSION >= 9000
  return anywarp::hip::shfl_xor32(value, lane_mask, width);
#else
  return __shfl_xor(value, lane_mask, width);
#endif
}

__device__ float half_warp(float v) {
  unsigned mask = 0xffffu;
  const unsigned everyone = ~0u;
  v += __shfl_xor(v, 4, 16);
  return __shfl(v, 0, 16);
}
#define SHFL(mask, ...) anywarp::hip::shfl_xor32(__VA_ARGS__)
