// Vector loads from addresses that their type does not allow.
#include <vector>

__global__ void vectors(const float* in, float4* out) {
  out[threadIdx.x] = *reinterpret_cast<const float4*>(in + 4 * threadIdx.x + 1);  // EXPECT: memory error misaligned access
}

__global__ void words(const char* in, int* out) {
  out[threadIdx.x] = *reinterpret_cast<const int*>(in + 2);  // EXPECT: memory error misaligned access: the address is 2 bytes past a multiple of the 4
}

int main() {
  std::vector<float> host(33, 1.0f);
  float* in;
  float4* out;
  cudaMalloc(&in, 33 * sizeof(float));
  cudaMalloc(&out, 8 * sizeof(float4));
  cudaMemcpy(in, host.data(), 33 * sizeof(float), cudaMemcpyHostToDevice);
  vectors<<<1, 8>>>(in, out);
  words<<<1, 8>>>(reinterpret_cast<const char*>(in), reinterpret_cast<int*>(out));
  cudaDeviceSynchronize();
  cudaFree(in);
  cudaFree(out);
}
