// The registry's row for AMD GPUs from RDNA3 on.
#pragma once

#include "attention/registry.h"

namespace anywarp::attention::gpu::rdna {

inline constexpr std::string_view kName = "rdna";
inline constexpr std::string_view kTitle = "WMMA on wavefronts of 32: AMD Radeon from RX 7000 on";

Implementation implementation();

}  // namespace anywarp::attention::gpu::rdna
