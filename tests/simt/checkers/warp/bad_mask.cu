// WARP: 64
// A 32-bit mask shifted by a lane number of a 64-lane wavefront.
__global__ void bits(unsigned* out) {
  const unsigned lane = threadIdx.x;
  const unsigned below = (1u << lane) - 1;  // EXPECT: warp warning shifts a 32-bit value by 32: lane masks of a 64-lane wavefront need 64 bits
  out[lane] = below;
}

int main() {
  unsigned* out;
  cudaMalloc(&out, 64 * sizeof(unsigned));
  bits<<<1, 64>>>(out);
  cudaDeviceSynchronize();
  cudaFree(out);
}
