#include <vector>
#include <cublas_v2.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

cublasStatus_t multiply(cublasHandle_t handle, const __half* one, const __half* a, const __half* b, __half* c) {
  return cublasHgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 64, 64, 64, one, a, 64, b, 64, one, c, 64);
}
