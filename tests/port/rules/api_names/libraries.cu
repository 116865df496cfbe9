#include <cub/cub.cuh>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>

using namespace cub;
namespace blocks = cub;

template <typename T, int kThreads>
__global__ void sum(const T* in, T* out) {
  using Reduce = cub::BlockReduce<T, kThreads>;
  __shared__ typename Reduce::TempStorage storage;
  __shared__ typename blocks::BlockScan<T, kThreads>::TempStorage scan;
  T total = Reduce(storage).Reduce(in[threadIdx.x], cub::Sum());
  if (threadIdx.x == 0) *out = total;
  (void)scan;
}

void sort(thrust::device_vector<int>& v, cudaStream_t stream) {
  thrust::sort(thrust::cuda::par.on(stream), v.begin(), v.end());
  size_t bytes = 0;
  cub::DeviceScan::ExclusiveSum(nullptr, bytes, v.data().get(), v.data().get(), static_cast<int>(v.size()), stream);
}

cublasStatus_t gemm(cublasHandle_t handle, const void* a, const void* b, void* c, const float* one, int n) {
  return cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, one, a, CUDA_R_16F, n, b, CUDA_R_16F, n, one, c, CUDA_R_16F, n,
                      CUDA_R_32F, CUBLAS_GEMM_DEFAULT_TENSOR_OP);
}
