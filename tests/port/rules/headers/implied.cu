// nvcc needs no include at all.
#include <cstdio>

__global__ void hello() { printf("hello from %d\n", threadIdx.x); }

int main() {
  hello<<<1, 32>>>();
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 1;
}
