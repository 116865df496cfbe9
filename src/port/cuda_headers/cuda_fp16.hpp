// The implementation half of cuda_fp16.h.
#pragma once
#pragma GCC system_header
#include "cuda_fp16.h"
