#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;

using acc_t = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;

// The same for every element: fine.
__device__ void uniform(acc_t& sum, const wmma::fragment<wmma::accumulator, 16, 16, 16, float>& bias, float alpha, float beta) {
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
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
  wmma::load_matrix_sync(left, a, 16);
  wmma::fill_fragment(sum, 0.f);
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
