#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;

constexpr int M = 32, N = 8;
#define K 16

__global__ void odd_tiles(const half* a, const half* b, float* c) {
  wmma::fragment<wmma::matrix_a, M, N, K, half, wmma::row_major> a32;
  wmma::fragment<wmma::matrix_b, 8, 32, 16, half, wmma::row_major> b8;
  wmma::fragment<wmma::accumulator, 8, 8, 4, double> d;
  wmma::load_matrix_sync(a32, a, 16);
  wmma::load_matrix_sync(b8, b, 32);
}

__global__ void tf32(const float* a) {
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> tile;
  wmma::load_matrix_sync(tile, a, 8);
  for (int i = 0; i < tile.num_elements; i++) tile.x[i] = wmma::__float_to_tf32(tile.x[i]);
}

__global__ void integers(const signed char* a, const unsigned char* u, const signed char* b, int* c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> left;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, unsigned char, wmma::row_major> unsigned_left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, int> sum;
  wmma::fill_fragment(sum, 0);
  wmma::mma_sync(sum, left, right, sum, true);
  wmma::mma_sync(sum, left, right, sum, false);
}

__global__ void bits() {
  wmma::fragment<wmma::matrix_a, 8, 8, 128, wmma::experimental::precision::b1, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 8, 8, 128, wmma::experimental::precision::b1, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 8, 8, 128, int> c;
  wmma::bmma_sync(c, a, b, c);
}
