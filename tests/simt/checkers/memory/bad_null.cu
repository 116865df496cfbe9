// A pointer that was never set. EXIT: signal
__global__ void store(int* out) {
  out[threadIdx.x] = 1;  // EXPECT: memory error the kernel crashes: invalid memory access at address 0x0 (a null pointer)
}

int* volatile nowhere = nullptr;

int main() {
  store<<<1, 32>>>(nowhere);
  cudaDeviceSynchronize();
}
