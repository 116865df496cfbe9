// A tile that is refilled while other threads still read it: the barrier at the end of the loop is missing.
#include <vector>

__global__ void sums(const float* in, float* out, int tiles) {
  __shared__ float tile[128];
  float sum = 0;
  for (int k = 0; k < tiles; ++k) {
    tile[threadIdx.x] = in[k * 128 + threadIdx.x];  // EXPECT: race error with no barrier between
    __syncthreads();
    for (int i = 0; i < 128; ++i) sum += tile[i];
  }
  out[threadIdx.x] = sum;
}

int main() {
  std::vector<float> host(512, 1.0f);
  float *in, *out;
  cudaMalloc(&in, 512 * sizeof(float));
  cudaMalloc(&out, 128 * sizeof(float));
  cudaMemcpy(in, host.data(), 512 * sizeof(float), cudaMemcpyHostToDevice);
  sums<<<1, 128>>>(in, out, 4);
  cudaDeviceSynchronize();
  cudaFree(in);
  cudaFree(out);
}
