// Barriers in uniform branches, in a loop that the compiler unrolls, and after an early return.
__global__ void barriers(int* out, int n) {
  __shared__ int tile[64];
  const int i = threadIdx.x;
  if (i >= n) return;
  tile[i] = i;
  if (blockIdx.x == 0) {
    __syncthreads();
  } else {
    tile[i] = 2 * i;
    __syncthreads();
  }
#pragma unroll
  for (int k = 0; k < 4; ++k) {
    const int other = tile[(i + k) % n];
    __syncthreads();
    tile[i] += other;
    __syncthreads();
  }
  out[blockIdx.x * 64 + i] = tile[i];
}

int main() {
  int* out;
  cudaMalloc(&out, 128 * sizeof(int));
  barriers<<<2, 64>>>(out, 50);
  cudaDeviceSynchronize();
  cudaFree(out);
}
