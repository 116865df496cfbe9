// The last steps of a reduction without __syncwarp: it relies on the lanes of a warp running in lock-step.
#include <vector>

__device__ void last_warp(volatile float* tile, int lane) {
  tile[lane] += tile[lane + 16];  // EXPECT: race warning another lane of the warp
  tile[lane] += tile[lane + 8];  // EXPECT: race warning another lane of the warp
  tile[lane] += tile[lane + 4];  // EXPECT: race warning another lane of the warp
}

__global__ void reduce(const float* in, float* out) {
  __shared__ float tile[64];
  tile[threadIdx.x] = in[threadIdx.x];
  tile[threadIdx.x + 32] = 0;
  __syncthreads();
  last_warp(tile, threadIdx.x);
  __syncthreads();
  if (threadIdx.x == 0) *out = tile[0] + tile[1] + tile[2] + tile[3];
}

int main() {
  std::vector<float> host(32);
  for (int i = 0; i < 32; ++i) host[i] = 1.0f + i;
  float *in, *out;
  cudaMalloc(&in, 32 * sizeof(float));
  cudaMalloc(&out, sizeof(float));
  cudaMemcpy(in, host.data(), 32 * sizeof(float), cudaMemcpyHostToDevice);
  reduce<<<1, 32>>>(in, out);
  cudaDeviceSynchronize();
  cudaFree(in);
  cudaFree(out);
}
