#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cuda_runtime.h is a CUDA header, included by ported code"
#endif
#include <hip/hip_runtime.h>
