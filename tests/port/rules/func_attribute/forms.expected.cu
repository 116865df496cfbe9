#include <cuda_runtime.h>

#define CHECK(call) \
  do {              \
    (void)(call);   \
  } while (0)
#define SET_SMEM(kernel, bytes) cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)

template <int kDim, int kTile, typename T>
__global__ void attention(const T* q, T* out) {
  extern __shared__ float tiles[];
  out[threadIdx.x] = q[threadIdx.x] + static_cast<T>(tiles[kDim % kTile]);
}
__global__ void plain(float* x) { x[0] = 1.f; }

namespace kernels {
__global__ void scaled(float* x, float a) { x[0] *= a; }
}  // namespace kernels

template <typename T, bool kCausal>
void launch(const T* q, T* out, int bytes) {
  CHECK(cudaFuncSetAttribute(reinterpret_cast<const void*>(&attention<(kCausal ? 64 : 128), 32, T>), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  auto kernel = &attention<64, 32, T>;
  cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
  kernel<<<1, 64, bytes>>>(q, out);
}

template <typename Kernel>
int blocks_of(Kernel kernel) {
  cudaFuncAttributes attributes;
  CHECK(cudaFuncGetAttributes(&attributes, reinterpret_cast<const void*>(kernel)));
  int blocks = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, 256, 0);
  return blocks + attributes.numRegs;
}

int main() {
  CHECK(cudaFuncSetAttribute(reinterpret_cast<const void*>(&plain), cudaFuncAttributePreferredSharedMemoryCarveout, 50));
  cudaFuncSetCacheConfig(reinterpret_cast<const void*>(&kernels::scaled), cudaFuncCachePreferShared);
  cudaFuncSetAttribute(reinterpret_cast<const void*>(&plain), cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);
  cudaFuncSetAttribute(
      reinterpret_cast<const void*>(&attention<64,
                32, float>),
      cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);
  SET_SMEM((attention<64, 32, float>), 2048);
  launch<float, true>(nullptr, nullptr, 1024);
  void* arguments[] = {nullptr};
  cudaLaunchKernel(reinterpret_cast<const void*>(&plain), dim3(1), dim3(32), arguments, 0, nullptr);
  cudaLaunchKernel((void*)kernels::scaled, dim3(1), dim3(32), arguments, 0, nullptr);
#ifdef LATER
  cudaFuncSetAttribute(reinterpret_cast<const void*>(&attention<128, 16, double>), cudaFuncAttributeMaxDynamicSharedMemorySize, 4096);
#endif
  return blocks_of(plain);
}
