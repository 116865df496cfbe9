// The implementation half of cuda_fp8.h.
#pragma once
#pragma GCC system_header
#include "cuda_fp8.h"
