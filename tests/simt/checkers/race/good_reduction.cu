// The reduction with its barriers; the last warp is left to __syncwarp.
#include <cstdio>
#include <vector>

__global__ void reduce(const float* in, float* out) {
  __shared__ float tile[256];
  const int i = threadIdx.x;
  tile[i] = in[blockIdx.x * 256 + i];
  __syncthreads();
  for (int stride = 128; stride >= 32; stride /= 2) {
    if (i < stride) tile[i] += tile[i + stride];
    __syncthreads();
  }
  if (i < 32) {
    for (int stride = 16; stride > 0; stride /= 2) {
      const float sum = tile[i] + tile[i + stride];
      __syncwarp();
      tile[i] = sum;
      __syncwarp();
    }
  }
  if (i == 0) out[blockIdx.x] = tile[0];
}

int main() {
  std::vector<float> host(512, 1.0f), sums(2);
  float *in, *out;
  cudaMalloc(&in, 512 * sizeof(float));
  cudaMalloc(&out, 2 * sizeof(float));
  cudaMemcpy(in, host.data(), 512 * sizeof(float), cudaMemcpyHostToDevice);
  reduce<<<2, 256>>>(in, out);
  cudaMemcpy(sums.data(), out, 2 * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(in);
  cudaFree(out);
  return sums[0] == 256.0f && sums[1] == 256.0f ? 0 : 1;
}
