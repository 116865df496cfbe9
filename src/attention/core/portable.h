// The generic bodies of this folder compile as host C++, CUDA and HIP; this is the one place that knows.
#pragma once

#if defined(__CUDACC__) || defined(__HIPCC__)
#define ANYWARP_HOST_DEVICE __host__ __device__ __forceinline__
#else
#define ANYWARP_HOST_DEVICE inline
#endif
