// A kernel that follows a pointer to the host's memory, and a host that follows one to the device's.
#include <vector>

__global__ void copy(const int* in, int* out) {
  out[threadIdx.x] = in[threadIdx.x];  // EXPECT: memory error reads 4 bytes of the host's memory
}

int main() {
  std::vector<int> host(32, 1);
  int* out;
  cudaMalloc(&out, 32 * sizeof(int));
  copy<<<1, 32>>>(host.data(), out);
  cudaDeviceSynchronize();
  const int first = out[0];  // EXPECT: memory error the host reads 4 bytes of the 128-byte device allocation
  cudaMemcpy(host.data(), out, 33 * sizeof(int), cudaMemcpyDeviceToHost);  // EXPECT: memory error a copy of 132 bytes goes past the end of the 128-byte allocation
  cudaFree(out);
  return first == 1 ? 0 : 1;
}
