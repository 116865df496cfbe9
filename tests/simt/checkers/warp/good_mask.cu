// WARP: 64
// The same with 64 bits.
__global__ void bits(unsigned long long* out) {
  const unsigned lane = threadIdx.x;
  out[lane] = (1ull << lane) - 1;
}

int main() {
  unsigned long long* out;
  cudaMalloc(&out, 64 * sizeof(unsigned long long));
  bits<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  cudaFree(out);
}
