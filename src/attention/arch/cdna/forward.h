// Forward kernels for CDNA: MFMA on wavefronts of 64. A wavefront has 32 queries, a work-group four of them; tiles of
// 64 keys, or 32 where 64 KiB of LDS hold no more.
#pragma once

#include "attention/arch/gpu/amd_forward.h"
#include "attention/mma/mfma.h"

namespace anywarp::attention::gpu::cdna {

/// Padding of 8 bytes: 64 + 4 elements are 34 banks apart, and the 16 lanes of a phase read 8 bytes each.
template <typename Kind, int kHeadDim, bool kGeneral>
using ForwardConfig = AmdForwardConfig<Mfma<Kind>, kHeadDim, 4, (kHeadDim <= 192 ? 64 : 32), 4, kGeneral>;

/// Registers for two wavefronts a SIMD at 64, for one above, where LDS holds one work-group anyway.
template <typename Kind, int kHeadDim, bool kGeneral>
__global__ void __launch_bounds__(256, kHeadDim <= 64 ? 2 : 1) forward_kernel(ForwardParams params) {
  extern __shared__ uint4 memory[];
  forward_block<ForwardConfig<Kind, kHeadDim, kGeneral>>(params, memory);
}

}  // namespace anywarp::attention::gpu::cdna
