// Ported before.
#include "anywarp_compat/wmma.h"

namespace wmma = rocwmma;

__global__ void kernel(float* c) {
  rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float> sum;
  wmma::fill_fragment(sum, 0.0f);
  for (int i = 0; i < sum.num_elements; i++) sum.x[i] *= 2.0f;
  rocwmma::store_matrix_sync(c, sum, 16, rocwmma::mem_row_major);
}
