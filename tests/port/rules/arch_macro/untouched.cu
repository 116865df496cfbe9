// __CUDA_ARCH__ >= 800 in a comment.
#include <hip/hip_runtime.h>

#if defined(__CUDACC__) || defined(__HIPCC__)
#define HD __host__ __device__
#endif

#ifdef USE_ROCM
constexpr int kTile = 64;
#elif __CUDA_ARCH__ >= 800
constexpr int kTile = 128;
#else
constexpr int kTile = 32;
#endif

#ifndef __HIP_PLATFORM_AMD__
#if __CUDA_ARCH__ >= 900
#define NEW 1
#endif
#endif

struct Version {
  int major, minor;
};
bool newer(Version v) { return v.major >= 8; }

__device__ int f() {
#if defined(__HIP_DEVICE_COMPILE__)
  return kTile;
#else
  return 0;
#endif
}
