#include <cuda_runtime.h>
#include <cuda/pipeline>
#include <cooperative_groups/reduce.h>
#include <nvml.h>
#include <helper_cuda.h>
#include <mma.h>

__global__ void k() {}
