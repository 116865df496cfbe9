// Everything up to the edges: whole allocations, pinned, managed and registered memory, unaligned rows through byte pointers.
#include <cstring>
#include <vector>

__global__ void fill(int* device, int* pinned, int* managed, const int* registered, char* bytes) {
  extern __shared__ int words[];
  __shared__ int last[33];
  const int i = threadIdx.x;
  words[i] = registered[i];
  words[i + 32] = registered[i + 32];
  last[i + 1] = i;
  if (i == 0) last[0] = -1;
  __syncthreads();
  device[i] = words[63 - i] + last[i % 33];
  pinned[i] = i;
  managed[i] += i;
  std::memcpy(bytes + 1 + 4 * i, &words[i], sizeof(int));
}

int main() {
  int *device, *pinned, *managed;
  char* bytes;
  std::vector<int> registered(64, 2);
  cudaMalloc(&device, 32 * sizeof(int));
  cudaMallocHost(&pinned, 32 * sizeof(int));
  cudaMallocManaged(&managed, 32 * sizeof(int));
  cudaMalloc(&bytes, 32 * sizeof(int) + 1);
  cudaHostRegister(registered.data(), 64 * sizeof(int), cudaHostRegisterDefault);
  for (int i = 0; i < 32; ++i) managed[i] = 1;
  cudaMemset(device, 0, 32 * sizeof(int));
  fill<<<1, 32, 64 * sizeof(int)>>>(device, pinned, managed, registered.data(), bytes);
  cudaDeviceSynchronize();
  const bool right = managed[31] == 32 && pinned[31] == 31;
  cudaHostUnregister(registered.data());
  cudaFree(device);
  cudaFreeHost(pinned);
  cudaFree(managed);
  cudaFree(bytes);
  cudaFree(nullptr);
  return right ? 0 : 1;
}
