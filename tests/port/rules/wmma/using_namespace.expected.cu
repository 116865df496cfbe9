#include <cuda_fp16.h>
#include "anywarp_compat/wmma.h"

using acc = rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float>;
#define LOAD(frag, ptr, ld) rocwmma::load_matrix_sync(frag, ptr, ld)
#if __CUDA_ARCH__ >= 9999
using next = rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, half>;
#endif

template <typename layout>
__device__ void tile(acc& sum, const half* a, const half* b, int ld) {
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, layout> left;
  rocwmma::fragment<rocwmma::matrix_b, 16, 16, 16, half, rocwmma::col_major> right;
  LOAD(left, a, ld);
  LOAD(right, b, ld);
  rocwmma::mma_sync(sum, left, right, sum);
}

__global__ void kernel(const half* a, const half* b, float* c) {
  using namespace rocwmma;
  acc sum;
  fill_fragment(sum, 0.0f);
  tile<row_major>(sum, a, b, 16);
  store_matrix_sync(c, sum, 16, mem_row_major);
}
