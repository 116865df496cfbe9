// One forward kernel of an AMD family, and its launch. No kernel needs more LDS than every launch may have.
#pragma once

#include "attention/arch/gpu/amd_forward.h"
#include "attention/arch/gpu/amd_launch.h"

namespace anywarp::attention::gpu {

template <typename Family, typename Kind, int kHeadDim, Role role>
Status launch_amd_forward(const ForwardParams& params, std::int64_t blocks, Stream stream) {
  using Config = AmdForwardConfig<Family, Kind, kHeadDim, role>;
  amd_forward_kernel<Family, Kind, kHeadDim, role>
      <<<static_cast<unsigned>(blocks), Config::kThreads, Config::Shared::kBytes, stream>>>(params);
  return hipGetLastError();
}

}  // namespace anywarp::attention::gpu
