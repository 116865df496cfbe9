// A tile product with wmma, half2 arithmetic and dynamic shared memory, as attention kernels are written.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <mma.h>
#include <cuda_runtime.h>
#include <cstdint>
#include <cstdio>

using namespace nvcuda;

constexpr uint32_t warp_size = 32;
#define CHECK(call)                                                                    \
  do {                                                                                 \
    cudaError_t status_ = (call);                                                      \
    if (status_ != cudaSuccess) {                                                      \
      printf("%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_));          \
    }                                                                                  \
  } while (0)

template <uint32_t head_dim, uint32_t n_warps>
__global__ void __launch_bounds__(warp_size* n_warps, 2)
    product(const half* __restrict__ a, const half* b, float* c, const half2* mask, float scale) {
  extern __shared__ half tile[];
  half* ta = tile;
  half* tb = tile + 16 * head_dim;
  using FragmentA = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
  FragmentA fa[head_dim / 16];
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
  wmma::fill_fragment(acc, 0.0f);
  for (uint32_t i = threadIdx.x; i < 16 * head_dim / 8; i += blockDim.x) {
    reinterpret_cast<float4*>(ta)[i] = reinterpret_cast<const float4*>(a)[i];
    reinterpret_cast<int4*>(tb)[i] = __ldg(reinterpret_cast<const int4*>(b) + i);
  }
  __syncthreads();
#pragma unroll
  for (int k = 0; k < head_dim; k += 16) {
    wmma::load_matrix_sync(fa[k / 16], ta + k, head_dim);
    wmma::load_matrix_sync(fb, tb + k, head_dim);
    wmma::mma_sync(acc, fa[k / 16], fb, acc);
  }
  for (int i = 0; i < acc.num_elements; ++i) acc.x[i] *= scale;
  wmma::store_matrix_sync(c, acc, 16, wmma::mem_row_major);

  half2 m = mask[threadIdx.x];
  half2 top = __hmax2(m, __halves2half2(m.y, m.x));
  half high = __hmax(top.x, top.y);
  for (int offset = warp_size / 2; offset > 0; offset /= 2)
    high = __hmax(high, __shfl_xor_sync(0xffffffff, high, offset));
  half2 e = h2exp(__hsub2(m, __half2half2(high)));
  e = __h2div(e, __float2half2_rn(2.0f)) + make_half2(1, __float2half(2));
  float2 f = __half22float2(e);
  if (__hgt(e.x, __float2half(0.f)) && __half2float(e.y) > 0) c[threadIdx.x] = f.x + f.y + static_cast<float>(e.x);
}

__global__ void brain(__nv_bfloat16* p, nv_bfloat162* q) {
  q[0] = __hfma2(q[0], __floats2bfloat162_rn(1.f, 2.f), __bfloat162bfloat162(p[0]));
  p[1] = __float2bfloat16(__bfloat162float(p[0]) + __low2float(q[0]));
  p[2] = p[0] * p[1] + p[2];
}

template <uint32_t head_dim>
cudaError_t launch(const half* a, const half* b, float* c, cudaStream_t stream) {
  constexpr uint32_t n_warps = 4;
  const size_t bytes = 2 * 16 * head_dim * sizeof(half);
  CHECK(cudaFuncSetAttribute(product<head_dim, n_warps>, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  dim3 threads(warp_size, n_warps);
  product<head_dim, n_warps><<<dim3(1, 2), threads, bytes, stream>>>(a, b, c, nullptr, 0.5f);
  return cudaGetLastError();
}

template cudaError_t launch<64>(const half*, const half*, float*, cudaStream_t);
template cudaError_t launch<128>(const half*, const half*, float*, cudaStream_t);
