// Before CUDA 9, and wrappers with a default mask.
__device__ float old(float v) {
  v += __shfl_down(v, 16);
  v += __shfl_xor(v, 8, 16);
  return __all(v > 0.f) || __any(v < 0.f) ? v : __popc(__ballot(v > 1.f));
}

template <typename T>
__device__ __forceinline__ T shfl_xor(T value, int lane_mask, int width = warpSize, unsigned int mask = 0xffffffff) {
#if CUDA_VERSION >= 9000
  return __shfl_xor_sync(mask, value, lane_mask, width);
#else
  return __shfl_xor(value, lane_mask, width);
#endif
}

__device__ float half_warp(float v) {
  unsigned mask = 0xffffu;
  const unsigned everyone = ~0u;
  v += __shfl_xor_sync(everyone, v, 4, 16);
  return __shfl_sync(mask, v, 0, 16);
}
#define SHFL __shfl_xor_sync
