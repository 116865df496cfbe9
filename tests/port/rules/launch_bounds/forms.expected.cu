#include <cuda_runtime.h>

#define MAX_THREADS 512
#define BOUNDS(threads, blocks) __launch_bounds__(threads, (threads * blocks + 255) / 256)
constexpr int kBlocks = 3;

__global__ void __launch_bounds__(256) one(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(64, (64 * 16 + 255) / 256) many(float* x) { x[0] = 1.f; }
__global__ __launch_bounds__(MAX_THREADS, (MAX_THREADS * kBlocks + 255) / 256) void named(float* x) { x[0] = 1.f; }

template <int kThreads, int kMinBlocks>
__global__ void __launch_bounds__(kThreads * 2, ((kThreads * 2) * (kMinBlocks + 1) + 255) / 256) dependent(float* x) { x[0] = 1.f; }

BOUNDS(128, 4) __global__ void in_macro(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(128, (128 * 2 + 255) / 256) cluster(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(1024, 1) single(float* x) { x[0] = 1.f; }
