// Backward kernels for RDNA3 and RDNA4.
#pragma once

#include "attention/arch/gpu/amd_backward.h"
#include "attention/mma/wmma.h"

namespace anywarp::attention::gpu::rdna {

template <typename Kind, int kHeadDim, bool kGfx12, bool kGeneral>
using BackwardKeysConfig =
    AmdBackwardKeysConfig<Wmma<Kind, kGfx12>, kHeadDim, 8, (kHeadDim <= 128 ? 32 : 16), 8, kGeneral>;
template <typename Kind, int kHeadDim, bool kGfx12, bool kGeneral>
using BackwardQueryConfig = AmdBackwardQueryConfig<Wmma<Kind, kGfx12>, kHeadDim, 8, 32, 8, kGeneral>;

template <typename Kind, int kHeadDim, bool kGfx12, bool kGeneral>
__global__ void __launch_bounds__(256) backward_keys_kernel(BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_keys_block<BackwardKeysConfig<Kind, kHeadDim, kGfx12, kGeneral>>(params, memory);
}
template <typename Kind, int kHeadDim, bool kGfx12, bool kGeneral>
__global__ void __launch_bounds__(256) backward_query_kernel(BackwardParams params) {
  extern __shared__ uint4 memory[];
  backward_query_block<BackwardQueryConfig<Kind, kHeadDim, kGfx12, kGeneral>>(params, memory);
}

}  // namespace anywarp::attention::gpu::rdna
