#include "common.cuh"

namespace {
__constant__ int factor = 5;
// The same name as in first.cu.
__global__ void kernel(int* out) { out[threadIdx.x] += twice(1) * factor; }
}  // namespace

void launch_second(int* out, cudaStream_t stream) { kernel<<<1, 32, 0, stream>>>(out); }
