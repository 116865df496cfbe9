// 79 KiB of shared memory, as a GPU of NVIDIA's allows when asked.
__global__ void big(int* out) {
  extern __shared__ int words[];
  __shared__ int more[256];
  words[threadIdx.x] = more[threadIdx.x] = threadIdx.x;
  out[threadIdx.x] = words[threadIdx.x] + more[threadIdx.x];
}

int main() {
  int* out;
  cudaMalloc(&out, 32 * sizeof(int));
  cudaFuncSetAttribute(big, cudaFuncAttributeMaxDynamicSharedMemorySize, 78 * 1024);
  big<<<1, 32, 78 * 1024>>>(out);  // EXPECT: lds error a block needs 79 KiB of shared memory where gfx942 has 64 KiB (1024 bytes in variables, 79872 asked for by the launch)
  cudaDeviceSynchronize();
  cudaFree(out);
}
