// The registry's row for AMD GPUs from CDNA2 on.
#pragma once

#include "attention/registry.h"

namespace anywarp::attention::gpu::cdna {

inline constexpr std::string_view kName = "cdna";
inline constexpr std::string_view kTitle = "MFMA on wavefronts of 64: AMD Instinct from MI200 on";

Implementation implementation();

}  // namespace anywarp::attention::gpu::cdna
