// Made by generate.py from the tables: the long tail of cusolver.
#pragma once
#pragma GCC system_header
enum {
  CUSOLVER_IRS_REFINE_NONE,
  CUBLAS_DIRECT_BACKWARD,
  CUBLAS_DIRECT_FORWARD,
  CUBLAS_STOREV_COLUMNWISE,
  CUBLAS_STOREV_ROWWISE,
  CUDALIBMG_GRID_MAPPING_COL_MAJOR,
  CUDALIBMG_GRID_MAPPING_ROW_MAJOR,
  CUSOLVERDN_POTRF,
  CUSOLVER_ALG_2,
  CUSOLVER_CPP_VERSION,
  CUSOLVER_C_16BF,
  CUSOLVER_C_16F,
  CUSOLVER_C_32F,
  CUSOLVER_C_64F,
  CUSOLVER_C_8I,
  CUSOLVER_C_8U,
  CUSOLVER_C_AP,
  CUSOLVER_C_TF32,
  CUSOLVER_DEFAULT_MATH,
  CUSOLVER_DEPRECATED,
  CUSOLVER_DEPRECATED_,
  CUSOLVER_DEPRECATED_ENUM,
  CUSOLVER_FP32_EMULATED_BF16X9_MATH,
  CUSOLVER_FRO_NORM,
  CUSOLVER_INF_NORM,
  CUSOLVER_IRS_REFINE_CLASSICAL,
  CUSOLVER_IRS_REFINE_CLASSICAL_GMRES,
  CUSOLVER_IRS_REFINE_GMRES,
  CUSOLVER_IRS_REFINE_GMRES_GMRES,
  CUSOLVER_IRS_REFINE_GMRES_NOPCOND,
  CUSOLVER_IRS_REFINE_NOT_SET,
  CUSOLVER_MAX_NORM,
  CUSOLVER_ONE_NORM,
  CUSOLVER_PREC_DD,
  CUSOLVER_PREC_SHT,
  CUSOLVER_PREC_SS,
  CUSOLVER_R_16BF,
  CUSOLVER_R_16F,
  CUSOLVER_R_32F,
  CUSOLVER_R_64F,
  CUSOLVER_R_8I,
  CUSOLVER_R_8U,
  CUSOLVER_R_AP,
  CUSOLVER_R_TF32,
  CUSOLVER_STATUS_INVALID_LICENSE,
  CUSOLVER_STATUS_INVALID_WORKSPACE,
  CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED,
  CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED,
  CUSOLVER_STATUS_IRS_MATRIX_SINGULAR,
  CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES,
  CUSOLVER_STATUS_IRS_OUT_OF_RANGE,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE,
  CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED,
  CUSOLVER_VERSION,
  CUSOLVER_VER_BUILD,
  CUSOLVER_VER_MAJOR,
  CUSOLVER_VER_MINOR,
  CUSOLVER_VER_PATCH,
  cusolverDnIRS,
  cusolverDnLoggerCallback_t,
  cusolver_int_t,
};
enum cusolverAlgMode_t {
  CUSOLVER_ALG_0,
  CUSOLVER_ALG_1,
};
enum cusolverDeterministicMode_t {
  CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS,
  CUSOLVER_DETERMINISTIC_RESULTS,
};
enum cusolverDnFunction_t {
  CUSOLVERDN_GETRF,
};
enum cusolverEigMode_t {
  CUSOLVER_EIG_MODE_NOVECTOR,
  CUSOLVER_EIG_MODE_VECTOR,
};
enum cusolverEigRange_t {
  CUSOLVER_EIG_RANGE_ALL,
  CUSOLVER_EIG_RANGE_I,
  CUSOLVER_EIG_RANGE_V,
};
enum cusolverEigType_t {
  CUSOLVER_EIG_TYPE_1,
  CUSOLVER_EIG_TYPE_2,
  CUSOLVER_EIG_TYPE_3,
};
enum cusolverRfFactorization_t {
  CUSOLVERRF_FACTORIZATION_ALG0,
  CUSOLVERRF_FACTORIZATION_ALG1,
  CUSOLVERRF_FACTORIZATION_ALG2,
};
enum cusolverRfMatrixFormat_t {
  CUSOLVERRF_MATRIX_FORMAT_CSC,
  CUSOLVERRF_MATRIX_FORMAT_CSR,
};
enum cusolverRfNumericBoostReport_t {
  CUSOLVERRF_NUMERIC_BOOST_NOT_USED,
  CUSOLVERRF_NUMERIC_BOOST_USED,
};
enum cusolverRfResetValuesFastMode_t {
  CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF,
  CUSOLVERRF_RESET_VALUES_FAST_MODE_ON,
};
enum cusolverRfTriangularSolve_t {
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG1,
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG2,
  CUSOLVERRF_TRIANGULAR_SOLVE_ALG3,
};
enum cusolverRfUnitDiagonal_t {
  CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L,
  CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U,
  CUSOLVERRF_UNIT_DIAGONAL_STORED_L,
  CUSOLVERRF_UNIT_DIAGONAL_STORED_U,
};
enum cusolverStatus_t {
  CUSOLVER_STATUS_SUCCESS,
  CUSOLVER_STATUS_ALLOC_FAILED,
  CUSOLVER_STATUS_ARCH_MISMATCH,
  CUSOLVER_STATUS_EXECUTION_FAILED,
  CUSOLVER_STATUS_INTERNAL_ERROR,
  CUSOLVER_STATUS_INVALID_VALUE,
  CUSOLVER_STATUS_IRS_INTERNAL_ERROR,
  CUSOLVER_STATUS_IRS_NOT_SUPPORTED,
  CUSOLVER_STATUS_IRS_PARAMS_INVALID,
  CUSOLVER_STATUS_MAPPING_ERROR,
  CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED,
  CUSOLVER_STATUS_NOT_INITIALIZED,
  CUSOLVER_STATUS_NOT_SUPPORTED,
  CUSOLVER_STATUS_ZERO_PIVOT,
};
struct csrcholInfo {
  int reserved;
};
struct csrcholInfoHost {
  int reserved;
};
struct csrcholInfoHost_t {
  int reserved;
};
typedef struct csrcholInfo_t_opaque* csrcholInfo_t;
struct csrluInfoHost {
  int reserved;
};
struct csrluInfoHost_t {
  int reserved;
};
struct csrqrInfo {
  int reserved;
};
struct csrqrInfoHost {
  int reserved;
};
struct csrqrInfoHost_t {
  int reserved;
};
typedef struct csrqrInfo_t_opaque* csrqrInfo_t;
struct cudaEmulationStrategy_t {
  int reserved;
};
typedef struct cudaLibMgGrid_t_opaque* cudaLibMgGrid_t;
typedef struct cudaLibMgMatrixDesc_t_opaque* cudaLibMgMatrixDesc_t;
enum cusolverDirectMode_t : int {};
struct cusolverDnContext {
  int reserved;
};
typedef struct cusolverDnHandle_t_opaque* cusolverDnHandle_t;
struct cusolverDnIRSInfos {
  int reserved;
};
typedef struct cusolverDnIRSInfos_t_opaque* cusolverDnIRSInfos_t;
struct cusolverDnIRSParams {
  int reserved;
};
typedef struct cusolverDnIRSParams_t_opaque* cusolverDnIRSParams_t;
struct cusolverDnParams {
  int reserved;
};
typedef struct cusolverDnParams_t_opaque* cusolverDnParams_t;
struct cusolverIRSRefinement_t {
  int reserved;
};
enum cusolverMathMode_t : int {};
struct cusolverMgContext {
  int reserved;
};
struct cusolverMgGridMapping_t {
  int reserved;
};
typedef struct cusolverMgHandle_t_opaque* cusolverMgHandle_t;
struct cusolverNorm_t {
  int reserved;
};
enum cusolverPrecType_t : int {};
struct cusolverRfCommon {
  int reserved;
};
typedef struct cusolverRfHandle_t_opaque* cusolverRfHandle_t;
struct cusolverSpContext {
  int reserved;
};
typedef struct cusolverSpHandle_t_opaque* cusolverSpHandle_t;
enum cusolverStorevMode_t : int {};
struct gesvdjInfo {
  int reserved;
};
typedef struct gesvdjInfo_t_opaque* gesvdjInfo_t;
struct syevjInfo {
  int reserved;
};
typedef struct syevjInfo_t_opaque* syevjInfo_t;
template <class... A>
cusolverStatus_t cuDSS(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cuSolverDN(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCCgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCCgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCCgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCCgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCEgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCEgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCEgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCEgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCKgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCKgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCKgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCKgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCYgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCYgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCYgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCYgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgebrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgebrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgeqrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgeqrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvdaStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvdj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvdjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgesvdj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCgetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCheevj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChegvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChegvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChegvdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChegvdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChegvj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChegvj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChetrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnChetrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnClaswp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnClauum(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnClauum_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCpotrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCreateGesvdjInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCreateParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCreateSyevjInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCsytrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCsytrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCsytri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCsytri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCungbr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCungbr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCungqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCungqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCungtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCungtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCunmqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCunmqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCunmtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnCunmtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDBgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDBgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDBgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDBgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDDgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDDgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDDgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDDgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDHgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDHgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDHgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDHgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDSgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDSgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDSgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDSgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDXgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDXgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDXgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDXgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDestroyGesvdjInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDestroyParams(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDestroySyevjInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgebrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgebrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgeqrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgeqrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvdaStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvdj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvdjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgesvdj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDgetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDlaswp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDlauum(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDlauum_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDorgbr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDorgbr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDorgqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDorgqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDorgtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDorgtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDormqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDormqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDormtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDormtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDpotrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsyevj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsygvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsygvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsygvdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsygvdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsygvj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsygvj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsytrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsytrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsytrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsytrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsytri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnDsytri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGeqrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGeqrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGesvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGesvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetDeterministicMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetEmulationStrategy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetMathMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnGetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetMaxIters(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetNiters(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSInfosRequestResidual(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsDisableFallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsEnableFallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsGetMaxIters(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetMaxIters(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetTol(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetTolInner(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSXgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSXgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSXgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnIRSXgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnLoggerForceDisable(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnLoggerOpenFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnLoggerSetCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnLoggerSetFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnLoggerSetLevel(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnLoggerSetMask(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnPotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnPotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnPotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSBgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSBgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSBgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSBgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSHgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSHgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSHgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSHgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSSgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSSgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSSgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSSgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSXgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSXgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSXgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSXgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSetAdvOptions(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSetDeterministicMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSetEmulationStrategy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSetMathMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgebrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgebrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgeqrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgeqrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvdaStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvdj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvdjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgesvdj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSgetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSlaswp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSlauum(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSlauum_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSorgbr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSorgbr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSorgqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSorgqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSorgtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSorgtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSormqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSormqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSormtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSormtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSpotrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsyevj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsygvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsygvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsygvdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsygvdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsygvj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsygvj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsytrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsytrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsytrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsytrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsytri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSsytri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSyevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSyevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSyevdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnSyevdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgeev(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgeev_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgeqrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgeqrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdjGetResidual(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdjGetSweeps(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdjSetSortEig(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdjSetTolerance(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdp_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgesvdr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXgetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXlarft(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXlarft_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXpotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXpotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXpotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevjGetResidual(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevjGetSweeps(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevjSetSortEig(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsyevjSetTolerance(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsytrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXsytrs_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXtrtri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnXtrtri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZCgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZCgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZCgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZCgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZEgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZEgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZEgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZEgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZKgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZKgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZKgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZKgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZYgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZYgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZYgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZYgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZZgels(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZZgels_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZZgesv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZZgesv_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgebrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgebrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgeqrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgeqrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvdaStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvdj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvdjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgesvdj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZgetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevjBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevjBatched_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZheevj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhegvd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhegvd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhegvdx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhegvdx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhegvj(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhegvj_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhetrd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZhetrd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZlaswp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZlauum(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZlauum_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZpotrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZsytrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZsytrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZsytri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZsytri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZungbr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZungbr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZungqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZungqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZungtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZungtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZunmqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZunmqr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZunmtr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverDnZunmtr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverGetProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgCreateDeviceGrid(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgCreateMatrixDesc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgDestroyGrid(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgDeviceSelect(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgGetrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgGetrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgGetrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgGetrs_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgPotrf(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgPotrf_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgPotri(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgPotri_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgPotrs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgPotrs_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgSyevd(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverMgSyevd_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfAccessBundledFactorsDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfAnalyze(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfBatchAnalyze(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfBatchRefactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfBatchResetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfBatchSetupHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfBatchSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfBatchZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfExtractBundledFactorsHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfExtractSplitFactorsHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfGetAlgs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfGetMatrixFormat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfGetNumericBoostReport(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfGetNumericProperties(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfGetResetValuesFastMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfRefactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfResetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSetAlgs(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSetMatrixFormat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSetNumericProperties(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSetResetValuesFastMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSetupDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSetupHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverRfSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholDiag(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsreigsHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsreigvsi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsreigvsiHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrlsqvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvchol(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvcholHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvluHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrluBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrluExtractHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrluFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrluSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrluZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSetup(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSetupHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrqrsvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCcsrzfdHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCreateCsrcholInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCreateCsrcholInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCreateCsrluInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCreateCsrqrInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpCreateCsrqrInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholDiag(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsreigsHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsreigvsi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsreigvsiHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrlsqvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvchol(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvcholHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvluHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrluBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrluExtractHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrluFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrluSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrluZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSetup(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSetupHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrqrsvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDcsrzfdHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrcholInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrluInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrqrInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpGetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholDiag(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrcholZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsreigsHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsreigvsi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsreigvsiHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrlsqvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrlsvchol(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrlsvcholHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrlsvluHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrlsvqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrlsvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrluBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrluExtractHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrluFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrluSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrluZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrSetup(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrSetupHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrqrsvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpScsrzfdHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpSetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrcholAnalysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrcholAnalysisHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrissymHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrluAnalysisHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrluNnzHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrmetisndHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrpermHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrqrAnalysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrqrAnalysisHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrsymamdHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrsymmdqHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpXcsrsymrcmHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholDiag(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsreigsHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsreigvsi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsreigvsiHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrlsqvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvchol(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvcholHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvluHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvqr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvqrHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrluBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrluExtractHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrluFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrluSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrluZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrBufferInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrFactor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrFactorHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSetup(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSetupHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSolve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSolveHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrZeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrqrsvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cusolverStatus_t cusolverSpZcsrzfdHost(A&&...) { __builtin_unreachable(); }
