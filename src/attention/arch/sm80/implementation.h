// The registry's row for NVIDIA GPUs from sm_80 on.
#pragma once

#include "attention/registry.h"

namespace anywarp::attention::gpu::sm80 {

inline constexpr std::string_view kName = "sm80";
inline constexpr std::string_view kTitle = "mma.sync, ldmatrix and cp.async: NVIDIA GPUs from Ampere on";

Implementation implementation();

}  // namespace anywarp::attention::gpu::sm80
