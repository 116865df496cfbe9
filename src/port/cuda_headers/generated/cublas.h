// Made by generate.py from the tables: the long tail of cublas.
#pragma once
#pragma GCC system_header
enum {
  CUBLAS_EMULATION_STRATEGY_DEFAULT,
  CUBLASLT_MATMUL_INNER_SHAPE_END,
  CUBLASLT_MATMUL_INNER_SHAPE_MMA16816,
  CUBLASLT_MATMUL_INNER_SHAPE_MMA1684,
  CUBLASLT_MATMUL_INNER_SHAPE_MMA1688,
  CUBLASLT_MATMUL_INNER_SHAPE_MMA884,
  CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK,
  CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK,
  CUBLAS_EMULATION_STRATEGY,
  CUBLAS_EMULATION_STRATEGY_EAGER,
  CUBLAS_EMULATION_STRATEGY_PERFORMANT,
  CUBLAS_FP32_EMULATED_BF16X9_MATH,
  CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH,
  CUBLAS_INVALID_VALUE,
  CUBLAS_VERSION,
  CUBLAS_VER_BUILD,
  CUBLAS_VER_MAJOR,
  CUBLAS_VER_MINOR,
  CUBLAS_VER_PATCH,
  cublasEx,
  cublasLtMatmulPreference,
  cublasLtNumericalImplFlags_t,
  cublasLtOrder_t,
};
enum cublasAtomicsMode_t {
  CUBLAS_ATOMICS_ALLOWED,
  CUBLAS_ATOMICS_NOT_ALLOWED,
};
enum cublasComputeType_t {
  CUBLAS_COMPUTE_16F,
  CUBLAS_COMPUTE_16F_PEDANTIC,
  CUBLAS_COMPUTE_32F,
  CUBLAS_COMPUTE_32F_EMULATED_16BFX9,
  CUBLAS_COMPUTE_32F_FAST_16BF,
  CUBLAS_COMPUTE_32F_FAST_16F,
  CUBLAS_COMPUTE_32F_FAST_TF32,
  CUBLAS_COMPUTE_32F_PEDANTIC,
  CUBLAS_COMPUTE_32I,
  CUBLAS_COMPUTE_32I_PEDANTIC,
  CUBLAS_COMPUTE_64F,
  CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT,
  CUBLAS_COMPUTE_64F_PEDANTIC,
};
enum cublasDiagType_t {
  CUBLAS_DIAG_NON_UNIT,
  CUBLAS_DIAG_UNIT,
};
enum cublasFillMode_t {
  CUBLAS_FILL_MODE_FULL,
  CUBLAS_FILL_MODE_LOWER,
  CUBLAS_FILL_MODE_UPPER,
};
enum cublasGemmAlgo_t {
  CUBLAS_GEMM_DEFAULT,
  CUBLAS_GEMM_ALGO0,
  CUBLAS_GEMM_ALGO0_TENSOR_OP,
  CUBLAS_GEMM_ALGO1,
  CUBLAS_GEMM_ALGO10,
  CUBLAS_GEMM_ALGO10_TENSOR_OP,
  CUBLAS_GEMM_ALGO11,
  CUBLAS_GEMM_ALGO11_TENSOR_OP,
  CUBLAS_GEMM_ALGO12,
  CUBLAS_GEMM_ALGO12_TENSOR_OP,
  CUBLAS_GEMM_ALGO13,
  CUBLAS_GEMM_ALGO13_TENSOR_OP,
  CUBLAS_GEMM_ALGO14,
  CUBLAS_GEMM_ALGO14_TENSOR_OP,
  CUBLAS_GEMM_ALGO15,
  CUBLAS_GEMM_ALGO15_TENSOR_OP,
  CUBLAS_GEMM_ALGO16,
  CUBLAS_GEMM_ALGO17,
  CUBLAS_GEMM_ALGO18,
  CUBLAS_GEMM_ALGO19,
  CUBLAS_GEMM_ALGO1_TENSOR_OP,
  CUBLAS_GEMM_ALGO2,
  CUBLAS_GEMM_ALGO20,
  CUBLAS_GEMM_ALGO21,
  CUBLAS_GEMM_ALGO22,
  CUBLAS_GEMM_ALGO23,
  CUBLAS_GEMM_ALGO2_TENSOR_OP,
  CUBLAS_GEMM_ALGO3,
  CUBLAS_GEMM_ALGO3_TENSOR_OP,
  CUBLAS_GEMM_ALGO4,
  CUBLAS_GEMM_ALGO4_TENSOR_OP,
  CUBLAS_GEMM_ALGO5,
  CUBLAS_GEMM_ALGO5_TENSOR_OP,
  CUBLAS_GEMM_ALGO6,
  CUBLAS_GEMM_ALGO6_TENSOR_OP,
  CUBLAS_GEMM_ALGO7,
  CUBLAS_GEMM_ALGO7_TENSOR_OP,
  CUBLAS_GEMM_ALGO8,
  CUBLAS_GEMM_ALGO8_TENSOR_OP,
  CUBLAS_GEMM_ALGO9,
  CUBLAS_GEMM_ALGO9_TENSOR_OP,
  CUBLAS_GEMM_AUTOTUNE,
  CUBLAS_GEMM_DEFAULT_TENSOR_OP,
  CUBLAS_GEMM_DFALT,
  CUBLAS_GEMM_DFALT_TENSOR_OP,
};
enum cublasLtClusterShape_t {
  CUBLASLT_CLUSTER_SHAPE_10x1x1,
  CUBLASLT_CLUSTER_SHAPE_11x1x1,
  CUBLASLT_CLUSTER_SHAPE_12x1x1,
  CUBLASLT_CLUSTER_SHAPE_13x1x1,
  CUBLASLT_CLUSTER_SHAPE_14x1x1,
  CUBLASLT_CLUSTER_SHAPE_15x1x1,
  CUBLASLT_CLUSTER_SHAPE_16x1x1,
  CUBLASLT_CLUSTER_SHAPE_1x10x1,
  CUBLASLT_CLUSTER_SHAPE_1x11x1,
  CUBLASLT_CLUSTER_SHAPE_1x12x1,
  CUBLASLT_CLUSTER_SHAPE_1x13x1,
  CUBLASLT_CLUSTER_SHAPE_1x14x1,
  CUBLASLT_CLUSTER_SHAPE_1x15x1,
  CUBLASLT_CLUSTER_SHAPE_1x16x1,
  CUBLASLT_CLUSTER_SHAPE_1x1x1,
  CUBLASLT_CLUSTER_SHAPE_1x2x1,
  CUBLASLT_CLUSTER_SHAPE_1x3x1,
  CUBLASLT_CLUSTER_SHAPE_1x4x1,
  CUBLASLT_CLUSTER_SHAPE_1x5x1,
  CUBLASLT_CLUSTER_SHAPE_1x6x1,
  CUBLASLT_CLUSTER_SHAPE_1x7x1,
  CUBLASLT_CLUSTER_SHAPE_1x8x1,
  CUBLASLT_CLUSTER_SHAPE_1x9x1,
  CUBLASLT_CLUSTER_SHAPE_2x1x1,
  CUBLASLT_CLUSTER_SHAPE_2x2x1,
  CUBLASLT_CLUSTER_SHAPE_2x3x1,
  CUBLASLT_CLUSTER_SHAPE_2x4x1,
  CUBLASLT_CLUSTER_SHAPE_2x5x1,
  CUBLASLT_CLUSTER_SHAPE_2x6x1,
  CUBLASLT_CLUSTER_SHAPE_2x7x1,
  CUBLASLT_CLUSTER_SHAPE_2x8x1,
  CUBLASLT_CLUSTER_SHAPE_3x1x1,
  CUBLASLT_CLUSTER_SHAPE_3x2x1,
  CUBLASLT_CLUSTER_SHAPE_3x3x1,
  CUBLASLT_CLUSTER_SHAPE_3x4x1,
  CUBLASLT_CLUSTER_SHAPE_3x5x1,
  CUBLASLT_CLUSTER_SHAPE_4x1x1,
  CUBLASLT_CLUSTER_SHAPE_4x2x1,
  CUBLASLT_CLUSTER_SHAPE_4x3x1,
  CUBLASLT_CLUSTER_SHAPE_4x4x1,
  CUBLASLT_CLUSTER_SHAPE_5x1x1,
  CUBLASLT_CLUSTER_SHAPE_5x2x1,
  CUBLASLT_CLUSTER_SHAPE_5x3x1,
  CUBLASLT_CLUSTER_SHAPE_6x1x1,
  CUBLASLT_CLUSTER_SHAPE_6x2x1,
  CUBLASLT_CLUSTER_SHAPE_7x1x1,
  CUBLASLT_CLUSTER_SHAPE_7x2x1,
  CUBLASLT_CLUSTER_SHAPE_8x1x1,
  CUBLASLT_CLUSTER_SHAPE_8x2x1,
  CUBLASLT_CLUSTER_SHAPE_9x1x1,
  CUBLASLT_CLUSTER_SHAPE_AUTO,
  CUBLASLT_CLUSTER_SHAPE_END,
};
enum cublasLtEpilogue_t {
  CUBLASLT_EPILOGUE_DEFAULT,
  CUBLASLT_EPILOGUE_BGRADA,
  CUBLASLT_EPILOGUE_BGRADB,
  CUBLASLT_EPILOGUE_BIAS,
  CUBLASLT_EPILOGUE_DGELU,
  CUBLASLT_EPILOGUE_DGELU_BGRAD,
  CUBLASLT_EPILOGUE_DRELU,
  CUBLASLT_EPILOGUE_DRELU_BGRAD,
  CUBLASLT_EPILOGUE_GELU,
  CUBLASLT_EPILOGUE_GELU_AUX,
  CUBLASLT_EPILOGUE_GELU_AUX_BIAS,
  CUBLASLT_EPILOGUE_GELU_BIAS,
  CUBLASLT_EPILOGUE_RELU,
  CUBLASLT_EPILOGUE_RELU_AUX,
  CUBLASLT_EPILOGUE_RELU_AUX_BIAS,
  CUBLASLT_EPILOGUE_RELU_BIAS,
};
enum cublasLtMatmulAlgoCapAttributes_t {
  CUBLASLT_ALGO_CAP_ATOMIC_SYNC,
  CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT,
  CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER,
  CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX,
  CUBLASLT_ALGO_CAP_EPILOGUE_MASK,
  CUBLASLT_ALGO_CAP_LD_NEGATIVE,
  CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES,
  CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES,
  CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES,
  CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES,
  CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS,
  CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT,
  CUBLASLT_ALGO_CAP_POINTER_MODE_MASK,
  CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK,
  CUBLASLT_ALGO_CAP_SPLITK_SUPPORT,
  CUBLASLT_ALGO_CAP_STAGES_IDS,
  CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT,
  CUBLASLT_ALGO_CAP_TILE_IDS,
  CUBLASLT_ALGO_CAP_UPLO_SUPPORT,
};
enum cublasLtMatmulAlgoConfigAttributes_t {
  CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID,
  CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING,
  CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION,
  CUBLASLT_ALGO_CONFIG_ID,
  CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID,
  CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME,
  CUBLASLT_ALGO_CONFIG_SPLITK_NUM,
  CUBLASLT_ALGO_CONFIG_STAGES_ID,
  CUBLASLT_ALGO_CONFIG_TILE_ID,
};
enum cublasLtMatmulDescAttributes_t {
  CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE,
  CUBLASLT_MATMUL_DESC_AMAX_D_POINTER,
  CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER,
  CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS,
  CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS,
  CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER,
  CUBLASLT_MATMUL_DESC_A_SCALE_MODE,
  CUBLASLT_MATMUL_DESC_A_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE,
  CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE,
  CUBLASLT_MATMUL_DESC_BIAS_POINTER,
  CUBLASLT_MATMUL_DESC_B_SCALE_MODE,
  CUBLASLT_MATMUL_DESC_B_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_COMPUTE_TYPE,
  CUBLASLT_MATMUL_DESC_C_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_D_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_EPILOGUE,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER,
  CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER,
  CUBLASLT_MATMUL_DESC_FAST_ACCUM,
  CUBLASLT_MATMUL_DESC_FILL_MODE,
  CUBLASLT_MATMUL_DESC_POINTER_MODE,
  CUBLASLT_MATMUL_DESC_SCALE_TYPE,
  CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET,
  CUBLASLT_MATMUL_DESC_TRANSA,
  CUBLASLT_MATMUL_DESC_TRANSB,
  CUBLASLT_MATMUL_DESC_TRANSC,
};
enum cublasLtMatmulMatrixScale_t {
  CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F,
  CUBLASLT_MATMUL_MATRIX_SCALE_END,
  CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F,
  CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F,
  CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F,
  CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3,
  CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0,
};
enum cublasLtMatmulPreferenceAttributes_t {
  CUBLASLT_MATMUL_PREF_IMPL_MASK,
  CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT,
  CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES,
  CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES,
  CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
  CUBLASLT_MATMUL_PREF_SEARCH_MODE,
};
enum cublasLtMatmulSearch_t {
  CUBLASLT_SEARCH_BEST_FIT,
  CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID,
  CUBLASLT_SEARCH_RESERVED_02,
  CUBLASLT_SEARCH_RESERVED_03,
  CUBLASLT_SEARCH_RESERVED_04,
  CUBLASLT_SEARCH_RESERVED_05,
};
enum cublasLtMatmulStages_t {
  CUBLASLT_MATMUL_STAGES_128x1,
  CUBLASLT_MATMUL_STAGES_128x2,
  CUBLASLT_MATMUL_STAGES_128x3,
  CUBLASLT_MATMUL_STAGES_128x4,
  CUBLASLT_MATMUL_STAGES_128x5,
  CUBLASLT_MATMUL_STAGES_128x6,
  CUBLASLT_MATMUL_STAGES_128xAUTO,
  CUBLASLT_MATMUL_STAGES_16x1,
  CUBLASLT_MATMUL_STAGES_16x10,
  CUBLASLT_MATMUL_STAGES_16x2,
  CUBLASLT_MATMUL_STAGES_16x3,
  CUBLASLT_MATMUL_STAGES_16x4,
  CUBLASLT_MATMUL_STAGES_16x5,
  CUBLASLT_MATMUL_STAGES_16x6,
  CUBLASLT_MATMUL_STAGES_16xAUTO,
  CUBLASLT_MATMUL_STAGES_32x1,
  CUBLASLT_MATMUL_STAGES_32x10,
  CUBLASLT_MATMUL_STAGES_32x2,
  CUBLASLT_MATMUL_STAGES_32x3,
  CUBLASLT_MATMUL_STAGES_32x4,
  CUBLASLT_MATMUL_STAGES_32x5,
  CUBLASLT_MATMUL_STAGES_32x6,
  CUBLASLT_MATMUL_STAGES_32xAUTO,
  CUBLASLT_MATMUL_STAGES_64x1,
  CUBLASLT_MATMUL_STAGES_64x2,
  CUBLASLT_MATMUL_STAGES_64x3,
  CUBLASLT_MATMUL_STAGES_64x4,
  CUBLASLT_MATMUL_STAGES_64x5,
  CUBLASLT_MATMUL_STAGES_64x6,
  CUBLASLT_MATMUL_STAGES_64xAUTO,
  CUBLASLT_MATMUL_STAGES_8x3,
  CUBLASLT_MATMUL_STAGES_8x4,
  CUBLASLT_MATMUL_STAGES_8x5,
  CUBLASLT_MATMUL_STAGES_8xAUTO,
  CUBLASLT_MATMUL_STAGES_END,
  CUBLASLT_MATMUL_STAGES_UNDEFINED,
};
enum cublasLtMatmulTile_t {
  CUBLASLT_MATMUL_TILE_104x128,
  CUBLASLT_MATMUL_TILE_104x192,
  CUBLASLT_MATMUL_TILE_104x256,
  CUBLASLT_MATMUL_TILE_104x320,
  CUBLASLT_MATMUL_TILE_104x384,
  CUBLASLT_MATMUL_TILE_104x448,
  CUBLASLT_MATMUL_TILE_104x64,
  CUBLASLT_MATMUL_TILE_112x128,
  CUBLASLT_MATMUL_TILE_112x192,
  CUBLASLT_MATMUL_TILE_112x256,
  CUBLASLT_MATMUL_TILE_112x320,
  CUBLASLT_MATMUL_TILE_112x384,
  CUBLASLT_MATMUL_TILE_112x64,
  CUBLASLT_MATMUL_TILE_120x128,
  CUBLASLT_MATMUL_TILE_120x192,
  CUBLASLT_MATMUL_TILE_120x256,
  CUBLASLT_MATMUL_TILE_120x320,
  CUBLASLT_MATMUL_TILE_120x384,
  CUBLASLT_MATMUL_TILE_120x64,
  CUBLASLT_MATMUL_TILE_128x128,
  CUBLASLT_MATMUL_TILE_128x160,
  CUBLASLT_MATMUL_TILE_128x192,
  CUBLASLT_MATMUL_TILE_128x256,
  CUBLASLT_MATMUL_TILE_128x32,
  CUBLASLT_MATMUL_TILE_128x320,
  CUBLASLT_MATMUL_TILE_128x384,
  CUBLASLT_MATMUL_TILE_128x64,
  CUBLASLT_MATMUL_TILE_128x96,
  CUBLASLT_MATMUL_TILE_136x128,
  CUBLASLT_MATMUL_TILE_136x192,
  CUBLASLT_MATMUL_TILE_136x256,
  CUBLASLT_MATMUL_TILE_136x320,
  CUBLASLT_MATMUL_TILE_136x64,
  CUBLASLT_MATMUL_TILE_160x128,
  CUBLASLT_MATMUL_TILE_16x128,
  CUBLASLT_MATMUL_TILE_16x16,
  CUBLASLT_MATMUL_TILE_16x192,
  CUBLASLT_MATMUL_TILE_16x256,
  CUBLASLT_MATMUL_TILE_16x32,
  CUBLASLT_MATMUL_TILE_16x320,
  CUBLASLT_MATMUL_TILE_16x384,
  CUBLASLT_MATMUL_TILE_16x448,
  CUBLASLT_MATMUL_TILE_16x512,
  CUBLASLT_MATMUL_TILE_16x576,
  CUBLASLT_MATMUL_TILE_16x64,
  CUBLASLT_MATMUL_TILE_16x640,
  CUBLASLT_MATMUL_TILE_16x704,
  CUBLASLT_MATMUL_TILE_16x768,
  CUBLASLT_MATMUL_TILE_16x8,
  CUBLASLT_MATMUL_TILE_192x128,
  CUBLASLT_MATMUL_TILE_24x128,
  CUBLASLT_MATMUL_TILE_24x192,
  CUBLASLT_MATMUL_TILE_24x256,
  CUBLASLT_MATMUL_TILE_24x320,
  CUBLASLT_MATMUL_TILE_24x384,
  CUBLASLT_MATMUL_TILE_24x448,
  CUBLASLT_MATMUL_TILE_24x512,
  CUBLASLT_MATMUL_TILE_24x576,
  CUBLASLT_MATMUL_TILE_24x64,
  CUBLASLT_MATMUL_TILE_24x640,
  CUBLASLT_MATMUL_TILE_24x704,
  CUBLASLT_MATMUL_TILE_24x768,
  CUBLASLT_MATMUL_TILE_256x128,
  CUBLASLT_MATMUL_TILE_256x32,
  CUBLASLT_MATMUL_TILE_256x64,
  CUBLASLT_MATMUL_TILE_32x128,
  CUBLASLT_MATMUL_TILE_32x16,
  CUBLASLT_MATMUL_TILE_32x192,
  CUBLASLT_MATMUL_TILE_32x256,
  CUBLASLT_MATMUL_TILE_32x32,
  CUBLASLT_MATMUL_TILE_32x320,
  CUBLASLT_MATMUL_TILE_32x384,
  CUBLASLT_MATMUL_TILE_32x448,
  CUBLASLT_MATMUL_TILE_32x512,
  CUBLASLT_MATMUL_TILE_32x576,
  CUBLASLT_MATMUL_TILE_32x64,
  CUBLASLT_MATMUL_TILE_32x640,
  CUBLASLT_MATMUL_TILE_32x704,
  CUBLASLT_MATMUL_TILE_32x768,
  CUBLASLT_MATMUL_TILE_32x8,
  CUBLASLT_MATMUL_TILE_40x128,
  CUBLASLT_MATMUL_TILE_40x192,
  CUBLASLT_MATMUL_TILE_40x256,
  CUBLASLT_MATMUL_TILE_40x320,
  CUBLASLT_MATMUL_TILE_40x384,
  CUBLASLT_MATMUL_TILE_40x448,
  CUBLASLT_MATMUL_TILE_40x512,
  CUBLASLT_MATMUL_TILE_40x576,
  CUBLASLT_MATMUL_TILE_40x64,
  CUBLASLT_MATMUL_TILE_40x640,
  CUBLASLT_MATMUL_TILE_40x704,
  CUBLASLT_MATMUL_TILE_40x768,
  CUBLASLT_MATMUL_TILE_48x128,
  CUBLASLT_MATMUL_TILE_48x192,
  CUBLASLT_MATMUL_TILE_48x256,
  CUBLASLT_MATMUL_TILE_48x320,
  CUBLASLT_MATMUL_TILE_48x384,
  CUBLASLT_MATMUL_TILE_48x448,
  CUBLASLT_MATMUL_TILE_48x512,
  CUBLASLT_MATMUL_TILE_48x576,
  CUBLASLT_MATMUL_TILE_48x64,
  CUBLASLT_MATMUL_TILE_48x640,
  CUBLASLT_MATMUL_TILE_48x704,
  CUBLASLT_MATMUL_TILE_48x768,
  CUBLASLT_MATMUL_TILE_512x64,
  CUBLASLT_MATMUL_TILE_56x128,
  CUBLASLT_MATMUL_TILE_56x192,
  CUBLASLT_MATMUL_TILE_56x256,
  CUBLASLT_MATMUL_TILE_56x320,
  CUBLASLT_MATMUL_TILE_56x384,
  CUBLASLT_MATMUL_TILE_56x448,
  CUBLASLT_MATMUL_TILE_56x512,
  CUBLASLT_MATMUL_TILE_56x576,
  CUBLASLT_MATMUL_TILE_56x640,
  CUBLASLT_MATMUL_TILE_56x704,
  CUBLASLT_MATMUL_TILE_56x768,
  CUBLASLT_MATMUL_TILE_64x128,
  CUBLASLT_MATMUL_TILE_64x192,
  CUBLASLT_MATMUL_TILE_64x256,
  CUBLASLT_MATMUL_TILE_64x32,
  CUBLASLT_MATMUL_TILE_64x320,
  CUBLASLT_MATMUL_TILE_64x384,
  CUBLASLT_MATMUL_TILE_64x448,
  CUBLASLT_MATMUL_TILE_64x512,
  CUBLASLT_MATMUL_TILE_64x576,
  CUBLASLT_MATMUL_TILE_64x64,
  CUBLASLT_MATMUL_TILE_64x640,
  CUBLASLT_MATMUL_TILE_64x704,
  CUBLASLT_MATMUL_TILE_64x768,
  CUBLASLT_MATMUL_TILE_64x8,
  CUBLASLT_MATMUL_TILE_64x96,
  CUBLASLT_MATMUL_TILE_72x128,
  CUBLASLT_MATMUL_TILE_72x192,
  CUBLASLT_MATMUL_TILE_72x256,
  CUBLASLT_MATMUL_TILE_72x320,
  CUBLASLT_MATMUL_TILE_72x384,
  CUBLASLT_MATMUL_TILE_72x448,
  CUBLASLT_MATMUL_TILE_72x512,
  CUBLASLT_MATMUL_TILE_72x576,
  CUBLASLT_MATMUL_TILE_72x64,
  CUBLASLT_MATMUL_TILE_72x640,
  CUBLASLT_MATMUL_TILE_80x128,
  CUBLASLT_MATMUL_TILE_80x192,
  CUBLASLT_MATMUL_TILE_80x256,
  CUBLASLT_MATMUL_TILE_80x320,
  CUBLASLT_MATMUL_TILE_80x384,
  CUBLASLT_MATMUL_TILE_80x448,
  CUBLASLT_MATMUL_TILE_80x512,
  CUBLASLT_MATMUL_TILE_80x576,
  CUBLASLT_MATMUL_TILE_80x64,
  CUBLASLT_MATMUL_TILE_88x128,
  CUBLASLT_MATMUL_TILE_88x192,
  CUBLASLT_MATMUL_TILE_88x256,
  CUBLASLT_MATMUL_TILE_88x320,
  CUBLASLT_MATMUL_TILE_88x384,
  CUBLASLT_MATMUL_TILE_88x448,
  CUBLASLT_MATMUL_TILE_88x512,
  CUBLASLT_MATMUL_TILE_88x64,
  CUBLASLT_MATMUL_TILE_8x128,
  CUBLASLT_MATMUL_TILE_8x16,
  CUBLASLT_MATMUL_TILE_8x192,
  CUBLASLT_MATMUL_TILE_8x256,
  CUBLASLT_MATMUL_TILE_8x32,
  CUBLASLT_MATMUL_TILE_8x320,
  CUBLASLT_MATMUL_TILE_8x384,
  CUBLASLT_MATMUL_TILE_8x448,
  CUBLASLT_MATMUL_TILE_8x512,
  CUBLASLT_MATMUL_TILE_8x576,
  CUBLASLT_MATMUL_TILE_8x64,
  CUBLASLT_MATMUL_TILE_8x640,
  CUBLASLT_MATMUL_TILE_8x704,
  CUBLASLT_MATMUL_TILE_8x768,
  CUBLASLT_MATMUL_TILE_8x8,
  CUBLASLT_MATMUL_TILE_96x128,
  CUBLASLT_MATMUL_TILE_96x192,
  CUBLASLT_MATMUL_TILE_96x256,
  CUBLASLT_MATMUL_TILE_96x320,
  CUBLASLT_MATMUL_TILE_96x384,
  CUBLASLT_MATMUL_TILE_96x448,
  CUBLASLT_MATMUL_TILE_96x512,
  CUBLASLT_MATMUL_TILE_96x64,
  CUBLASLT_MATMUL_TILE_END,
  CUBLASLT_MATMUL_TILE_UNDEFINED,
};
enum cublasLtMatrixLayoutAttribute_t {
  CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT,
  CUBLASLT_MATRIX_LAYOUT_COLS,
  CUBLASLT_MATRIX_LAYOUT_LD,
  CUBLASLT_MATRIX_LAYOUT_ORDER,
  CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET,
  CUBLASLT_MATRIX_LAYOUT_ROWS,
  CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
  CUBLASLT_MATRIX_LAYOUT_TYPE,
};
enum cublasLtMatrixTransformDescAttributes_t {
  CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE,
  CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE,
  CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA,
  CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB,
};
enum cublasLtOrder_t {
  CUBLASLT_ORDER_COL,
  CUBLASLT_ORDER_COL32,
  CUBLASLT_ORDER_COL32_2R_4R4,
  CUBLASLT_ORDER_COL4_4R2_8C,
  CUBLASLT_ORDER_ROW,
};
enum cublasLtPointerMode_t {
  CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST,
  CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO,
  CUBLASLT_POINTER_MODE_DEVICE,
  CUBLASLT_POINTER_MODE_DEVICE_VECTOR,
  CUBLASLT_POINTER_MODE_HOST,
  CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST,
  CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO,
  CUBLASLT_POINTER_MODE_MASK_DEVICE,
  CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR,
  CUBLASLT_POINTER_MODE_MASK_HOST,
};
enum cublasLtReductionScheme_t {
  CUBLASLT_REDUCTION_SCHEME_NONE,
  CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE,
  CUBLASLT_REDUCTION_SCHEME_INPLACE,
  CUBLASLT_REDUCTION_SCHEME_MASK,
  CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE,
};
enum cublasMath_t {
  CUBLAS_DEFAULT_MATH,
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION,
  CUBLAS_PEDANTIC_MATH,
  CUBLAS_TENSOR_OP_MATH,
  CUBLAS_TF32_TENSOR_OP_MATH,
};
enum cublasOperation_t {
  CUBLAS_OP_N,
  CUBLAS_OP_C,
  CUBLAS_OP_CONJG,
  CUBLAS_OP_HERMITAN,
  CUBLAS_OP_T,
};
enum cublasPointerMode_t {
  CUBLAS_POINTER_MODE_DEVICE,
  CUBLAS_POINTER_MODE_HOST,
};
enum cublasSideMode_t {
  CUBLAS_SIDE_LEFT,
  CUBLAS_SIDE_RIGHT,
};
enum cublasStatus_t {
  CUBLAS_STATUS_SUCCESS,
  CUBLAS_STATUS_ALLOC_FAILED,
  CUBLAS_STATUS_ARCH_MISMATCH,
  CUBLAS_STATUS_EXECUTION_FAILED,
  CUBLAS_STATUS_INTERNAL_ERROR,
  CUBLAS_STATUS_INVALID_VALUE,
  CUBLAS_STATUS_LICENSE_ERROR,
  CUBLAS_STATUS_MAPPING_ERROR,
  CUBLAS_STATUS_NOT_INITIALIZED,
  CUBLAS_STATUS_NOT_SUPPORTED,
};
struct CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN {
  int reserved;
};
struct cublasContext {
  int reserved;
};
typedef cudaDataType cublasDataType_t;
struct cublasEmulationStrategy_t {
  int reserved;
};
enum cublasLtBatchMode_t : int {};
struct cublasLtContext {
  int reserved;
};
enum cublasLtEmulationDescAttributes_t : int {};
struct cublasLtEmulationDescOpaque_t {
  int reserved;
};
typedef struct cublasLtEmulationDesc_t_opaque* cublasLtEmulationDesc_t;
typedef void* cublasLtLoggerCallback_t;
struct cublasLtMatmulDescOpaque_t {
  int reserved;
};
struct cublasLtMatmulInnerShape_t {
  int reserved;
};
struct cublasLtMatmulPreferenceOpaque_t {
  int reserved;
};
struct cublasLtMatrixLayoutOpaque_t {
  int reserved;
};
struct cublasLtMatrixLayoutStruct {
  int reserved;
};
struct cublasLtMatrixTransformDescOpaque_t {
  int reserved;
};
struct cublasLtPointerModeMask_t {
  int reserved;
};
typedef enum cublasStatus_t cublasStatus;
struct cudaEmulationMantissaControl {
  int reserved;
};
struct cudaEmulationSpecialValuesSupport {
  int reserved;
};
struct cudaEmulationStrategy {
  int reserved;
};
template <class... A>
cublasStatus_t cublasAlloc(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasAsumEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasAsumEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasAxpyEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasAxpyEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCaxpy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCaxpy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCaxpy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCaxpy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCcopy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCcopy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCcopy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCcopy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdgmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdgmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotc(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotc_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotc_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotc_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotu(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotu_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotu_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCdotu_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeam_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgelsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3m(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3mBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3mBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3mEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3mEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3mStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3mStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm3m_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemmEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemmEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemmStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemmStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgemv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeqrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgerc(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgerc_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgerc_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgerc_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeru(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeru_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeru_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgeru_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgetrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgetriBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCgetrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChemv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2k(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2k_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2k_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher2k_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCher_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherk(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherk3mEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherk3mEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherkEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherkEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherk_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherk_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherk_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherkx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCherkx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasChpr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCmatinvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCopyEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCopyEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCreate_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCrot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCrot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCrot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCrot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCrotg(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCrotg_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCscal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCscal_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCscal_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCscal_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsrot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsrot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsrot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsrot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsscal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsscal_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsscal_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsscal_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCswap(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCswap_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCswap_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCswap_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsymv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2k(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2k_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2k_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr2k_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrk(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrk3mEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrk3mEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrkEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrkEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrk_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrk_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrk_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrkx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCsyrkx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtbsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtpttr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasCtrttp(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDasum(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDasum_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDasum_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDasum_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDaxpy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDaxpy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDaxpy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDaxpy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDcopy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDcopy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDcopy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDcopy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDdgmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDdgmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDdot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDdot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDdot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDdot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDestroy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgeam_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgelsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemmGroupedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemmGroupedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemmStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemmStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgemv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgeqrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDger(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDger_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDger_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDger_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgetrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgetriBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDgetrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDmatinvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDnrm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDnrm2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDnrm2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDnrm2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDotEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDotEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDotcEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDotcEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotg(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotg_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotmg(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDrotmg_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDscal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDscal_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDscal_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDscal_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDspr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDswap(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDswap_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDswap_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDswap_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsymv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2k(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2k_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2k_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr2k_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyrk(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyrk_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyrk_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyrk_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyrkx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDsyrkx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtbsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtpttr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDtrttp(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDzasum(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDzasum_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDzasum_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDzasum_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDznrm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDznrm2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDznrm2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasDznrm2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasFree(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmBatchedEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmBatchedEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmGroupedBatchedEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmGroupedBatchedEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmStridedBatchedEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGemmStridedBatchedEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetAtomicsMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetCudartVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetEmulationSpecialValuesSupport(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetEmulationStrategy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetError(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetFixedPointEmulationMantissaControl(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetLoggerCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetMathMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetMatrix(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetMatrixAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetMatrixAsync_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetMatrix_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetPointerMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetPointerMode_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetSmCountTarget(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cublasGetStatusName(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cublasGetStatusString(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetStream_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetVector(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetVectorAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetVectorAsync_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetVector_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasGetVersion_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSHgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSHgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSHgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSHgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSSgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSSgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSSgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHSSgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHgemmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHgemmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHgemmStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHgemmStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasHgemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIamaxEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIamaxEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIaminEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIaminEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamax(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamax_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamax_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamax_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamin(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamin_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamin_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIcamin_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamax(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamax_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamax_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamax_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamin(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamin_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamin_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIdamin_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamax(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamax_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamax_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamax_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamin(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamin_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamin_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIsamin_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamax(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamax_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamax_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamax_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamin(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamin_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamin_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasIzamin_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLogCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLoggerConfigure(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtDisableCpuInstructionsSetMask(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtEmulationDescCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtEmulationDescDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtEmulationDescGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtEmulationDescInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtEmulationDescInit_internal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtEmulationDescSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
size_t cublasLtGetCudartVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtGetProperty(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cublasLtGetStatusName(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* cublasLtGetStatusString(A&&...) { __builtin_unreachable(); }
template <class... A>
size_t cublasLtGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtHeuristicsCacheGetCapacity(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtHeuristicsCacheSetCapacity(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtLoggerForceDisable(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtLoggerOpenFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtLoggerSetCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtLoggerSetFile(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtLoggerSetLevel(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtLoggerSetMask(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmul(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoCheck(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoGetHeuristic(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoGetIds(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulAlgoInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulDescCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulDescDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulDescGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulDescInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulDescInit_internal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulDescSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulPreferenceCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulPreferenceDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulPreferenceGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulPreferenceInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulPreferenceInit_internal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixLayoutCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixLayoutDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixLayoutGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixLayoutInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixLayoutInit_internal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixLayoutSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransform(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransformDescCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransformDescDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransformDescGetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransformDescInit(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransformDescInit_internal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasLtMatrixTransformDescSetAttribute(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasMigrateComputeType(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasNrm2Ex(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasNrm2Ex_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasRotEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasRotEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasRotgEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasRotmEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasRotmEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasRotmgEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSasum(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSasum_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSasum_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSasum_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSaxpy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSaxpy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSaxpy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSaxpy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScalEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScalEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScasum(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScasum_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScasum_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScasum_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScnrm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScnrm2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScnrm2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScnrm2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScopy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScopy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScopy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasScopy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSdgmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSdgmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSdot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSdot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSdot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSdot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetAtomicsMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetEmulationSpecialValuesSupport(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetEmulationStrategy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetFixedPointEmulationMantissaControl(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetKernelStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetLoggerCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetMathMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetMatrix(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetMatrixAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetMatrixAsync_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetMatrix_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetPointerMode(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetPointerMode_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetSmCountTarget(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetStream(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetStream_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetVector(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetVectorAsync(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetVectorAsync_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetVector_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSetWorkspace_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgeam_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgelsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmGroupedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmGroupedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemmStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgemv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgeqrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSger(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSger_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSger_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSger_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgetrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgetriBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSgetrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasShutdown(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSmatinvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSnrm2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSnrm2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSnrm2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSnrm2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotg(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotg_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotmg(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSrotmg_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSscal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSscal_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSscal_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSscal_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSspr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSswap(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSswap_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSswap_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSswap_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsymv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2k(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2k_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2k_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr2k_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyrk(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyrk_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyrk_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyrk_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyrkx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSsyrkx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStbsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStpttr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasStrttp(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSwapEx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasSwapEx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSSgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSSgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSSgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSSgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSTgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSTgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSTgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasTSTgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasUint8gemmBias(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasXerbla(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZaxpy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZaxpy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZaxpy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZaxpy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZcopy(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZcopy_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZcopy_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZcopy_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdgmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdgmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotc(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotc_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotc_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotc_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotu(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotu_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotu_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdotu_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdrot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdrot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdrot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdrot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdscal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdscal_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdscal_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZdscal_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeam(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeam_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgelsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemm3m(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemm3m_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemmStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemmStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemvBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemvStridedBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemvStridedBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgemv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeqrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgerc(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgerc_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgerc_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgerc_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeru(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeru_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeru_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgeru_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgetrfBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgetriBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZgetrsBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhemv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2k(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2k_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2k_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher2k_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZher_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZherk(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZherk_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZherk_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZherk_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZherkx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZherkx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZhpr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZmatinvBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZrot(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZrot_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZrot_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZrot_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZrotg(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZrotg_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZscal(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZscal_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZscal_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZscal_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZswap(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZswap_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZswap_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZswap_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsymv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2k(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2k_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2k_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr2k_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyr_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyrk(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyrk_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyrk_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyrk_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyrkx(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZsyrkx_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtbsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtpttr(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrmv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsm(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsmBatched(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsmBatched_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsm_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsm_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsm_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsv(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsv_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsv_v2(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrsv_v2_64(A&&...) { __builtin_unreachable(); }
template <class... A>
cublasStatus_t cublasZtrttp(A&&...) { __builtin_unreachable(); }
