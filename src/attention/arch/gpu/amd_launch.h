// The border between an AMD family's choice of a kernel and the files that hold one each.
#pragma once

#include "attention/arch/gpu/plan.h"
#include "attention/arch/gpu/runtime.h"

namespace anywarp::attention::gpu {

/// Defined in amd_forward_launch.h and amd_backward_launch.h, instantiated by the files that CMake makes of
/// amd_forward_instance.hip.in and amd_backward_instance.hip.in.
template <typename Family, typename Kind, int kHeadDim, Role role>
Status launch_amd_forward(const ForwardParams& params, std::int64_t blocks, Stream stream);
template <typename Family, typename Kind, int kHeadDim, Role role>
Status launch_amd_backward_keys(const BackwardParams& params, std::int64_t blocks, Stream stream);
template <typename Family, typename Kind, int kHeadDim, Role role>
Status launch_amd_backward_query(const BackwardParams& params, std::int64_t blocks, Stream stream);

/// Defined in amd_backward_bias.h, instantiated by the files that CMake makes of amd_backward_bias_instance.hip.in.
template <typename Family, typename Kind, int kHeadDim>
Status launch_amd_backward_bias(const BackwardParams& params, std::int64_t blocks, Stream stream);

}  // namespace anywarp::attention::gpu
