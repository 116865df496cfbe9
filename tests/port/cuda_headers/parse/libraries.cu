// Each library in the words that programs use.
#include <cublas_v2.h>
#include <cublasLt.h>
#include <cuComplex.h>
#include <cuda.h>
#include <cuda_profiler_api.h>
#include <cufft.h>
#include <curand.h>
#include <curand_kernel.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <math_constants.h>
#include <nvrtc.h>
#include <nvToolsExt.h>
#include <string>
#include <vector>

#define CUBLAS_CHECK(call)                          \
  do {                                              \
    cublasStatus_t status = (call);                 \
    if (status != CUBLAS_STATUS_SUCCESS) return 1;  \
  } while (0)

__global__ void fill(curandState* states, float* out, unsigned long long seed) {
  int i = threadIdx.x;
  curand_init(seed, i, 0, &states[i]);
  curandStatePhilox4_32_10_t philox;
  curand_init(seed, i, 0, &philox);
  float4 u = curand_uniform4(&philox);
  out[i] = curand_uniform(&states[i]) + curand_normal(states + i) + u.x + CUDART_PI_F;
}

__global__ void multiply(cufftComplex* a, const cuFloatComplex* b) { a[0] = cuCmulf(a[0], b[0]); }

int linear(cudaStream_t stream, float* a, float* b, float* c, int n) {
  cublasHandle_t handle;
  CUBLAS_CHECK(cublasCreate(&handle));
  cublasSetStream(handle, stream);
  cublasSetMathMode(handle, CUBLAS_TENSOR_OP_MATH);
  const float one = 1, zero = 0;
  CUBLAS_CHECK(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, b, n, &zero, c, n));
  CUBLAS_CHECK(cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_16F, n, b, CUDA_R_16F, n, &zero, c,
                            CUDA_R_32F, n, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT_TENSOR_OP));
  cublasLtHandle_t lt;
  cublasLtCreate(&lt);
  cublasLtMatmulDesc_t description;
  cublasLtMatmulDescCreate(&description, CUBLAS_COMPUTE_32F, CUDA_R_32F);
  cublasLtMatmulDescSetAttribute(description, CUBLASLT_MATMUL_DESC_TRANSA, &n, sizeof(n));
  cublasLtMatmulHeuristicResult_t found = {};
  if (found.workspaceSize > 0) return 1;
  return cublasDestroy(handle);
}

int transform(cufftComplex* data, cudaStream_t stream) {
  cufftHandle plan;
  if (cufftPlan1d(&plan, 256, CUFFT_C2C, 1) != CUFFT_SUCCESS) return 1;
  cufftSetStream(plan, stream);
  cufftExecC2C(plan, data, data, CUFFT_FORWARD);
  return cufftDestroy(plan) == CUFFT_SUCCESS;
}

int sparse_and_solve(float* values, int* rows) {
  cusparseHandle_t handle;
  cusparseCreate(&handle);
  cusparseSpMatDescr_t a;
  cusparseCreateCsr(&a, 4, 4, 8, rows, rows, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                    CUDA_R_32F);
  cusolverDnHandle_t solver;
  cusolverStatus_t status = cusolverDnCreate(&solver);
  int size = 0;
  cusolverDnSgetrf_bufferSize(solver, 4, 4, values, 4, &size);
  return status == CUSOLVER_STATUS_SUCCESS ? size : 0;
}

int random(float* out) {
  curandGenerator_t generator;
  curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_DEFAULT);
  curandSetPseudoRandomGeneratorSeed(generator, 1234ULL);
  curandStatus_t status = curandGenerateUniform(generator, out, 100);
  return status == CURAND_STATUS_SUCCESS;
}

int driver(const char* source) {
  nvrtcProgram program;
  nvrtcResult result = nvrtcCreateProgram(&program, source, "k.cu", 0, nullptr, nullptr);
  if (result != NVRTC_SUCCESS) return std::string(nvrtcGetErrorString(result)).size();
  CUdevice device;
  CUcontext context;
  CUmodule module;
  CUfunction function;
  if (cuInit(0) != CUDA_SUCCESS) return 1;
  cuDeviceGet(&device, 0);
  cuDeviceGetAttribute(&device, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
  cuModuleLoadData(&module, source);
  cuModuleGetFunction(&function, module, "k");
  CUdeviceptr p;
  cuMemAlloc(&p, 128);
  void* arguments[] = {&p};
  CUresult launched = cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, nullptr, arguments, nullptr);
  cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 65536);
  nvtxRangePushA("work");
  nvtxRangePop();
  cudaProfilerStart();
  return launched == CUDA_SUCCESS && context == nullptr;
}
