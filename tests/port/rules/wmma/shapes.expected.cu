#include <cuda_fp16.h>
#include "anywarp_compat/wmma.h"

constexpr int M = 32, N = 8;
#define K 16

__global__ void odd_tiles(const half* a, const half* b, float* c) {
  rocwmma::fragment<rocwmma::matrix_a, M, N, K, half, rocwmma::row_major> a32;
  rocwmma::fragment<rocwmma::matrix_b, 8, 32, 16, half, rocwmma::row_major> b8;
  rocwmma::fragment<rocwmma::accumulator, 8, 8, 4, double> d;
  rocwmma::load_matrix_sync(a32, a, 16);
  rocwmma::load_matrix_sync(b8, b, 32);
}

__global__ void tf32(const float* a) {
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 8, rocwmma::xfloat32_t, rocwmma::row_major> tile;
  rocwmma::load_matrix_sync(tile, a, 8);
  for (int i = 0; i < tile.num_elements; i++) tile.x[i] = wmma::__float_to_tf32(tile.x[i]);
}

__global__ void integers(const signed char* a, const unsigned char* u, const signed char* b, int* c) {
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, signed char, rocwmma::row_major> left;
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, unsigned char, rocwmma::row_major> unsigned_left;
  rocwmma::fragment<rocwmma::matrix_b, 16, 16, 16, signed char, rocwmma::col_major> right;
  rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, int> sum;
  rocwmma::fill_fragment(sum, 0);
  rocwmma::mma_sync(sum, left, right, sum, true);
  rocwmma::mma_sync(sum, left, right, sum);
}

__global__ void bits() {
  rocwmma::fragment<rocwmma::matrix_a, 8, 8, 128, wmma::experimental::precision::b1, rocwmma::row_major> a;
  rocwmma::fragment<rocwmma::matrix_b, 8, 8, 128, wmma::experimental::precision::b1, rocwmma::col_major> b;
  rocwmma::fragment<rocwmma::accumulator, 8, 8, 128, int> c;
  wmma::bmma_sync(c, a, b, c);
}
