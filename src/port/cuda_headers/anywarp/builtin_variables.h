// threadIdx and its kin, as the constant objects that they are in CUDA.
#pragma once
#pragma GCC system_header
#include "vector_types.h"

extern const __device__ uint3 threadIdx;
extern const __device__ uint3 blockIdx;
extern const __device__ dim3 blockDim;
extern const __device__ dim3 gridDim;
extern const __device__ int warpSize;
