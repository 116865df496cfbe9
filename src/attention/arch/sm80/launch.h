// The border between the host's choice of a kernel and the files that hold one each.
#pragma once

#include "attention/arch/gpu/runtime.h"
#include "attention/arch/sm80/shapes.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu::sm80 {

/// Defined in forward_launch.h, instantiated by the files that CMake makes of forward_instance.cu.in.
template <typename Kind, int kHeadDim, Role role>
Status launch_forward(const ForwardParams& params, std::int64_t blocks, Stream stream);

/// Defined in backward_launch.h, instantiated by the files that CMake makes of backward_instance.cu.in.
template <typename Kind, int kHeadDim, Role role>
Status launch_backward_keys(const BackwardParams& params, std::int64_t blocks, Stream stream);
template <typename Kind, int kHeadDim, Role role>
Status launch_backward_fused(const BackwardParams& params, std::int64_t blocks, Stream stream);
template <typename Kind, int kHeadDim, Role role>
Status launch_backward_query(const BackwardParams& params, std::int64_t blocks, Stream stream);

/// Defined in backward_bias.h, instantiated by the files that CMake makes of backward_bias_instance.cu.in.
template <typename Kind, int kHeadDim>
Status launch_backward_bias(const BackwardParams& params, std::int64_t blocks, Stream stream);

}  // namespace anywarp::attention::gpu::sm80
