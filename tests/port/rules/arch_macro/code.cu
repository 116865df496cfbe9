#include <cuda_runtime.h>
#include <cstdio>

template <int kArch>
__device__ int by_arch() { return kArch; }

__global__ void k(int* x) {
#ifdef __CUDA_ARCH__
  if (__CUDA_ARCH__ >= 800) x[0] = 1;
  if constexpr (__CUDA_ARCH__ < 700) x[1] = 2;
  x[2] = by_arch<__CUDA_ARCH__>();
#endif
}

int main() {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  std::printf("compute capability %d.%d, built with %d\n", prop.major, prop.minor, CUDART_VERSION);
  if (prop.major * 10 + prop.minor < 80) return 1;
  if (prop.major >= 9) return 2;
  int major = 0;
  cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, 0);
  return major;
}
