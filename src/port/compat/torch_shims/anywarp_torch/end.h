// Undoes begin.h, so that a CUDA name left in ported code stays an error, and gives the macros of PyTorch that are expanded in
// ported code their HIP meaning.
#undef ANYWARP_TORCH_SHIM_ACTIVE
#undef cudaDataType
#undef cudaDeviceGetStreamPriorityRange
#undef cudaDeviceProp
#undef cudaDeviceSynchronize
#undef cudaErrorNotReady
#undef cudaError_t
#undef cudaEventCreate
#undef cudaEventCreateWithFlags
#undef cudaEventDefault
#undef cudaEventDestroy
#undef cudaEventDisableTiming
#undef cudaEventElapsedTime
#undef cudaEventQuery
#undef cudaEventRecord
#undef cudaEventSynchronize
#undef cudaEvent_t
#undef cudaGetDevice
#undef cudaGetErrorString
#undef cudaGetLastError
#undef cudaIpcEventHandle_t
#undef cudaIpcGetEventHandle
#undef cudaIpcOpenEventHandle
#undef cudaMalloc
#undef cudaMallocAsync
#undef cudaMemGetInfo
#undef cudaMemcpyAsync
#undef cudaMemcpyKind
#undef cudaSetDevice
#undef cudaStreamCaptureMode
#undef cudaStreamCaptureStatus
#undef cudaStreamCaptureStatusActive
#undef cudaStreamCaptureStatusInvalidated
#undef cudaStreamCaptureStatusNone
#undef cudaStreamGetPriority
#undef cudaStreamIsCapturing
#undef cudaStreamQuery
#undef cudaStreamSynchronize
#undef cudaStreamWaitEvent
#undef cudaStream_t
#undef cudaSuccess
#undef cudaThreadExchangeStreamCaptureMode
#undef CUresult
#undef CUDA_SUCCESS
#undef CUDA_R_8U
#undef CUDA_R_8I
#undef CUDA_R_16I
#undef CUDA_R_32I
#undef CUDA_R_64I
#undef CUDA_R_16F
#undef CUDA_R_16BF
#undef CUDA_R_32F
#undef CUDA_R_64F
#undef CUDA_C_16F
#undef CUDA_C_32F
#undef CUDA_C_64F
#undef CUDA_R_8F_E4M3
#undef CUDA_R_8F_E5M2
#undef CUDA_R_4F_E2M1
#undef cublasDiagType_t
#undef cublasFillMode_t
#undef cublasHandle_t
#undef cublasLtHandle_t
#undef cublasOperation_t
#undef cublasPointerMode_t
#undef cublasSideMode_t
#undef cublasStatus_t
#undef cublasGetPointerMode
#undef cublasSetPointerMode
#undef CUBLAS_STATUS_SUCCESS
#undef cusparseHandle_t
#undef cusparseStatus_t
#undef cusparseGetErrorString
#undef CUSPARSE_STATUS_SUCCESS
#undef cusolverDnHandle_t
#undef cusolverStatus_t
#undef CUSOLVER_STATUS_SUCCESS
#undef CUSOLVER_STATUS_INVALID_VALUE

// Present in PyTorch built for ROCm under both names.
#ifdef C10_CUDA_CHECK
#undef C10_CUDA_CHECK
#undef C10_CUDA_CHECK_WARN
#undef C10_CUDA_IGNORE_ERROR
#undef C10_CUDA_CLEAR_ERROR
#undef C10_CUDA_KERNEL_LAUNCH_CHECK
#undef C10_HIP_CHECK
#define C10_CUDA_CHECK(EXPR)                                                                              \
  do {                                                                                                    \
    const hipError_t __err = EXPR;                                                                        \
    c10::cuda::c10_cuda_check_implementation(static_cast<int32_t>(__err), __FILE__, __func__,             \
                                             static_cast<uint32_t>(__LINE__), true);                      \
  } while (0)
#define C10_CUDA_CHECK_WARN(EXPR)                                                                         \
  do {                                                                                                    \
    const hipError_t __err = EXPR;                                                                        \
    if (__err != hipSuccess) TORCH_WARN("HIP warning: ", hipGetErrorString(__err));                       \
  } while (0)
#define C10_CUDA_IGNORE_ERROR(EXPR) static_cast<void>(EXPR)
#define C10_CUDA_CLEAR_ERROR() static_cast<void>(hipGetLastError())
#define C10_CUDA_KERNEL_LAUNCH_CHECK() C10_CUDA_CHECK(hipGetLastError())
#define C10_HIP_CHECK C10_CUDA_CHECK
#define C10_HIP_CHECK_WARN C10_CUDA_CHECK_WARN
#define C10_HIP_ERROR_HANDLED C10_CUDA_ERROR_HANDLED
#define C10_HIP_IGNORE_ERROR C10_CUDA_IGNORE_ERROR
#define C10_HIP_CLEAR_ERROR C10_CUDA_CLEAR_ERROR
#define C10_HIP_KERNEL_LAUNCH_CHECK C10_CUDA_KERNEL_LAUNCH_CHECK
#endif
#ifdef TORCH_CUDABLAS_CHECK
#undef TORCH_CUDABLAS_CHECK
#define TORCH_CUDABLAS_CHECK(EXPR) TORCH_CHECK((EXPR) == HIPBLAS_STATUS_SUCCESS, "hipBLAS failed: " #EXPR)
#define TORCH_HIPBLAS_CHECK TORCH_CUDABLAS_CHECK
#endif
