#include <cuda_runtime.h>

#define MAX_THREADS 512
#define BOUNDS(threads, blocks) __launch_bounds__(threads, blocks)
constexpr int kBlocks = 3;

__global__ void __launch_bounds__(256) one(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(64, 16) many(float* x) { x[0] = 1.f; }
__global__ __launch_bounds__(MAX_THREADS, kBlocks) void named(float* x) { x[0] = 1.f; }

template <int kThreads, int kMinBlocks>
__global__ void __launch_bounds__(kThreads * 2, kMinBlocks + 1) dependent(float* x) { x[0] = 1.f; }

BOUNDS(128, 4) __global__ void in_macro(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(128, 2, 4) cluster(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(1024, 1) single(float* x) { x[0] = 1.f; }
