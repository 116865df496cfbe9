// Forward kernels for RDNA3 and RDNA4: WMMA on wavefronts of 32. A wavefront has 16 queries, a work-group eight of
// them.
#pragma once

#include "attention/arch/gpu/amd_forward.h"
#include "attention/mma/wmma.h"

namespace anywarp::attention::gpu::rdna {

template <typename Kind, int kHeadDim, bool kGfx12, bool kGeneral>
using ForwardConfig = AmdForwardConfig<Wmma<Kind, kGfx12>, kHeadDim, 8, (kHeadDim <= 128 ? 64 : 32), 8, kGeneral>;

template <typename Kind, int kHeadDim, bool kGfx12, bool kGeneral>
__global__ void __launch_bounds__(256) forward_kernel(ForwardParams params) {
  extern __shared__ uint4 memory[];
  forward_block<ForwardConfig<Kind, kHeadDim, kGfx12, kGeneral>>(params, memory);
}

}  // namespace anywarp::attention::gpu::rdna
