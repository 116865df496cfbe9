#include <cuda_fp16.h>
#include "anywarp_compat/wmma.h"

// The qualifier in full, in every place a name can stand; the comment keeps nvcuda::wmma.
__global__ void gemm(const half* a, const half* b, float* c, int k) {
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> a_tile;
  rocwmma::fragment<rocwmma::matrix_b, 16, 16, 16, half, rocwmma::col_major> b_tile;
  ::rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> sum[2];
  rocwmma::fill_fragment(sum[0], 0.0f);
  for (int i = 0; i < k; i += 16) {
    rocwmma::load_matrix_sync(a_tile, a + i, k);
    rocwmma::load_matrix_sync(b_tile, b + i, k);
    rocwmma::mma_sync(sum[0], a_tile, b_tile, sum[0]);
  }
  for (int i = 0; i < sum[0].num_elements; i++) sum[0].x[i] *= 0.5f;
  rocwmma::store_matrix_sync(c, sum[0], 16, rocwmma::mem_row_major);
}
