#include <cuda_runtime.h>

__global__ void k(float* x) {
  __shared__ float a[64][64];
  extern __shared__ float rest[];
  x[0] = a[threadIdx.x][0] + rest[0];
}

int main() {
  float* x = nullptr;
  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 48 * 1024);
  k<<<1, 64, 48 * 1024>>>(x);
  k<<<1, 64>>>(x);
  return 0;
}
