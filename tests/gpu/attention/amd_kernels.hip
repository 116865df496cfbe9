// A few kernels of each AMD family, for test_amd.py to compile without a GPU: forward at head dimensions 64 and 128,
// backward at 64, the general kernels, and float32. With ONE the first of them.
#if defined(RDNA)
#include "attention/arch/rdna/family.h"
#include "attention/arch/rdna/float_family.h"
#else
#include "attention/arch/cdna/family.h"
#include "attention/arch/cdna/float_family.h"
#endif
#include "attention/arch/gpu/amd_backward.h"
#include "attention/arch/gpu/amd_forward.h"

namespace anywarp::attention::gpu {

#if defined(RDNA)
template __global__ void amd_forward_kernel<Rdna, Half, 64, Role::Main>(ForwardParams);
#if !defined(ONE)
template __global__ void amd_backward_keys_kernel<Rdna, Half, 64, Role::Main>(BackwardParams);
template __global__ void amd_backward_query_kernel<Rdna, BFloat16, 64, Role::General>(BackwardParams);
template __global__ void amd_forward_kernel<RdnaFloat, Float32, 64, Role::Main>(ForwardParams);
template __global__ void amd_backward_keys_kernel<RdnaFloat, Float32, 64, Role::Main>(BackwardParams);
#endif
#else
template __global__ void amd_forward_kernel<Cdna, Half, 64, Role::Main>(ForwardParams);
#if !defined(ONE)
template __global__ void amd_forward_kernel<Cdna, Half, 128, Role::Main>(ForwardParams);
template __global__ void amd_backward_keys_kernel<Cdna, Half, 64, Role::Main>(BackwardParams);
template __global__ void amd_backward_query_kernel<Cdna, Half, 64, Role::Main>(BackwardParams);
template __global__ void amd_backward_query_kernel<Cdna, BFloat16, 64, Role::General>(BackwardParams);
template __global__ void amd_forward_kernel<CdnaFloat, Float32, 64, Role::Main>(ForwardParams);
template __global__ void amd_backward_query_kernel<CdnaFloat, Float32, 64, Role::Main>(BackwardParams);
#endif
#endif

}  // namespace anywarp::attention::gpu
