#include <mma.h>
#include <cuda_fp16.h>
#include "anywarp_compat/warp.h"
using namespace nvcuda;

// Shapes of launches as samples have them.
#define WARP_SIZE anywarp::hip::warp_size
#define WARPS_PER_BLOCK 8
#define THREADS_PER_BLOCK (WARP_SIZE * WARPS_PER_BLOCK)
constexpr int kWarps = 4;
constexpr int kThreads = kWarps * anywarp::hip::warp_size;
const int WMMA_M = 16;
#define CHECK(x) x

__global__ void simple(const half* a, float* c) {
  int warp_m = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
  wmma::fragment<wmma::matrix_a, WMMA_M, 16, 16, half, wmma::row_major> tile;
  wmma::load_matrix_sync(tile, a + warp_m, 16);
}

__global__ void staged(const half* a, float* c) {
  const unsigned int warpId = threadIdx.x / WARP_SIZE, laneId = threadIdx.x % WARP_SIZE;
  wmma::fragment<wmma::matrix_a, WMMA_M, 16, 16, half, wmma::row_major> tile;
  wmma::load_matrix_sync(tile, a + warpId * 256, 16);
  for (unsigned i = threadIdx.x; i < 4096; i += WARPS_PER_BLOCK * anywarp::hip::warp_size) c[i] = laneId;
}

__global__ void __launch_bounds__(kThreads) counted(const half* a, float* c) {
  __shared__ float s[kThreads];
  wmma::fragment<wmma::matrix_a, WMMA_M, 16, 16, half, wmma::row_major> tile;
  wmma::load_matrix_sync(tile, a, 16);
  s[threadIdx.x] = c[threadIdx.x];
}

void run(const half* a, float* c, int m) {
  dim3 grid, block;
  block.x = 128 / 32 * anywarp::hip::host_warp_size();
  block.y = 4;
  grid.x = (m + (WMMA_M * block.x / anywarp::hip::host_warp_size() - 1)) / (WMMA_M * block.x / anywarp::hip::host_warp_size());
  simple<<<grid, block>>>(a, c);
  CHECK((staged<<<m, (THREADS_PER_BLOCK / anywarp::hip::warp_size * anywarp::hip::host_warp_size())>>>(a, c)));
  counted<<<m, (kThreads / anywarp::hip::warp_size * anywarp::hip::host_warp_size())>>>(a, c);
}
