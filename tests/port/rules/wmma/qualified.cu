#include <cuda_fp16.h>
#include <mma.h>

// The qualifier in full, in every place a name can stand; the comment keeps nvcuda::wmma.
__global__ void gemm(const half* a, const half* b, float* c, int k) {
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> a_tile;
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_b, 16, 16, 16, half, nvcuda::wmma::col_major> b_tile;
  ::nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> sum[2];
  nvcuda::wmma::fill_fragment(sum[0], 0.0f);
  for (int i = 0; i < k; i += 16) {
    nvcuda::wmma::load_matrix_sync(a_tile, a + i, k);
    nvcuda::wmma::load_matrix_sync(b_tile, b + i, k);
    nvcuda::wmma::mma_sync(sum[0], a_tile, b_tile, sum[0]);
  }
  for (int i = 0; i < sum[0].num_elements; i++) sum[0].x[i] *= 0.5f;
  nvcuda::wmma::store_matrix_sync(c, sum[0], 16, nvcuda::wmma::mem_row_major);
}
