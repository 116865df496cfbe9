// A tree reduction that forgets the barrier inside its loop.
#include <cstdio>
#include <vector>

__global__ void reduce(const float* in, float* out) {
  __shared__ float tile[256];
  const int i = threadIdx.x;
  tile[i] = in[blockIdx.x * 256 + i];
  __syncthreads();
  for (int stride = 128; stride > 0; stride /= 2) {
    if (i < stride) tile[i] += tile[i + stride];  // EXPECT: race error another thread
  }
  if (i == 0) out[blockIdx.x] = tile[0];
}

int main() {
  std::vector<float> host(512, 1.0f);
  float *in, *out;
  cudaMalloc(&in, 512 * sizeof(float));
  cudaMalloc(&out, 2 * sizeof(float));
  cudaMemcpy(in, host.data(), 512 * sizeof(float), cudaMemcpyHostToDevice);
  reduce<<<2, 256>>>(in, out);
  cudaDeviceSynchronize();
  cudaFree(in);
  cudaFree(out);
}
