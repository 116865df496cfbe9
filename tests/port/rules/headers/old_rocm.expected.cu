// anywarp: --rocm 5.7
#include <hip/hip_runtime.h>
#include <cuda_fp8.h>
#include <cublasLt.h>
__global__ void k() {}
