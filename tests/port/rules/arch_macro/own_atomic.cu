#include <cuda_fp16.h>
#include <cuda_runtime.h>

#if __CUDA_ARCH__ < 600
__device__ double atomicAdd(double* address, double value) {
  unsigned long long* bits = (unsigned long long*)address;
  unsigned long long old = *bits, assumed;
  do {
    assumed = old;
    old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}
#endif

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
#else
__device__ inline void atomicAdd(__half* address, __half value) { *address = __hadd(*address, value); }
#endif
