// Neighbouring halves of one word by different threads are no conflict; the same half is.
#include <cuda_fp16.h>

__global__ void halves(half* out) {
  __shared__ half tile[128];
  tile[threadIdx.x] = __float2half(threadIdx.x);
  tile[(threadIdx.x + 64) % 128] = __float2half(1.0f);  // EXPECT: race error another thread writes with no barrier between
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x];
}

int main() {
  half* out;
  cudaMalloc(&out, 128 * sizeof(half));
  halves<<<1, 128>>>(out);
  cudaDeviceSynchronize();
  cudaFree(out);
}
