#pragma once
#ifdef ANYWARP_TORCH_SHIM_ACTIVE
#include <ATen/cuda/CUDABlas.h>
#else
#include "anywarp_torch/begin.h"
#include <ATen/cuda/CUDABlas.h>
#include "anywarp_torch/end.h"
#endif
