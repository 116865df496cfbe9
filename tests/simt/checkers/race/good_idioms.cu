// What looks like a race and is none: a flag that every thread sets to the same value, neighbouring bytes and halves, atomics,
// a sum that the last block to finish takes (fence, then atomic), launches one after another.
#include <cuda_fp16.h>

#include <vector>

__device__ unsigned finished;

__global__ void flags(const int* in, int* any, unsigned char* bytes, half* halves) {
  __shared__ int found;
  __shared__ unsigned char marks[64];
  if (threadIdx.x == 0) found = 0;
  __syncthreads();
  if (in[threadIdx.x] > 5) found = 1;
  marks[threadIdx.x] = threadIdx.x;
  __syncthreads();
  bytes[threadIdx.x] = marks[63 - threadIdx.x];
  halves[threadIdx.x] = __float2half(found);
  *any = 7;
}

__global__ void sum_blocks(const int* in, int* partial, int* total) {
  __shared__ int sum;
  __shared__ bool last;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  atomicAdd(&sum, in[threadIdx.x]);
  __syncthreads();
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = sum;
    __threadfence();
    last = atomicAdd(&finished, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    int all = 0;
    for (unsigned i = 0; i < gridDim.x; ++i) all += partial[i];
    *total = all;
  }
}

int main() {
  std::vector<int> host(64);
  for (int i = 0; i < 64; ++i) host[i] = i;
  int *in, *any, *partial, *total, result = 0;
  unsigned char* bytes;
  half* halves;
  cudaMalloc(&in, 64 * sizeof(int));
  cudaMalloc(&any, sizeof(int));
  cudaMalloc(&partial, 3 * sizeof(int));
  cudaMalloc(&total, sizeof(int));
  cudaMalloc(&bytes, 64);
  cudaMalloc(&halves, 64 * sizeof(half));
  cudaMemcpy(in, host.data(), 64 * sizeof(int), cudaMemcpyHostToDevice);
  flags<<<2, 64>>>(in, any, bytes, halves);
  flags<<<1, 64>>>(in, any, bytes, halves);
  sum_blocks<<<3, 64>>>(in, partial, total);
  cudaMemcpy(&result, total, sizeof(int), cudaMemcpyDeviceToHost);
  return result == 3 * 2016 ? 0 : 1;
}
