// Kernels without fragments: warpSize is the width of their warps, 32.
__global__ void kernel(float* data) {
  const int lane = threadIdx.x % 32;
  for (int offset = 32 / 2; offset > 0; offset /= 2) data[lane] += offset;
}
#define LANE (threadIdx.x & (32 - 1))

int warps_of(int threads) {
  cudaDeviceProp prop;
  cudaGetDeviceProperties(&prop, 0);
  return threads / prop.warpSize;
}
