// Exactly 64 KiB.
__global__ void fits(int* out) {
  extern __shared__ int words[];
  words[threadIdx.x] = threadIdx.x;
  out[threadIdx.x] = words[threadIdx.x];
}

int main() {
  int* out;
  cudaMalloc(&out, 32 * sizeof(int));
  cudaFuncSetAttribute(fits, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * 1024);
  fits<<<1, 32, 64 * 1024>>>(out);
  cudaDeviceSynchronize();
  cudaFree(out);
}
