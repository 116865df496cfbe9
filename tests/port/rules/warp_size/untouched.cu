// 32 that is no warp, and warps that keep 32 lanes.
constexpr int TILE = 32;
constexpr int WARP_SIZE = 32;
constexpr int kWarpsPerBlock = 32;

struct Config {
  int warpSize = 7;
};

__global__ void transpose(float* out, const float* in, int n) {
  __shared__ float tile[TILE][TILE + 1];
  const int lane = threadIdx.x % WARP_SIZE;
  tile[threadIdx.y][lane] = in[threadIdx.y * n + threadIdx.x];
  __syncthreads();
  out[threadIdx.x * n + threadIdx.y] = tile[threadIdx.x & 31][threadIdx.x >> 5];
}

int host(const Config& config) {
  int warpSize = config.warpSize;
  return warpSize + WARP_SIZE;
}

void run(float* out, const float* in) { transpose<<<dim3(1), dim3(32, 8)>>>(out, in, WARP_SIZE * kWarpsPerBlock); }
