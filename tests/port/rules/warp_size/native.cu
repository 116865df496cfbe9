// anywarp: --warp native
constexpr int kWarpSize = 32;

__global__ void reduce(float* data) {
  __shared__ float sums[32];
  int lane = threadIdx.x % kWarpSize, warp = threadIdx.x / 32;
  float v = data[threadIdx.x];
  for (int offset = 16; offset > 0; offset /= 2) v += __shfl_down_sync(0xffffffff, v, offset);
  if (lane == 0) sums[warp] = v;
}

void run(float* data) { reduce<<<1, 8 * kWarpSize>>>(data); }
