#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cuda.h is a CUDA header, included by ported code"
#endif
#include <hip/hip_runtime_api.h>
