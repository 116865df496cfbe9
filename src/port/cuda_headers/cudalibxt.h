// Multi-GPU descriptors stand with cuFFT.
#pragma once
#pragma GCC system_header
#include "cufft.h"
