#pragma once
#ifdef ANYWARP_TORCH_SHIM_ACTIVE
#include <ATen/cuda/CUDAContextLight.h>
#else
#include "anywarp_torch/begin.h"
#include <ATen/cuda/CUDAContextLight.h>
#include "anywarp_torch/end.h"
#endif
