// All of one input, none of another, and a buffer that the host filled only to have it overwritten.
#include <vector>

__global__ void scale(const float* in, const float* unused, float* out, float* first) {
  out[threadIdx.x] = 2 * in[threadIdx.x];
  if (threadIdx.x == 0) *first = out[0];
}

int main() {
  std::vector<float> host(64, 1.0f);
  float *in, *unused, *out, *first;
  cudaMalloc(&in, 64 * sizeof(float));
  cudaMalloc(&unused, 64 * sizeof(float));
  cudaMalloc(&out, 64 * sizeof(float));
  cudaMalloc(&first, sizeof(float));
  for (float* p : {in, unused, out}) cudaMemcpy(p, host.data(), 64 * sizeof(float), cudaMemcpyHostToDevice);
  scale<<<1, 64>>>(in, unused, out, first);
  cudaDeviceSynchronize();
}
