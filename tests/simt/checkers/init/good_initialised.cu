// All the ways in which memory comes to be written: copies, memset, kernels, structs with padding.
#include <vector>

struct Pair {
  char tag;
  int value;
};

__global__ void make(Pair* pairs) {
  pairs[threadIdx.x].tag = 'a';
  pairs[threadIdx.x].value = threadIdx.x;
}

__global__ void use(const Pair* pairs, const int* zeros, const int* ones, int* out) {
  __shared__ Pair tile[32];
  tile[threadIdx.x] = pairs[threadIdx.x];
  __syncthreads();
  const Pair mine = tile[31 - threadIdx.x];
  out[threadIdx.x] = mine.value + mine.tag + zeros[threadIdx.x] + ones[threadIdx.x];
}

int main() {
  std::vector<int> host(32, 1);
  Pair *pairs, *copied;
  int *zeros, *ones, *out;
  cudaMalloc(&pairs, 32 * sizeof(Pair));
  cudaMalloc(&copied, 32 * sizeof(Pair));
  cudaMalloc(&zeros, 32 * sizeof(int));
  cudaMalloc(&ones, 32 * sizeof(int));
  cudaMalloc(&out, 32 * sizeof(int));
  cudaMemset(zeros, 0, 32 * sizeof(int));
  cudaMemcpy(ones, host.data(), 32 * sizeof(int), cudaMemcpyHostToDevice);
  make<<<1, 32>>>(pairs);
  cudaMemcpy(copied, pairs, 32 * sizeof(Pair), cudaMemcpyDeviceToDevice);
  use<<<1, 32>>>(copied, zeros, ones, out);
  cudaDeviceSynchronize();
}
