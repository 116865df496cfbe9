#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cublas_v2.h is a CUDA header, included by ported code"
#endif
#include <hipblas/hipblas.h>
