#pragma once
#ifdef ANYWARP_TORCH_SHIM_ACTIVE
#include_next <c10/cuda/CUDAException.h>
#else
#include "anywarp_torch/begin.h"
#include_next <c10/cuda/CUDAException.h>
#include "anywarp_torch/end.h"
#endif
