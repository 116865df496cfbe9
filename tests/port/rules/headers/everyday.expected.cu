#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include "hip/hip_bf16.h"
#include <hipblas/hipblas.h>
#include <hiprand/hiprand_kernel.h>
#include <hipcub/hipcub.hpp>
#include <hip/hip_cooperative_groups.h>
#include <thrust/device_vector.h>
#include <thrust/system/hip/execution_policy.h>
#include <vector>

#if defined(WITH_PROFILE)
#include <hip/hip_runtime_api.h>
#endif

__global__ void scale(float* x, float a) { x[threadIdx.x] *= a; }
