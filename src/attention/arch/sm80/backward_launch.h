// The backward's kernels of one head dimension, and their launch.
#pragma once

#include "attention/arch/sm80/backward.h"
#include "attention/arch/sm80/float_shapes.h"
#include "attention/arch/sm80/launch.h"

namespace anywarp::attention::gpu::sm80 {

template <typename Config>
Status launch_backward(void (*kernel)(BackwardParams), const BackwardParams& params, std::int64_t blocks,
                       Stream stream) {
  const Status status =
      cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, Config::Shared::kBytes);
  if (status != cudaSuccess) return status;
  kernel<<<static_cast<unsigned>(blocks), Config::kThreads, Config::Shared::kBytes, stream>>>(params);
  return cudaGetLastError();
}

template <typename Kind, int kHeadDim, Role role>
Status launch_backward_keys(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = BackwardKeysConfig<Kind, kHeadDim, backward_keys_shape_of<Kind>(kHeadDim), role == Role::General>;
  return launch_backward<Config>(backward_keys_kernel<Config>, params, blocks, stream);
}

template <typename Kind, int kHeadDim, Role role>
Status launch_backward_query(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = BackwardQueryConfig<Kind, kHeadDim, backward_query_shape_of<Kind>(kHeadDim), role == Role::General>;
  return launch_backward<Config>(backward_query_kernel<Config>, params, blocks, stream);
}

template <typename Kind, int kHeadDim, Role role>
Status launch_backward_fused(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = BackwardFusedConfig<Kind, kHeadDim, fused_shape_of<Kind>(kHeadDim, role)>;
  return launch_backward<Config>(backward_fused_kernel<Config>, params, blocks, stream);
}

}  // namespace anywarp::attention::gpu::sm80
