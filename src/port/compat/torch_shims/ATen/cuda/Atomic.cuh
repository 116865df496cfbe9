#pragma once
#ifdef ANYWARP_TORCH_SHIM_ACTIVE
#include_next <ATen/cuda/Atomic.cuh>
#else
#include "anywarp_torch/begin.h"
#include_next <ATen/cuda/Atomic.cuh>
#include "anywarp_torch/end.h"
#endif
