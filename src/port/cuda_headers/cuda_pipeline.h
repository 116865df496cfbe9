// Asynchronous copies to shared memory, in C.
#pragma once
#pragma GCC system_header
#include "cuda/pipeline"

__device__ void __pipeline_memcpy_async(void* to, const void* from, size_t size, size_t zero_fill = 0);
__device__ void __pipeline_commit();
__device__ void __pipeline_wait_prior(size_t n);
__device__ void __pipeline_arrive_on(void* barrier);
