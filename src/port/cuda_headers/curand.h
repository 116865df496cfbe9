// cuRAND on the host. The device side is in curand_kernel.h.
#pragma once
#pragma GCC system_header
#define CURAND_H_ 1
#include "cuda_runtime.h"
#include "anywarp/curand_types.h"
#include "generated/curand.h"
