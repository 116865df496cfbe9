// anywarp: --rocm 5.7
#include <cuda_runtime.h>

bool on_device(const void* p) {
  cudaPointerAttributes attributes;
  if (cudaPointerGetAttributes(&attributes, p) != cudaSuccess) return false;
  return attributes.type == cudaMemoryTypeDevice;
}

void allocate(float** p, size_t n) { cudaHostAlloc(p, n, cudaHostAllocDefault); }
void launch(const cudaLaunchConfig_t* config, void* f, void** args) { cudaLaunchKernelExC(config, f, args); }
