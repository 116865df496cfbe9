#include <mma.h>
#include <cuda_fp16.h>
#include "anywarp_compat/warp.h"

__global__ void __launch_bounds__(128 / 32 * anywarp::hip::warp_size) flat(const half* a, float* c, int n) {
  __shared__ float partial[32];
  const int warp = threadIdx.x / anywarp::hip::warp_size;
  const int lane = threadIdx.x & (anywarp::hip::warp_size - 1);
  int tid = threadIdx.x;
  int warp_id = tid >> (anywarp::hip::warp_size == 64 ? 6 : 5);
  int row = tid % 32;
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> tile;
  nvcuda::wmma::load_matrix_sync(tile, a + warp * 256, 16);
  float sum = 0.f;
  for (int i = lane; i < n; i += anywarp::hip::warp_size) sum += c[i];
  for (int offset = anywarp::hip::warp_size / 2; offset > 0; offset >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == anywarp::hip::warp_size - 1) partial[warp_id] = sum;
  if (threadIdx.x < anywarp::hip::warp_size) c[warp * anywarp::hip::warp_size + lane] = partial[0] + row;
  sum += __shfl_xor_sync(0xffffffffu, sum, 16);
}

// No fragments: its warps keep 32 lanes, and all stays as it is.
__global__ void logical(float* c) {
  int lane = threadIdx.x % 32;
  for (int o = 16; o > 0; o /= 2) c[lane] += o;
}

void run(const half* a, float* c, int warps) {
  flat<<<1, 128 / 32 * anywarp::hip::host_warp_size()>>>(a, c, 4);
  flat<<<1, dim3(anywarp::hip::host_warp_size(), 4)>>>(a, c, 4);
  dim3 block;
  block.x = 64 / 32 * anywarp::hip::host_warp_size();
  block.y = 2;
  flat<<<1, block>>>(a, c, 4);
  flat<<<1, 1024>>>(a, c, 4);
  flat<<<1, warps * anywarp::hip::host_warp_size()>>>(a, c, 4);
  flat<<<1, dim3(16, 16)>>>(a, c, 4);
  logical<<<1, 128>>>(c);
}
