#include <hip/hip_runtime.h>
#include <cmath>
#include <cstdio>

// Names of the project's own that CUDA has too.
namespace mine {
struct Allocator {
  void* cudaMalloc(size_t n) { return ::operator new(n); }
  int memoryType = 0;
};
inline int cudaFree(void*) { return 0; }
}  // namespace mine

enum class Backend { cudaSuccess, cpu };

__device__ float norm(float x, float y) { return sqrtf(x * x + y * y) + __expf(x) + max(1, 2); }

int main() {
  mine::Allocator allocator;
  void* p = allocator.cudaMalloc(4);
  std::printf("cudaMalloc %d\n", allocator.memoryType + mine::cudaFree(p));
  return static_cast<int>(Backend::cudaSuccess);
}
