// cuFFT's FFTW interface is FFTW's; its own names stand with cuFFT.
#pragma once
#pragma GCC system_header
#include "cufft.h"
