#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cusolverDn.h is a CUDA header, included by ported code"
#endif
#include <hipsolver/hipsolver.h>
