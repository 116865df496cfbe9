#pragma once
#ifndef ANYWARP_TORCH_SHIM_ACTIVE
#error "cusparse.h is a CUDA header, included by ported code"
#endif
#include <hipsparse/hipsparse.h>
