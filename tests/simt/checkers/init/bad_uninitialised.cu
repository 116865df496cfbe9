// Shared memory that only half of the threads fill, and an accumulator that nobody zeroed.
#include <vector>

__global__ void sums(float* out) {
  __shared__ float tile[64];
  if (threadIdx.x < 48) tile[threadIdx.x] = 1.0f;
  __syncthreads();
  out[threadIdx.x] += tile[threadIdx.x];  // EXPECT: init error that nothing has written
}

__global__ void stale(float* out) {
  __shared__ float tile[32];
  if (blockIdx.x == 0) tile[threadIdx.x] = 1.0f;
  __syncthreads();
  if (blockIdx.x == 1) out[threadIdx.x] = tile[threadIdx.x];  // EXPECT: init error of the shared variable `tile`
}

int main() {
  float *out, *other;
  cudaMalloc(&out, 64 * sizeof(float));
  cudaMalloc(&other, 64 * sizeof(float));
  sums<<<1, 64>>>(out);
  stale<<<2, 32>>>(other);
  cudaDeviceSynchronize();
  cudaFree(out);
  cudaFree(other);
}
