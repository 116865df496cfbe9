// CUDA's runtime API: see intrinsics/runtime_cuda.h.
#pragma once
#include "../intrinsics/runtime_cuda.h"
