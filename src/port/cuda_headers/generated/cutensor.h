// Made by generate.py from the tables: the long tail of cutensor.
#pragma once
#pragma GCC system_header
enum {
  CUTENSOR_ALGO_DEFAULT,
  CUTENSOR_AUTOTUNE_MODE_NONE,
  CUTENSOR_AUTOTUNE_NONE,
  CUTENSOR_CACHE_MODE_NONE,
  CUTENSOR_JIT_MODE_DEFAULT,
  CUTENSOR_JIT_MODE_NONE,
  CUTENSOR_STATUS_SUCCESS,
  CUTENSOR_WORKSPACE_DEFAULT,
  CUTENSOR_ALGO_DEFAULT_PATIENT,
  CUTENSOR_AUTOTUNE_INCREMENTAL,
  CUTENSOR_AUTOTUNE_MODE_INCREMENTAL,
  CUTENSOR_CACHE_MODE_PEDANTIC,
  CUTENSOR_COMPUTE_16BF,
  CUTENSOR_COMPUTE_16F,
  CUTENSOR_COMPUTE_32F,
  CUTENSOR_COMPUTE_32I,
  CUTENSOR_COMPUTE_32U,
  CUTENSOR_COMPUTE_64F,
  CUTENSOR_COMPUTE_8I,
  CUTENSOR_COMPUTE_8U,
  CUTENSOR_C_16BF,
  CUTENSOR_C_16F,
  CUTENSOR_C_16I,
  CUTENSOR_C_16U,
  CUTENSOR_C_32F,
  CUTENSOR_C_32I,
  CUTENSOR_C_32U,
  CUTENSOR_C_4I,
  CUTENSOR_C_4U,
  CUTENSOR_C_64F,
  CUTENSOR_C_64I,
  CUTENSOR_C_64U,
  CUTENSOR_C_8I,
  CUTENSOR_C_8U,
  CUTENSOR_OPERATION_DESCRIPTOR_FLOPS,
  CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES,
  CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT,
  CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT,
  CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE,
  CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE,
  CUTENSOR_OPERATION_DESCRIPTOR_TAG,
  CUTENSOR_OP_ABS,
  CUTENSOR_OP_ACOS,
  CUTENSOR_OP_ACOSH,
  CUTENSOR_OP_ADD,
  CUTENSOR_OP_ASIN,
  CUTENSOR_OP_ASINH,
  CUTENSOR_OP_ATAN,
  CUTENSOR_OP_ATANH,
  CUTENSOR_OP_CEIL,
  CUTENSOR_OP_CONJ,
  CUTENSOR_OP_COS,
  CUTENSOR_OP_COSH,
  CUTENSOR_OP_EXP,
  CUTENSOR_OP_FLOOR,
  CUTENSOR_OP_IDENTITY,
  CUTENSOR_OP_LOG,
  CUTENSOR_OP_MAX,
  CUTENSOR_OP_MIN,
  CUTENSOR_OP_MUL,
  CUTENSOR_OP_NEG,
  CUTENSOR_OP_RCP,
  CUTENSOR_OP_RELU,
  CUTENSOR_OP_SIGMOID,
  CUTENSOR_OP_SIN,
  CUTENSOR_OP_SINH,
  CUTENSOR_OP_SQRT,
  CUTENSOR_OP_TAN,
  CUTENSOR_OP_TANH,
  CUTENSOR_OP_UNKNOWN,
  CUTENSOR_PLAN_PREFERENCE_ALGO,
  CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE,
  CUTENSOR_PLAN_PREFERENCE_CACHE_MODE,
  CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT,
  CUTENSOR_PLAN_PREFERENCE_JIT,
  CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK,
  CUTENSOR_PLAN_REQUIRED_WORKSPACE,
  CUTENSOR_R_16BF,
  CUTENSOR_R_16F,
  CUTENSOR_R_16I,
  CUTENSOR_R_16U,
  CUTENSOR_R_32F,
  CUTENSOR_R_32I,
  CUTENSOR_R_32U,
  CUTENSOR_R_4I,
  CUTENSOR_R_4U,
  CUTENSOR_R_64F,
  CUTENSOR_R_64I,
  CUTENSOR_R_64U,
  CUTENSOR_R_8I,
  CUTENSOR_R_8U,
  CUTENSOR_STATUS_ALLOC_FAILED,
  CUTENSOR_STATUS_ARCH_MISMATCH,
  CUTENSOR_STATUS_EXECUTION_FAILED,
  CUTENSOR_STATUS_INSUFFICIENT_DRIVER,
  CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE,
  CUTENSOR_STATUS_INTERNAL_ERROR,
  CUTENSOR_STATUS_INVALID_VALUE,
  CUTENSOR_STATUS_IO_ERROR,
  CUTENSOR_STATUS_NOT_INITIALIZED,
  CUTENSOR_STATUS_NOT_SUPPORTED,
  CUTENSOR_WORKSPACE_MAX,
  CUTENSOR_WORKSPACE_MIN,
};
enum cutensorAlgo_t : int {};
enum cutensorAutotuneMode_t : int {};
enum cutensorCacheMode_t : int {};
typedef struct cutensorComputeDescriptor_t_opaque* cutensorComputeDescriptor_t;
enum cutensorComputeType_t : int {};
typedef struct cutensorContractionPlan_t_opaque* cutensorContractionPlan_t;
enum cutensorDataType_t : int {};
struct cutensorHandle {
  int reserved;
};
typedef struct cutensorHandle_t_opaque* cutensorHandle_t;
enum cutensorJitMode_t : int {};
struct cutensorLoggerCallback_t {
  int reserved;
};
struct cutensorOperationDescriptor {
  int reserved;
};
enum cutensorOperationDescriptorAttribute_t : int {};
typedef struct cutensorOperationDescriptor_t_opaque* cutensorOperationDescriptor_t;
struct cutensorOperator_t {
  int reserved;
};
struct cutensorPlan {
  int reserved;
};
enum cutensorPlanAttribute_t : int {};
struct cutensorPlanPreference {
  int reserved;
};
enum cutensorPlanPreferenceAttribute_t : int {};
typedef struct cutensorPlanPreference_t_opaque* cutensorPlanPreference_t;
typedef struct cutensorPlan_t_opaque* cutensorPlan_t;
enum cutensorStatus_t : int {};
struct cutensorTensorDescriptor {
  int reserved;
};
typedef struct cutensorTensorDescriptor_t_opaque* cutensorTensorDescriptor_t;
typedef struct cutensorWorksizePreference_t_opaque* cutensorWorksizePreference_t;
template <class... A>
cutensorStatus_t cutensorContract(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorContraction(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreateContraction(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreateElementwiseBinary(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreateElementwiseTrinary(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreatePermutation(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreatePlan(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreatePlanPreference(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreateReduction(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorCreateTensorDescriptor(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorDestroyOperationDescriptor(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorDestroyPlan(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorDestroyPlanPreference(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorDestroyTensorDescriptor(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorElementwiseBinaryExecute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorElementwiseTrinaryExecute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorEstimateWorkspaceSize(A&&...) { __builtin_unreachable(); }
template <class... A>
size_t cutensorGetCudartVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cutensorGetErrorString(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorHandleReadPlanCacheFromFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorHandleResizePlanCache(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorHandleWritePlanCacheToFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorInitTensorDescriptor(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorLoggerForceDisable(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorLoggerOpenFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorLoggerSetCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorLoggerSetFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorLoggerSetLevel(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorLoggerSetMask(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorOperationDescriptorGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorOperationDescriptorSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorPermutation(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorPermute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorPlanGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorPlanPreferenceSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorReadKernelCacheFromFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorReduce(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorReduction(A&&...) { __builtin_unreachable(); }
template <class... A>
cutensorStatus_t cutensorWriteKernelCacheToFile(A&&...) { __builtin_unreachable(); }
