// NVTX: ranges and marks for profilers.
#pragma once
#pragma GCC system_header
#include "cuda_runtime.h"
#include "anywarp/nvtx_types.h"
#include "generated/nvtx.h"
