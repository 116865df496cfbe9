// A histogram that is read before the barrier.
#include <vector>

__global__ void histogram(const int* in, int* out) {
  __shared__ int bins[8];
  if (threadIdx.x < 8) bins[threadIdx.x] = 0;
  __syncthreads();
  atomicAdd(&bins[in[threadIdx.x] % 8], 1);  // EXPECT: race error atomically updates
  if (threadIdx.x < 8) out[threadIdx.x] = bins[threadIdx.x];  // EXPECT: race error atomically updates
}

int main() {
  std::vector<int> host(128);
  for (int i = 0; i < 128; ++i) host[i] = 127 - i;
  int *in, *out;
  cudaMalloc(&in, 128 * sizeof(int));
  cudaMalloc(&out, 8 * sizeof(int));
  cudaMemcpy(in, host.data(), 128 * sizeof(int), cudaMemcpyHostToDevice);
  histogram<<<1, 128>>>(in, out);
  cudaDeviceSynchronize();
  cudaFree(in);
  cudaFree(out);
}
