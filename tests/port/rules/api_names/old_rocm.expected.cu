// anywarp: --rocm 5.7
#include <cuda_runtime.h>

bool on_device(const void* p) {
  hipPointerAttribute_t attributes;
  if (hipPointerGetAttributes(&attributes, p) != hipSuccess) return false;
  return attributes.memoryType == hipMemoryTypeDevice;
}

void allocate(float** p, size_t n) { hipHostMalloc(p, n, hipHostMallocDefault); }
void launch(const cudaLaunchConfig_t* config, void* f, void** args) { cudaLaunchKernelExC(config, f, args); }
