// A mask of 64 columns of which only the first tile's 16 are ever looked at.
#include <vector>

__global__ void add_mask(const float* mask, float* out, int columns) {
  float sum = 0;
  for (int tile = 0; tile < columns; tile += 16)
    for (int k = 0; k < 16; ++k) sum += mask[threadIdx.x * columns + k];  // EXPECT: unread warning kernels read only 25% of the 8192 bytes that the host put into the allocation made at bad_mask_first_tile.cu:14: 64 bytes of every 256
  out[threadIdx.x] = sum;
}

int main() {
  std::vector<float> host(32 * 64, 1.0f);
  float *mask, *out;
  cudaMalloc(&mask, 32 * 64 * sizeof(float));
  cudaMalloc(&out, 32 * sizeof(float));
  cudaMemcpy(mask, host.data(), 32 * 64 * sizeof(float), cudaMemcpyHostToDevice);
  add_mask<<<1, 32>>>(mask, out, 64);
  cudaDeviceSynchronize();
  cudaFree(mask);
  cudaFree(out);
}
