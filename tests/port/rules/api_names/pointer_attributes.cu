#include <cuda_runtime.h>

bool on_device(const void* p) {
  cudaPointerAttributes a;
  cudaPointerGetAttributes(&a, p);
#if CUDART_VERSION >= 10000
  return a.type == cudaMemoryTypeDevice;
#else
  return a.memoryType == cudaMemoryTypeDevice;
#endif
}
