// __global__ void in_a_comment(float* x) { x[0] = __shfl_sync(0xffffffff, x[0], 1); }
#include <cstdio>

__global__ void k(float* x) { x[0] = 1.f; }

void say() {
  std::printf("%s is not __global__\n", "k");
  std::printf("cudaMalloc failed");
}
