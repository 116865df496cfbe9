#include <cuda_runtime.h>

__global__ void k(float* x) { x[0] = 1.f; }

struct Settings {
  int cudaFuncSetAttribute(int kernel, int value, int bytes) { return kernel + value + bytes; }
};

int main() {
  cudaFuncSetAttribute((const void*)k, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);
  cudaFuncSetAttribute(reinterpret_cast<const void*>(&k), cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);
  int blocks = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, k, 256, 0);
  Settings settings;
  return settings.cudaFuncSetAttribute(1, 2, 3) + blocks;
}
