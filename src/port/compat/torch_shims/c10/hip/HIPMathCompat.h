#pragma once
#include <c10/cuda/CUDAMathCompat.h>
