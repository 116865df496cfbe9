#include <cuda_runtime.h>

bool on_device(const void* p) {
  hipPointerAttribute_t a;
  hipPointerGetAttributes(&a, p);
#if CUDART_VERSION >= 10000
  return a.type == hipMemoryTypeDevice;
#else
  return a.type == hipMemoryTypeDevice;
#endif
}
