// Backward kernels for CDNA, to head dimension 192: above, rows and columns of 32 queries do not fit into 64 KiB of
// LDS.
#pragma once

#include "attention/arch/gpu/amd_backward.h"
#include "attention/mma/mfma.h"

namespace anywarp::attention::gpu::cdna {

template <typename Kind, int kHeadDim, bool kGeneral>
using BackwardKeysConfig = AmdBackwardKeysConfig<Mfma<Kind>, kHeadDim, 4, 32, 4, kGeneral>;
template <typename Kind, int kHeadDim, bool kGeneral>
using BackwardQueryConfig = AmdBackwardQueryConfig<Mfma<Kind>, kHeadDim, 4, (kHeadDim <= 64 ? 64 : 32), 4, kGeneral>;

template <typename Kind, int kHeadDim, bool kGeneral>
__global__ void __launch_bounds__(256, kHeadDim <= 64 ? 2 : 1) backward_keys_kernel(BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_keys_block<BackwardKeysConfig<Kind, kHeadDim, kGeneral>>(params, memory);
}
template <typename Kind, int kHeadDim, bool kGeneral>
__global__ void __launch_bounds__(256, kHeadDim <= 64 ? 2 : 1) backward_query_kernel(BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_query_block<BackwardQueryConfig<Kind, kHeadDim, kGeneral>>(params, memory);
}

}  // namespace anywarp::attention::gpu::cdna
