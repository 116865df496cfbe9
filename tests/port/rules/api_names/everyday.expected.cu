#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

// cudaMalloc in a comment stays.
#define CUDA_CHECK(call)                                                                    \
  do {                                                                                      \
    hipError_t status = (call);                                                            \
    if (status != hipSuccess) {                                                            \
      fprintf(stderr, "%s:%d: cudaMalloc or so: %s\n", __FILE__, __LINE__, hipGetErrorString(status)); \
      std::exit(1);                                                                         \
    }                                                                                       \
  } while (0)

template <typename T>
struct DeviceBuffer {
  explicit DeviceBuffer(size_t n) { CUDA_CHECK(hipMalloc(&data, n * sizeof(T))); }
  ~DeviceBuffer() { hipFree(data); }
  void upload(const T* host, size_t n, hipStream_t stream = nullptr) {
    CUDA_CHECK(::hipMemcpyAsync(data, host, n * sizeof(T), hipMemcpyHostToDevice, stream));
  }
  T* data = nullptr;
};

__global__ void fill(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = rsqrtf(static_cast<float>(i + 1));
}

int main() {
  DeviceBuffer<float> buffer(1024);
  hipEvent_t begin, end;
  CUDA_CHECK(hipEventCreate(&begin));
  CUDA_CHECK(hipEventCreateWithFlags(&end, hipEventDisableTiming));
  fill<<<4, 256>>>(buffer.data, 1024);
  CUDA_CHECK(hipGetLastError());
  CUDA_CHECK(hipDeviceSynchronize());
  float* pinned = nullptr;
  CUDA_CHECK(hipHostMalloc(&pinned, 4096));
  CUDA_CHECK(hipHostFree(pinned));
  struct hipDeviceProp_t prop;
  CUDA_CHECK(hipGetDeviceProperties(&prop, 0));
  std::printf("%s\n", prop.name);
  return 0;
}
