// A few kernels of each AMD family, for test_amd.py to compile without a GPU: forward at head dimensions 64 and 128,
// backward at 64, and the general kernels.
#include <hip/hip_runtime.h>

#if defined(RDNA)
#include "attention/arch/rdna/backward.h"
#include "attention/arch/rdna/forward.h"
#else
#include "attention/arch/cdna/backward.h"
#include "attention/arch/cdna/forward.h"
#endif

namespace anywarp::attention::gpu {

#if defined(RDNA)
#if defined(__gfx1200__) || defined(__gfx1201__)
constexpr bool kGfx12 = true;
#else
constexpr bool kGfx12 = false;
#endif
template __global__ void rdna::forward_kernel<Half, 64, kGfx12, false>(ForwardParams);
template __global__ void rdna::backward_keys_kernel<Half, 64, kGfx12, false>(BackwardParams);
template __global__ void rdna::backward_query_kernel<BFloat16, 64, kGfx12, true>(BackwardParams);
#else
template __global__ void cdna::forward_kernel<Half, 64, false>(ForwardParams);
template __global__ void cdna::forward_kernel<Half, 128, false>(ForwardParams);
template __global__ void cdna::backward_keys_kernel<Half, 64, false>(BackwardParams);
template __global__ void cdna::backward_query_kernel<Half, 64, false>(BackwardParams);
template __global__ void cdna::backward_query_kernel<BFloat16, 64, true>(BackwardParams);
#endif

}  // namespace anywarp::attention::gpu
