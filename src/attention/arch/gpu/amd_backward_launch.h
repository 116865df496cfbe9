// The backward's kernels of one head dimension of an AMD family, and their launch.
#pragma once

#include "attention/arch/gpu/amd_backward.h"
#include "attention/arch/gpu/amd_launch.h"

namespace anywarp::attention::gpu {

template <typename Family, typename Kind, int kHeadDim, Role role>
Status launch_amd_backward_keys(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = AmdBackwardKeysConfig<Family, Kind, kHeadDim, role>;
  amd_backward_keys_kernel<Family, Kind, kHeadDim, role>
      <<<static_cast<unsigned>(blocks), Config::kThreads, Config::Shared::kBytes, stream>>>(params);
  return hipGetLastError();
}

template <typename Family, typename Kind, int kHeadDim, Role role>
Status launch_amd_backward_query(const BackwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = AmdBackwardQueryConfig<Family, Kind, kHeadDim, role>;
  amd_backward_query_kernel<Family, Kind, kHeadDim, role>
      <<<static_cast<unsigned>(blocks), Config::kThreads, Config::Shared::kBytes, stream>>>(params);
  return hipGetLastError();
}

}  // namespace anywarp::attention::gpu
