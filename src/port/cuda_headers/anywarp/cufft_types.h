// Element types of cuFFT.
#pragma once
#pragma GCC system_header
#include "../cuComplex.h"

typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
typedef int cufftHandle;
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
