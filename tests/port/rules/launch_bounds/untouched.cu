#include <hip/hip_runtime.h>

__global__ void __launch_bounds__(256) one(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(1024, 1) single(float* x) { x[0] = 1.f; }
__global__ void __launch_bounds__(64, (64 * 16 + 255) / 256) converted(float* x) { x[0] = 1.f; }
