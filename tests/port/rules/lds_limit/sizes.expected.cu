#include <cuda_runtime.h>

#define CHECK(call) (void)(call)

struct Tile {
  float rows[64][80];
};

__global__ void fixed(float* x) {
  __shared__ float a[128][128];
  __shared__ Tile b;
  x[0] = a[threadIdx.x][0] + b.rows[0][0];
}

template <int kDim, int kTile>
__global__ void flexible(float* x) {
  extern __shared__ float tiles[];
  x[0] = tiles[kDim * kTile - 1];
}

template <int kDim, int kTile>
void launch(float* x) {
  constexpr int kBytes = kDim * kTile * sizeof(float) * 2;
  CHECK(cudaFuncSetAttribute(flexible<kDim, kTile>, cudaFuncAttributeMaxDynamicSharedMemorySize, kBytes));
  flexible<kDim, kTile><<<1, 128, kBytes>>>(x);
}

int main() {
  float* x = nullptr;
  launch<128, 64>(x);
  launch<128, 79>(x);
  size_t bytes = 79 * 1024;
  cudaFuncSetAttribute(flexible<64, 64>, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  flexible<64, 64><<<1, 128, bytes>>>(x);
  int asked = 0;
  cudaDeviceGetAttribute(&asked, cudaDevAttrMaxSharedMemoryPerBlockOptin, 0);
  cudaFuncSetAttribute(flexible<64, 64>, cudaFuncAttributeMaxDynamicSharedMemorySize, asked - 1024);
  cudaFuncSetAttribute(fixed, cudaFuncAttributePreferredSharedMemoryCarveout, 100);
  cudaFuncSetAttribute(fixed, cudaFuncAttributePreferredSharedMemoryCarveout, -1);
  fixed<<<1, 128>>>(x);
#ifdef HUGE_TILES
  cudaFuncSetAttribute(flexible<64, 64>, cudaFuncAttributeMaxDynamicSharedMemorySize, 96 * 1024);
  flexible<64, 64><<<1, 128, 164 * 1024>>>(x);
#endif
  return 0;
}
