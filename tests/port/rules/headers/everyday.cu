#include <cuda.h>
#include <cuda_runtime.h>
#include "device_launch_parameters.h"
#include <cuda_fp16.h>
#include "cuda_bf16.h"
#include <cublas_v2.h>
#include <curand_kernel.h>
#include <cub/block/block_reduce.cuh>
#include <cub/cub.cuh>
#include <cooperative_groups.h>
#include <thrust/device_vector.h>
#include <thrust/system/cuda/execution_policy.h>
#include <vector>

#if defined(WITH_PROFILE)
#include <cuda_profiler_api.h>
#include <cuda_runtime.h>
#endif

__global__ void scale(float* x, float a) { x[threadIdx.x] *= a; }
