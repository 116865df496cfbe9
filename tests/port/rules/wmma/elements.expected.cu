#include <cuda_fp16.h>
#include "anywarp_compat/wmma.h"

using acc_t = rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float>;

// The same for every element: fine.
__device__ void uniform(acc_t& sum, const rocwmma::fragment<rocwmma::accumulator, 16, 16, 16, float>& bias, float alpha, float beta) {
#pragma unroll
  for (int i = 0; i < sum.num_elements; i++) sum.x[i] = alpha * sum.x[i] + beta * bias.x[i];
  const int n = sum.num_elements;
  for (int t = 0; t < n; ++t) {
    sum.x[t] = fmaxf(sum.x[t], 0.f);
  }
}

// Each of these depends on which element is where.
__global__ void layout(const half* a, float* out) {
  acc_t sum;
  rocwmma::fragment<rocwmma::matrix_a, 16, 16, 16, half, rocwmma::row_major> left;
  rocwmma::load_matrix_sync(left, a, 16);
  rocwmma::fill_fragment(sum, 0.f);
  const int lane = threadIdx.x;
  for (int i = 0; i < sum.num_elements; i++) {
    const int row = lane / 4 + 8 * ((i / 2) % 2);
    if (row < 3) sum.x[i] = 0.f;
  }
  for (int i = 0; i < sum.num_elements; i++) sum.x[i] += __half2float(left.x[i]);
  for (int i = 0; i < 8; i++) sum.x[i] *= 2.f;
  out[lane * 2] = sum.x[0];
  out[lane * 2 + 1] = sum.x[1];
}

struct vec {
  float x[4];
};
__global__ void other(vec v, float* out) {
  for (int i = 0; i < 4; i++) out[i] = v.x[i] + i;
}
