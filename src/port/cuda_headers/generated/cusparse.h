// Made by generate.py from the tables: the long tail of cusparse.
#pragma once
#pragma GCC system_header
enum {
  CUSPARSE_SPMM_OP_ALG_DEFAULT,
  CUSPARSE_ALG0,
  CUSPARSE_ALG1,
  CUSPARSE_ALG_MERGE_PATH,
  CUSPARSE_ALG_NAIVE,
  CUSPARSE_COLOR_ALG0,
  CUSPARSE_COLOR_ALG1,
  CUSPARSE_CPP_VERSION,
  CUSPARSE_DEPRECATED,
  CUSPARSE_DEPRECATED_ENUM,
  CUSPARSE_DEPRECATED_ENUM_REPLACE_WITH,
  CUSPARSE_DEPRECATED_REPLACE_WITH,
  CUSPARSE_DEPRECATED_TYPE,
  CUSPARSE_DEPRECATED_TYPE_MSVC,
  CUSPARSE_FORMAT_BSR,
  CUSPARSE_FORMAT_SLICED_ELLPACK,
  CUSPARSE_SPMMA_ALG1,
  CUSPARSE_SPMMA_ALG2,
  CUSPARSE_SPMMA_ALG3,
  CUSPARSE_SPMMA_ALG4,
  CUSPARSE_SPMMA_PREPROCESS,
  CUSPARSE_SPMM_BSR_ALG1,
  CUSPARSE_SPMV_BSR_ALG1,
  CUSPARSE_SPMV_SELL_ALG1,
  CUSPARSE_SPSM_UPDATE_DIAGONAL,
  CUSPARSE_SPSM_UPDATE_GENERAL,
  CUSPARSE_SPSV_UPDATE_DIAGONAL,
  CUSPARSE_SPSV_UPDATE_GENERAL,
  CUSPARSE_VERSION,
  CUSPARSE_VER_BUILD,
  CUSPARSE_VER_MAJOR,
  CUSPARSE_VER_MINOR,
  CUSPARSE_VER_PATCH,
};
enum cusparseAction_t {
  CUSPARSE_ACTION_NUMERIC,
  CUSPARSE_ACTION_SYMBOLIC,
};
enum cusparseCsr2CscAlg_t {
  CUSPARSE_CSR2CSC_ALG_DEFAULT,
  CUSPARSE_CSR2CSC_ALG1,
  CUSPARSE_CSR2CSC_ALG2,
};
enum cusparseDenseToSparseAlg_t {
  CUSPARSE_DENSETOSPARSE_ALG_DEFAULT,
};
enum cusparseDiagType_t {
  CUSPARSE_DIAG_TYPE_NON_UNIT,
  CUSPARSE_DIAG_TYPE_UNIT,
};
enum cusparseDirection_t {
  CUSPARSE_DIRECTION_COLUMN,
  CUSPARSE_DIRECTION_ROW,
};
enum cusparseFillMode_t {
  CUSPARSE_FILL_MODE_LOWER,
  CUSPARSE_FILL_MODE_UPPER,
};
enum cusparseFormat_t {
  CUSPARSE_FORMAT_BLOCKED_ELL,
  CUSPARSE_FORMAT_COO,
  CUSPARSE_FORMAT_COO_AOS,
  CUSPARSE_FORMAT_CSC,
  CUSPARSE_FORMAT_CSR,
};
enum cusparseHybPartition_t {
  CUSPARSE_HYB_PARTITION_AUTO,
  CUSPARSE_HYB_PARTITION_MAX,
  CUSPARSE_HYB_PARTITION_USER,
};
enum cusparseIndexBase_t {
  CUSPARSE_INDEX_BASE_ONE,
  CUSPARSE_INDEX_BASE_ZERO,
};
enum cusparseIndexType_t {
  CUSPARSE_INDEX_16U,
  CUSPARSE_INDEX_32I,
  CUSPARSE_INDEX_64I,
};
enum cusparseMatrixType_t {
  CUSPARSE_MATRIX_TYPE_GENERAL,
  CUSPARSE_MATRIX_TYPE_HERMITIAN,
  CUSPARSE_MATRIX_TYPE_SYMMETRIC,
  CUSPARSE_MATRIX_TYPE_TRIANGULAR,
};
enum cusparseOperation_t {
  CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE,
  CUSPARSE_OPERATION_NON_TRANSPOSE,
  CUSPARSE_OPERATION_TRANSPOSE,
};
enum cusparseOrder_t {
  CUSPARSE_ORDER_COL,
  CUSPARSE_ORDER_ROW,
};
enum cusparsePointerMode_t {
  CUSPARSE_POINTER_MODE_DEVICE,
  CUSPARSE_POINTER_MODE_HOST,
};
enum cusparseSDDMMAlg_t {
  CUSPARSE_SDDMM_ALG_DEFAULT,
};
enum cusparseSideMode_t {
  CUSPARSE_SIDE_LEFT,
  CUSPARSE_SIDE_RIGHT,
};
enum cusparseSolvePolicy_t {
  CUSPARSE_SOLVE_POLICY_NO_LEVEL,
  CUSPARSE_SOLVE_POLICY_USE_LEVEL,
};
enum cusparseSpGEMMAlg_t {
  CUSPARSE_SPGEMM_DEFAULT,
  CUSPARSE_SPGEMM_ALG1,
  CUSPARSE_SPGEMM_ALG2,
  CUSPARSE_SPGEMM_ALG3,
  CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC,
  CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC,
};
enum cusparseSpMMAlg_t {
  CUSPARSE_MM_ALG_DEFAULT,
  CUSPARSE_SPMM_ALG_DEFAULT,
  CUSPARSE_COOMM_ALG1,
  CUSPARSE_COOMM_ALG2,
  CUSPARSE_COOMM_ALG3,
  CUSPARSE_CSRMM_ALG1,
  CUSPARSE_SPMM_BLOCKED_ELL_ALG1,
  CUSPARSE_SPMM_COO_ALG1,
  CUSPARSE_SPMM_COO_ALG2,
  CUSPARSE_SPMM_COO_ALG3,
  CUSPARSE_SPMM_COO_ALG4,
  CUSPARSE_SPMM_CSR_ALG1,
  CUSPARSE_SPMM_CSR_ALG2,
  CUSPARSE_SPMM_CSR_ALG3,
};
enum cusparseSpMVAlg_t {
  CUSPARSE_MV_ALG_DEFAULT,
  CUSPARSE_SPMV_ALG_DEFAULT,
  CUSPARSE_COOMV_ALG,
  CUSPARSE_CSRMV_ALG1,
  CUSPARSE_CSRMV_ALG2,
  CUSPARSE_SPMV_COO_ALG1,
  CUSPARSE_SPMV_COO_ALG2,
  CUSPARSE_SPMV_CSR_ALG1,
  CUSPARSE_SPMV_CSR_ALG2,
};
enum cusparseSpMatAttribute_t {
  CUSPARSE_SPMAT_DIAG_TYPE,
  CUSPARSE_SPMAT_FILL_MODE,
};
enum cusparseSpSMAlg_t {
  CUSPARSE_SPSM_ALG_DEFAULT,
};
enum cusparseSpSVAlg_t {
  CUSPARSE_SPSV_ALG_DEFAULT,
};
enum cusparseSparseToDenseAlg_t {
  CUSPARSE_SPARSETODENSE_ALG_DEFAULT,
};
enum cusparseStatus_t {
  CUSPARSE_STATUS_SUCCESS,
  CUSPARSE_STATUS_ALLOC_FAILED,
  CUSPARSE_STATUS_ARCH_MISMATCH,
  CUSPARSE_STATUS_EXECUTION_FAILED,
  CUSPARSE_STATUS_INSUFFICIENT_RESOURCES,
  CUSPARSE_STATUS_INTERNAL_ERROR,
  CUSPARSE_STATUS_INVALID_VALUE,
  CUSPARSE_STATUS_MAPPING_ERROR,
  CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED,
  CUSPARSE_STATUS_NOT_INITIALIZED,
  CUSPARSE_STATUS_NOT_SUPPORTED,
  CUSPARSE_STATUS_ZERO_PIVOT,
};
struct bsric02Info {
  int reserved;
};
typedef struct bsric02Info_t_opaque* bsric02Info_t;
struct bsrilu02Info {
  int reserved;
};
typedef struct bsrilu02Info_t_opaque* bsrilu02Info_t;
struct bsrsm2Info {
  int reserved;
};
typedef struct bsrsm2Info_t_opaque* bsrsm2Info_t;
struct bsrsv2Info {
  int reserved;
};
typedef struct bsrsv2Info_t_opaque* bsrsv2Info_t;
struct csrgemm2Info {
  int reserved;
};
typedef struct csrgemm2Info_t_opaque* csrgemm2Info_t;
struct csric02Info {
  int reserved;
};
typedef struct csric02Info_t_opaque* csric02Info_t;
struct csrilu02Info {
  int reserved;
};
typedef struct csrilu02Info_t_opaque* csrilu02Info_t;
struct csrsm2Info {
  int reserved;
};
typedef struct csrsm2Info_t_opaque* csrsm2Info_t;
struct csrsv2Info {
  int reserved;
};
typedef struct csrsv2Info_t_opaque* csrsv2Info_t;
struct csru2csrInfo {
  int reserved;
};
typedef struct csru2csrInfo_t_opaque* csru2csrInfo_t;
enum cusparseAlgMode_t : int {};
struct cusparseColorAlg_t {
  int reserved;
};
struct cusparseColorInfo {
  int reserved;
};
typedef struct cusparseColorInfo_t_opaque* cusparseColorInfo_t;
typedef struct cusparseConstDnMatDescr_t_opaque* cusparseConstDnMatDescr_t;
typedef struct cusparseConstDnVecDescr_t_opaque* cusparseConstDnVecDescr_t;
typedef struct cusparseConstSpMatDescr_t_opaque* cusparseConstSpMatDescr_t;
typedef struct cusparseConstSpVecDescr_t_opaque* cusparseConstSpVecDescr_t;
struct cusparseContext {
  int reserved;
};
struct cusparseDnMatDescr {
  int reserved;
};
typedef struct cusparseDnMatDescr_t_opaque* cusparseDnMatDescr_t;
struct cusparseDnVecDescr {
  int reserved;
};
typedef struct cusparseDnVecDescr_t_opaque* cusparseDnVecDescr_t;
typedef struct cusparseHandle_t_opaque* cusparseHandle_t;
struct cusparseHybMat {
  int reserved;
};
struct cusparseHybMat_t {
  int reserved;
};
struct cusparseLoggerCallback_t {
  int reserved;
};
struct cusparseMatDescr {
  int reserved;
};
typedef struct cusparseMatDescr_t_opaque* cusparseMatDescr_t;
struct cusparseSolveAnalysisInfo {
  int reserved;
};
typedef struct cusparseSolveAnalysisInfo_t_opaque* cusparseSolveAnalysisInfo_t;
struct cusparseSpGEMMDescr {
  int reserved;
};
typedef struct cusparseSpGEMMDescr_t_opaque* cusparseSpGEMMDescr_t;
struct cusparseSpMMOpAlg_t {
  int reserved;
};
struct cusparseSpMMOpPlan {
  int reserved;
};
typedef struct cusparseSpMMOpPlan_t_opaque* cusparseSpMMOpPlan_t;
struct cusparseSpMatDescr {
  int reserved;
};
typedef struct cusparseSpMatDescr_t_opaque* cusparseSpMatDescr_t;
struct cusparseSpSMDescr {
  int reserved;
};
typedef struct cusparseSpSMDescr_t_opaque* cusparseSpSMDescr_t;
struct cusparseSpSMUpdate_t {
  int reserved;
};
struct cusparseSpSVDescr {
  int reserved;
};
typedef struct cusparseSpSVDescr_t_opaque* cusparseSpSVDescr_t;
struct cusparseSpSVUpdate_t {
  int reserved;
};
struct cusparseSpVecDescr {
  int reserved;
};
typedef struct cusparseSpVecDescr_t_opaque* cusparseSpVecDescr_t;
struct pruneInfo {
  int reserved;
};
typedef struct pruneInfo_t_opaque* pruneInfo_t;
template <class... A>
cusparseStatus_t cusparseAxpby(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseBlockedEllGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseBsrSetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCaxpyi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsm2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCbsrxmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsc2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsc2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2bsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2csr_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2csru(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsr2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrcolor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrgeam2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrgemm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrgemm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsric0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrilu0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrmm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrmv_mp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsm_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsm_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsrsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsru2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCdense2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCdense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCdense2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCdotci(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCdoti(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2gebsc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2gebsc_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgebsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgemmi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgemvi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgemvi_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgpsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgthr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgthrz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv2StridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv2_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsvStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCgtsv_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseChyb2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseChyb2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseChyb2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseChybmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseChybsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseChybsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCnnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCnnz_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstBlockedEllGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstCooGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstCscGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstCsrGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstDnMatGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstDnMatGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstDnVecGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstDnVecGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstSpMatGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstSpVecGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstSpVecGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstrainedGeMM(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseConstrainedGeMM_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCooAoSGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCooGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCooSetPointers(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCooSetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCopyMatDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateBlockedEll(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateBsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateBsric02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateBsrilu02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateBsrsm2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateBsrsv2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateColorInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstBlockedEll(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstBsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstCoo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstCsc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstCsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstDnMat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstDnVec(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstSlicedEll(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateConstSpVec(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCoo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCooAoS(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsrgemm2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsric02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsrilu02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsrsm2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsrsv2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateCsru2csrInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateDnMat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateDnVec(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateHybMat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateIdentityPermutation(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateMatDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreatePruneInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateSlicedEll(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateSolveAnalysisInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCreateSpVec(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCscGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCscSetPointers(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsctr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsr2cscEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsr2cscEx2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsr2cscEx2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrSetPointers(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrSetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrilu0Ex(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrmvEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrmvEx_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrsv_analysisEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseCsrsv_solveEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDaxpyi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsm2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDbsrxmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsc2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsc2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2bsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2csr_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2csru(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsr2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrcolor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrgeam2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrgemm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrgemm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsric0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrilu0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrmm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrmv_mp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsm_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsm_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsrsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsru2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDdense2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDdense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDdense2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDdoti(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDenseToSparse_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDenseToSparse_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDenseToSparse_convert(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyBsric02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyBsrilu02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyBsrsm2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyBsrsv2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyColorInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyCsrgemm2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyCsric02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyCsrilu02Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyCsrsm2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyCsrsv2Info(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyCsru2csrInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyDnMat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyDnVec(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyHybMat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyMatDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroyPruneInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroySolveAnalysisInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroySpMat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDestroySpVec(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2gebsc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2gebsc_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgebsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgemmi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgemvi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgemvi_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgpsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgthr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgthrz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv2StridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv2_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsvStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDgtsv_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDhyb2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDhyb2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDhyb2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDhybmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDhybsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDhybsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnMatGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnMatGetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnMatGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnMatSetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnMatSetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnVecGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnVecGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnVecSetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDnnz_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneCsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneCsr2csrByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneCsr2csrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneDense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneDense2csrByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneDense2csrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDroti(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseDsctr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGather(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cusparseGetErrorName(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cusparseGetErrorString(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetLevelInfo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetMatDiagType(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetMatFillMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetMatIndexBase(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetMatType(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetPointerMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneCsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneCsr2csrByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneCsr2csrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneDense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneDense2csrByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneDense2csrByPercentage_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneDense2csrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseLoggerForceDisable(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseLoggerOpenFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseLoggerSetCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseLoggerSetFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseLoggerSetLevel(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseLoggerSetMask(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseRot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSDDMM(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSDDMM_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSDDMM_preprocess(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSaxpyi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsm2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSbsrxmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScatter(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsc2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsc2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2bsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2csr_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2csru(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsr2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrcolor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrgeam2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrgemm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrgemm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsric0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrilu0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrmm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrmv_mp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsm_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsm_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsrsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsru2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseScsru2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSdense2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSdense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSdense2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSdoti(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSetMatDiagType(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSetMatFillMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSetMatIndexBase(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSetMatType(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSetPointerMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2gebsc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2gebsc_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgebsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgemmi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgemvi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgemvi_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgpsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgthr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgthrz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv2StridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv2_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsvStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSgtsv_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseShyb2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseShyb2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseShyb2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseShybmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseShybsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseShybsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSnnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSnnz_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_compute(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_copy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_createDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_destroyDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_estimateMemory(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_getNumProducts(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMM_workEstimation(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMMreuse_compute(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMMreuse_copy(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMMreuse_nnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpGEMMreuse_workEstimation(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMM(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMMOp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMMOp_createPlan(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMMOp_destroyPlan(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMM_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMM_preprocess(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMV(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMV_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMV_preprocess(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetFormat(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetIndexBase(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetNumBatches(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatSetNumBatches(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatSetStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpMatSetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSM_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSM_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSM_createDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSM_destroyDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSM_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSM_updateMatrix(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSV_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSV_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSV_createDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSV_destroyDescr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSV_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpSV_updateMatrix(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpVV(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpVV_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpVecGet(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpVecGetIndexBase(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpVecGetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpVecSetValues(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSparseToDense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSparseToDense_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneCsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneCsr2csrByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneCsr2csrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneDense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneDense2csrByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneDense2csrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSroti(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseSsctr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXbsric02_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXbsrilu02_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXbsrsm2_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXbsrsv2_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcoo2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcoosortByColumn(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcoosortByRow(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcoosort_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcscsort(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcscsort_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsr2bsrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsr2coo(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsr2gebsrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrgeam2Nnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrgeamNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrgemm2Nnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrgemmNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsric02_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrilu02_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrsm2_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrsort(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrsort_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXcsrsv2_zeroPivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXgebsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseXgebsr2gebsrNnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZaxpyi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsm2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZbsrxmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsc2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsc2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2bsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2csr_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2csru(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsr2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrcolor(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrgeam2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrgemm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrgemm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsric0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsric02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsric02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsric02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsric02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrilu0(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrilu02(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrilu02_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrilu02_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrilu02_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrilu02_numericBoost(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrmm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrmv_mp(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsm2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsm2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsm2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsm_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsm_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsv2_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsv2_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsv2_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsrsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsru2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZdense2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZdense2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZdense2hyb(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZdotci(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZdoti(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2gebsc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2gebsc_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2gebsr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgebsr2gebsr_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgemmi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgemvi(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgemvi_bufferSize(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgpsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgthr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgthrz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv2(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv2StridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv2_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv2_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsvInterleavedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsvStridedBatch(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZgtsv_nopivot(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZhyb2csc(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZhyb2csr(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZhyb2dense(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZhybmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZhybsv_analysis(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZhybsv_solve(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZnnz(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZnnz_compress(A&&...) { __builtin_unreachable(); }
template <class... A>
cusparseStatus_t cusparseZsctr(A&&...) { __builtin_unreachable(); }
