// Vector loads from addresses that their type does not allow.
#include <vector>

__global__ void pairs(const float* in, float2* out) {
  out[threadIdx.x] = *reinterpret_cast<const float2*>(in + 2 * threadIdx.x + 1);  // EXPECT: memory error the address is 4 bytes past a multiple of the 8
}

__global__ void vectors(const float* in, float* out) {
  out[threadIdx.x] = reinterpret_cast<const float4*>(in + 4 * threadIdx.x + 1)->z;  // EXPECT: memory error the address is 4 bytes past a multiple of the 16
}

__global__ void words(const char* in, int* out) {
  out[threadIdx.x] = *reinterpret_cast<const int*>(in + 2);  // EXPECT: memory error misaligned access: the address is 2 bytes past a multiple of the 4
}

int main() {
  std::vector<float> host(33, 1.0f);
  float *in, *out;
  cudaMalloc(&in, 33 * sizeof(float));
  cudaMalloc(&out, 8 * sizeof(float2));
  cudaMemcpy(in, host.data(), 33 * sizeof(float), cudaMemcpyHostToDevice);
  pairs<<<1, 8>>>(in, reinterpret_cast<float2*>(out));
  vectors<<<1, 8>>>(in, out);
  words<<<1, 8>>>(reinterpret_cast<const char*>(in), reinterpret_cast<int*>(out));
  cudaDeviceSynchronize();
  cudaFree(in);
  cudaFree(out);
}
