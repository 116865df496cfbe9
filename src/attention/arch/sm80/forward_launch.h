// One forward kernel and its launch.
#pragma once

#include "attention/arch/sm80/float_shapes.h"
#include "attention/arch/sm80/forward.h"
#include "attention/arch/sm80/launch.h"

namespace anywarp::attention::gpu::sm80 {

template <typename Kind, int kHeadDim, Role role>
Status launch_forward(const ForwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = ForwardConfig<Kind, kHeadDim, forward_shape_of<Kind>(kHeadDim, role), role == Role::General>;
  const auto kernel = forward_kernel<Config>;
  const Status status =
      cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, Config::Shared::kBytes);
  if (status != cudaSuccess) return status;
  kernel<<<static_cast<unsigned>(blocks), Config::kThreads, Config::Shared::kBytes, stream>>>(params);
  return cudaGetLastError();
}

}  // namespace anywarp::attention::gpu::sm80
