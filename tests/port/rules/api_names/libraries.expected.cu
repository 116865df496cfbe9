#include <cub/cub.cuh>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/sort.h>

using namespace hipcub;
namespace blocks = hipcub;

template <typename T, int kThreads>
__global__ void sum(const T* in, T* out) {
  using Reduce = hipcub::BlockReduce<T, kThreads>;
  __shared__ typename Reduce::TempStorage storage;
  __shared__ typename blocks::BlockScan<T, kThreads>::TempStorage scan;
  T total = Reduce(storage).Reduce(in[threadIdx.x], hipcub::Sum());
  if (threadIdx.x == 0) *out = total;
  (void)scan;
}

void sort(thrust::device_vector<int>& v, hipStream_t stream) {
  thrust::sort(thrust::hip::par.on(stream), v.begin(), v.end());
  size_t bytes = 0;
  hipcub::DeviceScan::ExclusiveSum(nullptr, bytes, v.data().get(), v.data().get(), static_cast<int>(v.size()), stream);
}

hipblasStatus_t gemm(hipblasHandle_t handle, const void* a, const void* b, void* c, const float* one, int n) {
  return hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, one, a, HIP_R_16F, n, b, HIP_R_16F, n, one, c, HIP_R_16F, n,
                      HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
}
