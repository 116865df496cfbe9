// cuFFT: plans, constants, every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#define _CUFFT_H_ 1
#include "cuComplex.h"
#include "anywarp/cufft_types.h"
#include "generated/cufft.h"
