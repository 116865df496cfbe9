// cuFFT's extension stands with cuFFT.
#pragma once
#pragma GCC system_header
#include "cufft.h"
