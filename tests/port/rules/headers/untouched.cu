// <cuda_runtime.h> in a comment, and strings, are no includes.
#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include "untouched_cuda_fp16.h"
#include <thrust/device_vector.h>
#include <vector>

const char* kSource = "#include <cuda_runtime.h>";
__global__ void k() {}
