#include <hip/hip_runtime.h>
#include <cuda/pipeline>
#include <nvml.h>
#include <helper_cuda.h>
#include <mma.h>
#include "anywarp_compat/cooperative_groups.h"

__global__ void k() {}
