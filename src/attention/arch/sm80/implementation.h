// The registry's row for NVIDIA GPUs from sm_80 on.
#pragma once

#include "attention/registry.h"

namespace anywarp::attention::gpu::sm80 {

Implementation implementation();

}  // namespace anywarp::attention::gpu::sm80
