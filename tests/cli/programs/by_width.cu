// Right at 32 only: the sum of a warp is taken for the sum of 32.
// EXPECT32: 496
// EXPECT64: 2016

#include <cstdio>

__global__ void sum(int* out) {
  int value = threadIdx.x;
  for (int step = warpSize / 2; step > 0; step /= 2) value += __shfl_down_sync(~0ull, value, step, warpSize);
  if (threadIdx.x == 0) *out = value;
}

int main() {
  int* out;
  cudaMallocManaged(&out, sizeof(int));
  sum<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  printf("%d\n", *out);
}
