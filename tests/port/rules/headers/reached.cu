#include "reached_common.cuh"

__global__ void k(int* x) { x[threadIdx.x] = 1; }
