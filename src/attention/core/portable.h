// The generic bodies of this folder compile as host C++, CUDA and HIP; this is the one place that knows.
//
//   ANYWARP_HOST_DEVICE   for both sides
//   ANYWARP_DEVICE        for what only a GPU runs, or the engine, where inlining all of it costs its compiler eight
//                         times as long
//   ANYWARP_RARE          a rare path that must not cost the usual one registers: a call on NVIDIA; inlined on AMD,
//                         where a call needs a stack
//   ANYWARP_PARAMETER     of a kernel: read where it lies, never copied
#pragma once

#if defined(__HIPCC__)
#include <hip/hip_runtime.h>  // Which HIP's compiler, unlike nvcc, does not include by itself.
#endif

#if (defined(__CUDACC__) || defined(__HIPCC__)) && !defined(ANYWARP_SIMT)
#define ANYWARP_HOST_DEVICE __host__ __device__ __forceinline__
#define ANYWARP_DEVICE __device__ __forceinline__
#else
#define ANYWARP_HOST_DEVICE inline
#define ANYWARP_DEVICE inline
#endif

#if defined(__CUDACC__) && !defined(__HIPCC__)
#define ANYWARP_RARE __device__ __noinline__
#else
#define ANYWARP_RARE ANYWARP_DEVICE
#endif

#if defined(__CUDACC__) && !defined(__HIPCC__)
#define ANYWARP_PARAMETER const __grid_constant__
#else
#define ANYWARP_PARAMETER const
#endif
