#include <cuda_fp16.h>
#include <cuda_runtime.h>

#if defined(__CUDACC__)
#define HD __host__ __device__
#else
#define HD
#endif

#ifdef __CUDA_ARCH__
#define ON_DEVICE 1
#endif
#ifndef __CUDA_ARCH__
#define ON_HOST 1
#endif

HD inline int sum(int a, int b) {
#if __CUDA_ARCH__
  return __mul24(a, 1) + b;
#else
  return a + b;
#endif
}

__device__ float load(const float* p) {
#if __CUDA_ARCH__ >= 350
  return __ldg(p);
#else
  return *p;
#endif
}

__device__ void half_math(__half* x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 530
  *x = __hadd(*x, *x);
#elif defined(__CUDA_ARCH__) && (__CUDA_ARCH__ < 530)
  *x = __float2half(2.f * __half2float(*x));
#endif
#if !defined(__CUDA_ARCH__) || (__CUDA_ARCH__ >= 600)  // Pascal and later.
  *x = __hmul(*x, *x);
#endif
#if (__CUDA_ARCH__ < 700) && \
    !defined(NO_FALLBACK)
  *x = __float2half(0.f);
#endif
#if 800 <= __CUDA_ARCH__
  *x = __hneg(*x);
#endif
#if __CUDA_ARCH__ == 750
  *x = __float2half(75.f);
#endif
#if __CUDA_ARCH__ / 100 >= 8
  *x = __float2half(80.f);
#endif
}

#if CUDART_VERSION >= 11000
#include <cub/cub.cuh>
#elif defined(CUDA_VERSION) && CUDA_VERSION < 9000
#error "too old"
#endif
#if (__CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__ * 10) >= 1120
#define HAS_ASYNC_ALLOC 1
#endif
#ifdef __NVCC__
#define RESTRICT __restrict__
#endif
#define HAS_BF16 (__CUDA_ARCH__ >= 800)
