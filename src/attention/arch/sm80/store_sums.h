// The launch of the kernel that makes dq of the fused backward's sums.
#pragma once

#include "attention/arch/gpu/small_kernels.h"
#include "attention/core/query_sums.h"
#include "attention/mma/mma_sync.h"
#include "attention/mma/mma_tf32.h"

namespace anywarp::attention::gpu::sm80 {

template <typename Mma>
__global__ void store_sums_kernel(const __grid_constant__ BackwardParams params) {
  store_query_sums<Mma>(params, static_cast<unsigned>(warp_of_grid<Mma>()));
}

template <typename Kind>
Status store_sums(const BackwardParams& params, Stream stream) {
  using Mma = MmaSync<Kind>;
  using Small = SmallKernels<CudaLane>;
  const std::int64_t rows =
      static_cast<std::int64_t>(params.sequences) * params.sum_tiles * params.heads * params.sum_rows;
  store_sums_kernel<Mma><<<Small::blocks_of_warps(rows / Mma::kRows), Small::kThreads, 0, stream>>>(params);
  return cudaGetLastError();
}

}  // namespace anywarp::attention::gpu::sm80
