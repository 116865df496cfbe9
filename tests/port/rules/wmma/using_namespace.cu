#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;

using acc = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;
#define LOAD(frag, ptr, ld) wmma::load_matrix_sync(frag, ptr, ld)
#if __CUDA_ARCH__ >= 9999
using next = wmma::fragment<wmma::accumulator, 16, 16, 16, half>;
#endif

template <typename layout>
__device__ void tile(acc& sum, const half* a, const half* b, int ld) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, layout> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> right;
  LOAD(left, a, ld);
  LOAD(right, b, ld);
  wmma::mma_sync(sum, left, right, sum);
}

__global__ void kernel(const half* a, const half* b, float* c) {
  using namespace nvcuda::wmma;
  acc sum;
  fill_fragment(sum, 0.0f);
  tile<row_major>(sum, a, b, 16);
  store_matrix_sync(c, sum, 16, mem_row_major);
}
