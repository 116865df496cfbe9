#include <stdexcept>
#include <string>

#include "attention.h"
#include "attention_kernel.cuh"
#include "cuda_check.h"

namespace {

template <uint32_t head_dim, uint32_t chunk_size, uint32_t n_warps>
void launch(const attention_params& params, cudaStream_t stream) {
  constexpr uint32_t bytes = shared_layout<head_dim, chunk_size, n_warps>::bytes;

  CUDA_CHECK(cudaFuncSetAttribute(fused_attention_kernel<head_dim, chunk_size, n_warps>,
                                  cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));

  const dim3 blocks((params.seqlen + chunk_size - 1) / chunk_size, params.heads, params.batch);
  const dim3 threads(warp_size, n_warps);
  fused_attention_kernel<head_dim, chunk_size, n_warps><<<blocks, threads, bytes, stream>>>(
      params.q, params.k, params.v, params.mask, params.out, params.seqlen, params.logit_scale);
  CUDA_CHECK(cudaGetLastError());
}

uint32_t default_chunk(uint32_t head_dim) { return head_dim == 32 ? 32 : 64; }

}  // namespace

void attention_forward(const attention_params& params, cudaStream_t stream) {
  if (params.batch == 0 || params.heads == 0 || params.seqlen == 0) {
    return;
  }
  if (params.heads > 65535 || params.batch > 65535) {
    throw std::invalid_argument("attention_forward: at most 65535 heads and batches");
  }

  const uint32_t chunk = params.chunk_size != 0 ? params.chunk_size : default_chunk(params.head_dim);
  if (params.head_dim == 32 && chunk == 32) {
    launch<32, 32, 2>(params, stream);
  } else if (params.head_dim == 64 && chunk == 32) {
    launch<64, 32, 4>(params, stream);
  } else if (params.head_dim == 64 && chunk == 64) {
    launch<64, 64, 4>(params, stream);
  } else if (params.head_dim == 128 && chunk == 32) {
    launch<128, 32, 4>(params, stream);
  } else if (params.head_dim == 128 && chunk == 64) {
    launch<128, 64, 4>(params, stream);
  } else {
    throw std::invalid_argument("attention_forward: no kernel for head_dim " + std::to_string(params.head_dim) +
                                ", chunk_size " + std::to_string(chunk));
  }
}
