#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

// cudaMalloc in a comment stays.
#define CUDA_CHECK(call)                                                                    \
  do {                                                                                      \
    cudaError_t status = (call);                                                            \
    if (status != cudaSuccess) {                                                            \
      fprintf(stderr, "%s:%d: cudaMalloc or so: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
      std::exit(1);                                                                         \
    }                                                                                       \
  } while (0)

template <typename T>
struct DeviceBuffer {
  explicit DeviceBuffer(size_t n) { CUDA_CHECK(cudaMalloc(&data, n * sizeof(T))); }
  ~DeviceBuffer() { cudaFree(data); }
  void upload(const T* host, size_t n, cudaStream_t stream = nullptr) {
    CUDA_CHECK(::cudaMemcpyAsync(data, host, n * sizeof(T), cudaMemcpyHostToDevice, stream));
  }
  T* data = nullptr;
};

__global__ void fill(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = rsqrtf(static_cast<float>(i + 1));
}

int main() {
  DeviceBuffer<float> buffer(1024);
  cudaEvent_t begin, end;
  CUDA_CHECK(cudaEventCreate(&begin));
  CUDA_CHECK(cudaEventCreate(&end, cudaEventDisableTiming));
  fill<<<4, 256>>>(buffer.data, 1024);
  CUDA_CHECK(cudaGetLastError());
  CUDA_CHECK(cudaDeviceSynchronize());
  float* pinned = nullptr;
  CUDA_CHECK(cudaMallocHost(&pinned, 4096));
  CUDA_CHECK(cudaFreeHost(pinned));
  struct cudaDeviceProp prop;
  CUDA_CHECK(cudaGetDeviceProperties(&prop, 0));
  std::printf("%s\n", prop.name);
  return 0;
}
