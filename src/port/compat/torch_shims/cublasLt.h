#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cublasLt.h is a CUDA header, included by ported code"
#endif
#include <hipblaslt/hipblaslt.h>
