#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "library_types.h is a CUDA header, included by ported code"
#endif
#include <hip/library_types.h>
