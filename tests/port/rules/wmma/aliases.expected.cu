#include <cuda_fp16.h>
#include "anywarp_compat/wmma.h"
namespace tc = rocwmma;
using rocwmma::matrix_a;

__global__ void kernel(const half* a, const half* b, float* c) {
  tc::fragment<matrix_a, 16, 16, 16, half, tc::row_major> left;
  rocwmma::fragment<tc::matrix_b, 16, 16, 16, half, tc::row_major> right;
  tc::fragment<tc::accumulator, 16, 16, 16, float> sum;
  tc::fill_fragment(sum, 0.0f);
  rocwmma::load_matrix_sync(left, a, 16);
  tc::load_matrix_sync(right, b, 16);
  tc::mma_sync(sum, left, right, sum);
  tc::store_matrix_sync(c, sum, 16, tc::mem_row_major);
}
