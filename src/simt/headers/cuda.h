// The driver API is not provided: programs that include cuda.h for its version or its handle types find those here.
#pragma once
#include "../intrinsics/runtime_cuda.h"

#define CUDA_VERSION CUDART_VERSION

typedef unsigned long long CUdeviceptr;
typedef int CUdevice;
typedef cudaStream_t CUstream;
typedef cudaEvent_t CUevent;
