// Some lanes wait at the block's barrier, the others at a shuffle that names them all. EXIT: 120
__global__ void wait(int* out) {
  int value = threadIdx.x;
  if (threadIdx.x % 32 == 0)
    __syncthreads();  // EXPECT: sync error deadlock: 64 threads wait for each other
  else
    value = __shfl_sync(0xffffffff, value, 1);
  out[threadIdx.x] = value;
}

int main() {
  int* out;
  cudaMalloc(&out, 64 * sizeof(int));
  wait<<<1, 64>>>(out);
  cudaDeviceSynchronize();
}
