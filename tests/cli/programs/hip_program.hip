// EXPECT: ok
// EXPECT32: gfx1100
// EXPECT64: gfx90a

#include <hip/hip_runtime.h>

#include <cstdio>

#define HIP_CHECK(call)                                                   \
  if (hipError_t error = (call); error != hipSuccess) {                   \
    fprintf(stderr, "line %d: %s\n", __LINE__, hipGetErrorString(error)); \
    return 1;                                                             \
  }

__constant__ int offset;

template <typename T>
__global__ void add(const T* a, const T* b, T* c, int count) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (i < count) c[i] = a[i] + b[i] + offset;
}

__global__ void reversed(int* data) {
  HIP_DYNAMIC_SHARED(int, kept);
  kept[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = kept[blockDim.x - 1 - threadIdx.x];
}

__global__ void wave(int* data) {
  const unsigned long long vote = __ballot(threadIdx.x % 2 == 0);
  if (threadIdx.x == 0) data[0] = __popcll(vote) + __shfl_xor(0, 1);
}

int main() {
  const int count = 100;
  int host[count], *a, *b, *c;
  for (int i = 0; i < count; ++i) host[i] = i;
  const int one = 1;
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(offset), &one, sizeof one));
  HIP_CHECK(hipMalloc(&a, sizeof host));
  HIP_CHECK(hipMalloc(&b, sizeof host));
  HIP_CHECK(hipMalloc(&c, sizeof host));
  HIP_CHECK(hipMemcpy(a, host, sizeof host, hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(b, host, sizeof host, hipMemcpyHostToDevice));
  hipLaunchKernelGGL(add<int>, dim3((count + 63) / 64), dim3(64), 0, 0, a, b, c, count);
  HIP_CHECK(hipGetLastError());
  hipLaunchKernelGGL((add<int>), dim3(2), dim3(64), 0, nullptr, c, b, c, count);
  reversed<<<1, count, count * sizeof(int)>>>(c);
  HIP_CHECK(hipDeviceSynchronize());
  HIP_CHECK(hipMemcpy(host, c, sizeof host, hipMemcpyDeviceToHost));
  const bool right = host[0] == 3 * 99 + 2 && host[99] == 2;
  hipLaunchKernelGGL(wave, 1, 64, 0, 0, c);
  HIP_CHECK(hipMemcpy(host, c, sizeof(int), hipMemcpyDeviceToHost));
  hipDeviceProp_t properties;
  HIP_CHECK(hipGetDeviceProperties(&properties, 0));
  const bool wide = host[0] == properties.warpSize / 2;
  HIP_CHECK(hipFree(a));
  puts(properties.gcnArchName);
  puts(right && wide ? "ok" : "wrong");
  return right && wide ? 0 : 1;
}
