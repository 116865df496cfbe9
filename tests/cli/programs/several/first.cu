#include "common.cuh"

static __constant__ int factor = 3;

static __global__ void kernel(int* out) { out[threadIdx.x] = twice(static_cast<int>(threadIdx.x)) * factor; }

void launch_first(int* out) { kernel<<<1, 32>>>(out); }
