#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cuda_bf16.h is a CUDA header, included by ported code"
#endif
#include <hip/hip_bf16.h>
