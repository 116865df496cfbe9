// Two halves of a block meet at two different barriers.
__global__ void halves(int* out) {
  if (threadIdx.x < 32) {
    __syncthreads();
    out[threadIdx.x] = 1;
  } else {
    out[threadIdx.x] = 2;
    __syncthreads();  // EXPECT: sync warning threads of a block meet at different __syncthreads calls
  }
}

int main() {
  int* out;
  cudaMalloc(&out, 64 * sizeof(int));
  halves<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  cudaFree(out);
}
