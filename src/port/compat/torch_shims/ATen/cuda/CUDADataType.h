#pragma once
#ifdef ANYWARP_TORCH_SHIM_ACTIVE
#include_next <ATen/cuda/CUDADataType.h>
#else
#include "anywarp_torch/begin.h"
#include_next <ATen/cuda/CUDADataType.h>
#include "anywarp_torch/end.h"
#endif
