#ifdef OLD_TOOLKIT
#include <hip/hip_runtime_api.h>
#else
#include <hip/hip_runtime.h>
#endif

#if __has_include(<hip/hip_fp8.h>) && !defined(NO_FP8)
#include <hip/hip_fp8.h>
#define HAS_FP8 1
#endif

#define FP16_HEADER <hip/hip_fp16.h>
#define BF16_HEADER "hip/hip_bf16.h"
#include FP16_HEADER
#  include BF16_HEADER

__device__ int answer() { return 42; }
