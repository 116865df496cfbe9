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
cusolverStatus_t cuDSS(A&&...);
template <class... A>
cusolverStatus_t cuSolverDN(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCCgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCCgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCCgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCCgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCEgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCEgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCEgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCEgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCKgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCKgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCKgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCKgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCYgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCYgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCYgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCYgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgebrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgebrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgeqrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgeqrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvdaStridedBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvdj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvdjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgesvdj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCgetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCheevj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChegvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChegvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChegvdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChegvdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChegvj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChegvj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChetrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnChetrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnClaswp(A&&...);
template <class... A>
cusolverStatus_t cusolverDnClauum(A&&...);
template <class... A>
cusolverStatus_t cusolverDnClauum_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotrfBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCpotrsBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCreate(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCreateGesvdjInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCreateParams(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCreateSyevjInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCsytrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCsytrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCsytri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCsytri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCungbr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCungbr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCungqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCungqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCungtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCungtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCunmqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCunmqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCunmtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnCunmtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDBgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDBgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDBgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDBgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDDgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDDgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDDgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDDgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDHgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDHgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDHgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDHgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDSgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDSgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDSgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDSgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDXgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDXgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDXgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDXgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDestroy(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDestroyGesvdjInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDestroyParams(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDestroySyevjInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgebrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgebrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgeqrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgeqrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvdaStridedBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvdj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvdjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgesvdj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDgetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDlaswp(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDlauum(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDlauum_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDorgbr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDorgbr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDorgqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDorgqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDorgtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDorgtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDormqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDormqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDormtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDormtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotrfBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDpotrsBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsyevj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsygvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsygvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsygvdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsygvdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsygvj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsygvj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsytrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsytrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsytrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsytrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsytri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnDsytri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGeqrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGeqrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGesvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGesvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetDeterministicMode(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetEmulationStrategy(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetMathMode(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetStream(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnGetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosCreate(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosDestroy(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetMaxIters(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetNiters(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSInfosRequestResidual(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsCreate(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsDestroy(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsDisableFallback(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsEnableFallback(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsGetMaxIters(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetMaxIters(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetTol(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSParamsSetTolInner(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSXgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSXgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSXgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnIRSXgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnLoggerForceDisable(A&&...);
template <class... A>
cusolverStatus_t cusolverDnLoggerOpenFile(A&&...);
template <class... A>
cusolverStatus_t cusolverDnLoggerSetCallback(A&&...);
template <class... A>
cusolverStatus_t cusolverDnLoggerSetFile(A&&...);
template <class... A>
cusolverStatus_t cusolverDnLoggerSetLevel(A&&...);
template <class... A>
cusolverStatus_t cusolverDnLoggerSetMask(A&&...);
template <class... A>
cusolverStatus_t cusolverDnPotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnPotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnPotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSBgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSBgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSBgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSBgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSHgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSHgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSHgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSHgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSSgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSSgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSSgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSSgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSXgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSXgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSXgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSXgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSetAdvOptions(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSetDeterministicMode(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSetEmulationStrategy(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSetMathMode(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSetStream(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgebrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgebrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgeqrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgeqrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvdaStridedBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvdj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvdjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgesvdj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSgetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSlaswp(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSlauum(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSlauum_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSorgbr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSorgbr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSorgqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSorgqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSorgtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSorgtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSormqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSormqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSormtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSormtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotrfBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSpotrsBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsyevj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsygvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsygvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsygvdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsygvdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsygvj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsygvj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsytrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsytrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsytrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsytrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsytri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSsytri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSyevd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSyevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSyevdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnSyevdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgeev(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgeev_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgeqrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgeqrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdjGetResidual(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdjGetSweeps(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdjSetSortEig(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdjSetTolerance(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdp(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdp_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgesvdr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXgetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXlarft(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXlarft_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXpotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXpotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXpotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevjGetResidual(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevjGetSweeps(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevjSetSortEig(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsyevjSetTolerance(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsytrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXsytrs_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXtrtri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnXtrtri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZCgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZCgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZCgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZCgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZEgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZEgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZEgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZEgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZKgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZKgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZKgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZKgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZYgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZYgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZYgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZYgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZZgels(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZZgels_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZZgesv(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZZgesv_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgebrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgebrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgeqrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgeqrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvdaStridedBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvdj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvdjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgesvdj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZgetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevjBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevjBatched_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZheevj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhegvd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhegvd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhegvdx(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhegvdx_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhegvj(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhegvj_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhetrd(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZhetrd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZlaswp(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZlauum(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZlauum_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotrfBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZpotrsBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZsytrf(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZsytrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZsytri(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZsytri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZungbr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZungbr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZungqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZungqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZungtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZungtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZunmqr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZunmqr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZunmtr(A&&...);
template <class... A>
cusolverStatus_t cusolverDnZunmtr_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverGetProperty(A&&...);
template <class... A>
cusolverStatus_t cusolverGetVersion(A&&...);
template <class... A>
cusolverStatus_t cusolverMgCreate(A&&...);
template <class... A>
cusolverStatus_t cusolverMgCreateDeviceGrid(A&&...);
template <class... A>
cusolverStatus_t cusolverMgCreateMatrixDesc(A&&...);
template <class... A>
cusolverStatus_t cusolverMgDestroy(A&&...);
template <class... A>
cusolverStatus_t cusolverMgDestroyGrid(A&&...);
template <class... A>
cusolverStatus_t cusolverMgDeviceSelect(A&&...);
template <class... A>
cusolverStatus_t cusolverMgGetrf(A&&...);
template <class... A>
cusolverStatus_t cusolverMgGetrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverMgGetrs(A&&...);
template <class... A>
cusolverStatus_t cusolverMgGetrs_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverMgPotrf(A&&...);
template <class... A>
cusolverStatus_t cusolverMgPotrf_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverMgPotri(A&&...);
template <class... A>
cusolverStatus_t cusolverMgPotri_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverMgPotrs(A&&...);
template <class... A>
cusolverStatus_t cusolverMgPotrs_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverMgSyevd(A&&...);
template <class... A>
cusolverStatus_t cusolverMgSyevd_bufferSize(A&&...);
template <class... A>
cusolverStatus_t cusolverRfAccessBundledFactorsDevice(A&&...);
template <class... A>
cusolverStatus_t cusolverRfAnalyze(A&&...);
template <class... A>
cusolverStatus_t cusolverRfBatchAnalyze(A&&...);
template <class... A>
cusolverStatus_t cusolverRfBatchRefactor(A&&...);
template <class... A>
cusolverStatus_t cusolverRfBatchResetValues(A&&...);
template <class... A>
cusolverStatus_t cusolverRfBatchSetupHost(A&&...);
template <class... A>
cusolverStatus_t cusolverRfBatchSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverRfBatchZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverRfCreate(A&&...);
template <class... A>
cusolverStatus_t cusolverRfDestroy(A&&...);
template <class... A>
cusolverStatus_t cusolverRfExtractBundledFactorsHost(A&&...);
template <class... A>
cusolverStatus_t cusolverRfExtractSplitFactorsHost(A&&...);
template <class... A>
cusolverStatus_t cusolverRfGetAlgs(A&&...);
template <class... A>
cusolverStatus_t cusolverRfGetMatrixFormat(A&&...);
template <class... A>
cusolverStatus_t cusolverRfGetNumericBoostReport(A&&...);
template <class... A>
cusolverStatus_t cusolverRfGetNumericProperties(A&&...);
template <class... A>
cusolverStatus_t cusolverRfGetResetValuesFastMode(A&&...);
template <class... A>
cusolverStatus_t cusolverRfRefactor(A&&...);
template <class... A>
cusolverStatus_t cusolverRfResetValues(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSetAlgs(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSetMatrixFormat(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSetNumericProperties(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSetResetValuesFastMode(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSetupDevice(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSetupHost(A&&...);
template <class... A>
cusolverStatus_t cusolverRfSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholDiag(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsreigsHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsreigvsi(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsreigvsiHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrlsqvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvchol(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvcholHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvluHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvqr(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrlsvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrluBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrluExtractHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrluFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrluSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrluZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSetup(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSetupHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrqrsvBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCcsrzfdHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCreate(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCreateCsrcholInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCreateCsrcholInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCreateCsrluInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCreateCsrqrInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpCreateCsrqrInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholDiag(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsreigsHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsreigvsi(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsreigvsiHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrlsqvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvchol(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvcholHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvluHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvqr(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrlsvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrluBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrluExtractHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrluFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrluSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrluZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSetup(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSetupHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrqrsvBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDcsrzfdHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDestroy(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrcholInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrluInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrqrInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpGetStream(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholDiag(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrcholZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsreigsHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsreigvsi(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsreigvsiHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrlsqvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrlsvchol(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrlsvcholHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrlsvluHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrlsvqr(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrlsvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrluBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrluExtractHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrluFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrluSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrluZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrSetup(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrSetupHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrqrsvBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpScsrzfdHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpSetStream(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrcholAnalysis(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrcholAnalysisHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrissymHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrluAnalysisHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrluNnzHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrmetisndHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrpermHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrqrAnalysis(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrqrAnalysisHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrsymamdHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrsymmdqHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpXcsrsymrcmHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholDiag(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsreigsHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsreigvsi(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsreigvsiHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrlsqvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvchol(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvcholHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvluHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvqr(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrlsvqrHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrluBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrluExtractHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrluFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrluSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrluZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrBufferInfo(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrFactor(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrFactorHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSetup(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSetupHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSolve(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrSolveHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrZeroPivot(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrqrsvBatched(A&&...);
template <class... A>
cusolverStatus_t cusolverSpZcsrzfdHost(A&&...);
