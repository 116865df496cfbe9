// Made by generate.py from the tables: the long tail of cufft.
#pragma once
#pragma GCC system_header
enum {
  CUFFT_COMPATIBILITY_DEFAULT,
  CUFFT_COMPATIBILITY_FFTW_PADDING,
  CUFFT_LICENSE_ERROR,
  CUFFT_MISSING_DEPENDENCY,
  CUFFT_NVJITLINK_FAILURE,
  CUFFT_NVRTC_FAILURE,
  CUFFT_NVSHMEM_FAILURE,
  CUFFT_PLAN_NULL,
  CUFFT_QUERY_1D_FACTORS,
  CUFFT_QUERY_UNDEFINED,
  CUFFT_VERSION,
  CUFFT_VER_BUILD,
  CUFFT_VER_MAJOR,
  CUFFT_VER_MINOR,
  CUFFT_VER_PATCH,
  CUFFT_WORKAREA_MINIMAL,
  CUFFT_WORKAREA_PERFORMANCE,
  CUFFT_WORKAREA_USER,
  CUFFT_XT_FORMAT_DISTRIBUTED_INPUT,
  CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT,
  MAX_CUFFT_ERROR,
  NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS,
  NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT,
  cufftJITCallbackLoadC,
  cufftJITCallbackLoadD,
  cufftJITCallbackLoadR,
  cufftJITCallbackLoadZ,
  cufftJITCallbackStoreC,
  cufftJITCallbackStoreD,
  cufftJITCallbackStoreR,
  cufftJITCallbackStoreZ,
};
enum cufftResult {
  CUFFT_SUCCESS,
  CUFFT_ALLOC_FAILED,
  CUFFT_EXEC_FAILED,
  CUFFT_INCOMPLETE_PARAMETER_LIST,
  CUFFT_INTERNAL_ERROR,
  CUFFT_INVALID_DEVICE,
  CUFFT_INVALID_PLAN,
  CUFFT_INVALID_SIZE,
  CUFFT_INVALID_TYPE,
  CUFFT_INVALID_VALUE,
  CUFFT_NOT_IMPLEMENTED,
  CUFFT_NOT_SUPPORTED,
  CUFFT_NO_WORKSPACE,
  CUFFT_PARSE_ERROR,
  CUFFT_SETUP_FAILED,
  CUFFT_UNALIGNED_DATA,
};
enum cufftType {
  CUFFT_C2C,
  CUFFT_C2R,
  CUFFT_D2Z,
  CUFFT_R2C,
  CUFFT_Z2D,
  CUFFT_Z2Z,
};
enum cufftXtCallbackType {
  CUFFT_CB_LD_COMPLEX,
  CUFFT_CB_LD_COMPLEX_DOUBLE,
  CUFFT_CB_LD_REAL,
  CUFFT_CB_LD_REAL_DOUBLE,
  CUFFT_CB_ST_COMPLEX,
  CUFFT_CB_ST_COMPLEX_DOUBLE,
  CUFFT_CB_ST_REAL,
  CUFFT_CB_ST_REAL_DOUBLE,
  CUFFT_CB_UNDEFINED,
};
enum cufftXtCopyType {
  CUFFT_COPY_DEVICE_TO_DEVICE,
  CUFFT_COPY_DEVICE_TO_HOST,
  CUFFT_COPY_HOST_TO_DEVICE,
  CUFFT_COPY_UNDEFINED,
};
enum cufftXtSubFormat {
  CUFFT_FORMAT_UNDEFINED,
  CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED,
  CUFFT_XT_FORMAT_INPLACE,
  CUFFT_XT_FORMAT_INPLACE_SHUFFLED,
  CUFFT_XT_FORMAT_INPUT,
  CUFFT_XT_FORMAT_OUTPUT,
};
struct cudaLibXtDesc {
  int reserved;
};
typedef struct cudaLibXtDesc_t_opaque* cudaLibXtDesc_t;
struct cufftBox3d {
  int reserved;
};
struct cufftBox3d_t {
  int reserved;
};
struct cufftCompatibility_t {
  int reserved;
};
struct cufftProperty {
  int reserved;
};
struct cufftProperty_t {
  int reserved;
};
typedef cufftResult cufftResult_t;
typedef cufftType cufftType_t;
struct cufftXt1dFactors {
  int reserved;
};
struct cufftXt1dFactors_t {
  int reserved;
};
typedef enum cufftXtCallbackType cufftXtCallbackType_t;
typedef enum cufftXtCopyType cufftXtCopyType_t;
enum cufftXtQueryType : int {};
enum cufftXtQueryType_t : int {};
typedef enum cufftXtSubFormat cufftXtSubFormat_t;
enum cufftXtWorkAreaPolicy : int {};
enum cufftXtWorkAreaPolicy_t : int {};
template <class... A>
cufftResult cufftCallbackLoadC(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackLoadD(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackLoadR(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackLoadZ(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackStoreC(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackStoreD(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackStoreR(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCallbackStoreZ(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftEstimate1d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftEstimate2d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftEstimate3d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftEstimateMany(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftExecC2C(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftExecC2R(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftExecD2Z(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftExecR2C(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftExecZ2D(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftExecZ2Z(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetPlanPropertyInt64(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetSize1d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetSize2d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetSize3d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetSizeMany(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetSizeMany64(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftMakePlan1d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftMakePlan2d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftMakePlan3d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftMakePlanMany(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftMakePlanMany64(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftPlan1d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftPlan2d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftPlan3d(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftPlanMany(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftResetPlanProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftSetAutoAllocation(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftSetPlanPropertyInt64(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftSetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftSetWorkArea(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtClearCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExec(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptor(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptorC2C(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptorC2R(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptorD2Z(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptorR2C(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptorZ2D(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtExecDescriptorZ2Z(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtFree(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtGetSizeMany(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtMakePlanMany(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtMalloc(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtMemcpy(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtQueryPlan(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetCallbackSharedSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetDistribution(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetGPUs(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetJITCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetWorkArea(A&&...) { __builtin_unreachable(); }
template <class... A>
cufftResult cufftXtSetWorkAreaPolicy(A&&...) { __builtin_unreachable(); }
