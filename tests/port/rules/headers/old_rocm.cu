// anywarp: --rocm 5.7
#include <cuda_runtime.h>
#include <cuda_fp8.h>
#include <cublasLt.h>
__global__ void k() {}
