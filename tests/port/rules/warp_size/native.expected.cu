#include "anywarp_compat/warp.h"
// anywarp: --warp native
constexpr int kWarpSize = anywarp::hip::warp_size;

__global__ void reduce(float* data) {
  __shared__ float sums[32];
  int lane = threadIdx.x % kWarpSize, warp = threadIdx.x / anywarp::hip::warp_size;
  float v = data[threadIdx.x];
  for (int offset = anywarp::hip::warp_size / 2; offset > 0; offset /= 2) v += __shfl_down_sync(0xffffffff, v, offset);
  if (lane == 0) sums[warp] = v;
}

void run(float* data) { reduce<<<1, 8 * anywarp::hip::host_warp_size()>>>(data); }
