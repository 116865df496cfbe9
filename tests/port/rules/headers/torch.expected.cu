#include <torch/extension.h>
#include <ATen/hip/HIPContext.h>
#include <c10/hip/HIPGuard.h>
#include <hip/hip_runtime.h>

__global__ void k(float* x) { x[blockIdx.x] = 0.f; }
