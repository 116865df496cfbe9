#ifdef OLD_TOOLKIT
#include <cuda_runtime_api.h>
#else
#include <cuda_runtime.h>
#endif

#if __has_include(<cuda_fp8.h>) && !defined(NO_FP8)
#include <cuda_fp8.h>
#define HAS_FP8 1
#endif

#define FP16_HEADER <cuda_fp16.h>
#define BF16_HEADER "cuda_bf16.h"
#include FP16_HEADER
#  include BF16_HEADER

__device__ int answer() { return 42; }
