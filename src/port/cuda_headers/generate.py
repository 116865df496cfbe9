#!/usr/bin/env python3
"""Makes generated/*.h, the long tail of each library's declarations, from the porter's tables.

    src/port/cuda_headers/generate.py [--check] [HIP_INCLUDE]

A function becomes a template that takes anything and returns the library's status; a constant becomes an enumerator of its
type, with a value of its own; a type becomes an enumeration where constants are known to belong to it, an opaque pointer
where it is a handle, a structure otherwise. Which constant belongs to which type is read from HIP's headers (HIP_INCLUDE,
build/hip-sdk/7.2/usr/include if not given) through the tables, and else from the prefixes below. Names that the headers
written by hand declare are left out. With --check nothing is written, and the exit code says whether anything would be.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
TABLES = HERE.parent / "tables"
HIP_DIRECTORIES = ["hip", "hipblas", "hipblas-common", "hipblaslt", "hipfft", "hiprand", "hipsparse", "hipsolver", "rccl"]

# Constants whose type HIP does not tell: the first prefix that fits. An empty type: an enumeration without a name.
PREFIXES = [
    line.split()
    for line in """
cudaErrorExternalX cudaError
cudaError cudaError
cudaSuccess cudaError
cudaDevAttr cudaDeviceAttr
cudaDevP2PAttr cudaDeviceP2PAttr
cudaResViewFormat cudaResourceViewFormat
cudaChannelFormatKind cudaChannelFormatKind
cudaLaunchAttribute cudaLaunchAttributeID
cudaStreamAttribute cudaLaunchAttributeID
cudaKernelNodeAttribute cudaLaunchAttributeID
cudaGraphNodeType cudaGraphNodeType
cudaGraphDebugDotFlags cudaGraphDebugDotFlags
cudaGraphInstantiateFlag cudaGraphInstantiateFlags
cudaGraphInstantiate cudaGraphInstantiateResult
cudaGraphExecUpdate cudaGraphExecUpdateResult
cudaGraphKernelNodeField cudaGraphKernelNodeField
cudaGraphCondType cudaGraphConditionalNodeType
cudaGraphMemAttr cudaGraphMemAttributeType
cudaGraphDependencyType cudaGraphDependencyType
cudaGraphChildGraphOwnership cudaGraphChildGraphNodeOwnership
cudaFuncAttribute cudaFuncAttribute
cudaFuncCache cudaFuncCache
cudaMemRangeAttribute cudaMemRangeAttribute
cudaMemPool cudaMemPoolAttr
cudaExternalMemoryHandleType cudaExternalMemoryHandleType
cudaExternalSemaphoreHandleType cudaExternalSemaphoreHandleType
cudaStreamCaptureMode cudaStreamCaptureMode
cudaStreamCaptureStatus cudaStreamCaptureStatus
cudaStreamAddCapture cudaStreamUpdateCaptureDependenciesFlags
cudaStreamSetCapture cudaStreamUpdateCaptureDependenciesFlags
cudaMemLocationType cudaMemLocationType
cudaMemAdvise cudaMemoryAdvise
cudaMemcpySrcAccessOrder cudaMemcpySrcAccessOrder
cudaMemcpyOperandType cudaMemcpy3DOperandType
cudaMemcpyFlag cudaMemcpyFlags
cudaMemcpy cudaMemcpyKind
cudaMemHandleType cudaMemAllocationHandleType
cudaMemAllocationType cudaMemAllocationType
cudaMemAccessFlags cudaMemAccessFlags
cudaMemoryType cudaMemoryType
cudaGraphicsCubeFace cudaGraphicsCubeFace
cudaGraphicsRegisterFlags cudaGraphicsRegisterFlags
cudaGraphicsMapFlags cudaGraphicsMapFlags
cudaFlushGPUDirectRDMAWritesOption cudaFlushGPUDirectRDMAWritesOptions
cudaFlushGPUDirectRDMAWritesTo cudaFlushGPUDirectRDMAWritesScope
cudaFlushGPUDirectRDMAWritesTarget cudaFlushGPUDirectRDMAWritesTarget
cudaGPUDirectRDMAWritesOrdering cudaGPUDirectRDMAWritesOrdering
cudaSyncPolicy cudaSynchronizationPolicy
cudaResourceType cudaResourceType
cudaComputeMode cudaComputeMode
cudaAddressMode cudaTextureAddressMode
cudaFilterMode cudaTextureFilterMode
cudaReadMode cudaTextureReadMode
cudaBoundaryMode cudaSurfaceBoundaryMode
cudaFormatMode cudaSurfaceFormatMode
cudaSharedmemCarveout cudaSharedCarveout
cudaSharedMemBankSize cudaSharedMemConfig
cudaDriverEntryPoint cudaDriverEntryPointQueryResult
cudaEnable cudaGetDriverEntryPointFlags
cudaClusterSchedulingPolicy cudaClusterSchedulingPolicy
cudaAccessProperty cudaAccessProperty
cudaLimit cudaLimit
cudaLaunchMemSyncDomain cudaLaunchMemSyncDomain
cudaJitCache cudaJit_CacheMode
cudaPrefer cudaJit_Fallback
cudaJit cudaJitOption
cudaLibrary cudaLibraryOption
cudaUserObject cudaUserObjectFlags
cudaGraphUserObject cudaUserObjectRetainFlags
cudaDeviceNuma cudaDeviceNumaConfig
cudaCGScope cudaCGScope
cudaKeyValuePair cudaOutputMode
cudaCSV cudaOutputMode
cudaEglFrameType cudaEglFrameType
cudaEglColorFormat cudaEglColorFormat
cudaAtomicOperation cudaAtomicOperation
cudaAtomicCapability cudaAtomicOperationCapability
cudaLogLevel cudaLogLevel
CUDA_R_ cudaDataType
CUDA_C_ cudaDataType
CUDA_ERROR_ CUresult
CUDA_SUCCESS CUresult
CU_DEVICE_ATTRIBUTE_ CUdevice_attribute
CU_DEVICE_P2P_ATTRIBUTE_ CUdevice_P2PAttribute
CU_FUNC_ATTRIBUTE_ CUfunction_attribute
CU_FUNC_CACHE_ CUfunc_cache
CU_JIT_CACHE_ CUjit_cacheMode
CU_JIT_INPUT_ CUjitInputType
CU_JIT_ CUjit_option
CU_TARGET_COMPUTE_ CUjit_target
CU_POINTER_ATTRIBUTE_ CUpointer_attribute
CU_LIMIT_ CUlimit
CU_MEMORYTYPE_ CUmemorytype
CU_COMPUTEMODE_ CUcomputemode
CU_MEM_ADVISE_ CUmem_advise
CU_MEM_RANGE_ATTRIBUTE_ CUmem_range_attribute
CU_MEM_HANDLE_TYPE_ CUmemAllocationHandleType
CU_MEM_ALLOCATION_TYPE_ CUmemAllocationType
CU_MEM_ACCESS_FLAGS_ CUmemAccess_flags
CU_MEM_LOCATION_TYPE_ CUmemLocationType
CU_MEMPOOL_ATTR_ CUmemPool_attribute
CU_AD_FORMAT_ CUarray_format
CU_TR_ADDRESS_MODE_ CUaddress_mode
CU_TR_FILTER_MODE_ CUfilter_mode
CU_RESOURCE_TYPE_ CUresourcetype
CU_RES_VIEW_FORMAT_ CUresourceViewFormat
CU_STREAM_CAPTURE_MODE_ CUstreamCaptureMode
CU_STREAM_CAPTURE_STATUS_ CUstreamCaptureStatus
CU_GRAPH_NODE_TYPE_ CUgraphNodeType
CU_LAUNCH_ATTRIBUTE_ CUlaunchAttributeID
CU_TENSOR_MAP_DATA_TYPE_ CUtensorMapDataType
CU_TENSOR_MAP_INTERLEAVE_ CUtensorMapInterleave
CU_TENSOR_MAP_SWIZZLE_ CUtensorMapSwizzle
CU_TENSOR_MAP_L2_PROMOTION_ CUtensorMapL2promotion
CU_TENSOR_MAP_FLOAT_OOB_FILL_ CUtensorMapFloatOOBfill
CU_SHARED_MEM_CONFIG_ CUsharedconfig
CUBLAS_STATUS_ cublasStatus_t
CUBLAS_OP_ cublasOperation_t
CUBLAS_FILL_MODE_ cublasFillMode_t
CUBLAS_DIAG_ cublasDiagType_t
CUBLAS_SIDE_ cublasSideMode_t
CUBLAS_POINTER_MODE_ cublasPointerMode_t
CUBLAS_ATOMICS_ cublasAtomicsMode_t
CUBLAS_GEMM_ cublasGemmAlgo_t
CUBLAS_COMPUTE_ cublasComputeType_t
CUBLASLT_MATMUL_PREF_ cublasLtMatmulPreferenceAttributes_t
CUBLASLT_MATMUL_DESC_ cublasLtMatmulDescAttributes_t
CUBLASLT_MATRIX_LAYOUT_ cublasLtMatrixLayoutAttribute_t
CUBLASLT_MATRIX_TRANSFORM_ cublasLtMatrixTransformDescAttributes_t
CUBLASLT_EPILOGUE_ cublasLtEpilogue_t
CUBLASLT_ORDER_ cublasLtOrder_t
CUBLASLT_POINTER_MODE_ cublasLtPointerMode_t
CUBLASLT_ALGO_CAP_ cublasLtMatmulAlgoCapAttributes_t
CUBLASLT_ALGO_CONFIG_ cublasLtMatmulAlgoConfigAttributes_t
CUBLASLT_MATMUL_TILE_ cublasLtMatmulTile_t
CUBLASLT_MATMUL_STAGES_ cublasLtMatmulStages_t
CUBLASLT_REDUCTION_SCHEME_ cublasLtReductionScheme_t
CUBLASLT_SEARCH_ cublasLtMatmulSearch_t
CUBLASLT_INNER_SHAPE_ cublasLtMatmulInnerShape_t
CUBLASLT_CLUSTER_SHAPE_ cublasLtClusterShape_t
CUBLAS_TENSOR_OP_MATH cublasMath_t
CUBLAS_DEFAULT_MATH cublasMath_t
CUBLAS_PEDANTIC_MATH cublasMath_t
CUBLAS_TF32_TENSOR_OP_MATH cublasMath_t
CUBLAS_MATH_ cublasMath_t
CUDNN_STATUS_ cudnnStatus_t
CUDNN_DATA_ cudnnDataType_t
CUDNN_TENSOR_N cudnnTensorFormat_t
CUDNN_CONVOLUTION_FWD_ALGO_ cudnnConvolutionFwdAlgo_t
CUDNN_CONVOLUTION_BWD_DATA_ALGO_ cudnnConvolutionBwdDataAlgo_t
CUDNN_CONVOLUTION_BWD_FILTER_ALGO_ cudnnConvolutionBwdFilterAlgo_t
CUDNN_CONVOLUTION cudnnConvolutionMode_t
CUDNN_CROSS_CORRELATION cudnnConvolutionMode_t
CUDNN_POOLING_ cudnnPoolingMode_t
CUDNN_ACTIVATION_ cudnnActivationMode_t
CUDNN_SOFTMAX_MODE_ cudnnSoftmaxMode_t
CUDNN_SOFTMAX_ cudnnSoftmaxAlgorithm_t
CUDNN_BATCHNORM_OPS_ cudnnBatchNormOps_t
CUDNN_BATCHNORM_ cudnnBatchNormMode_t
CUDNN_OP_TENSOR_ cudnnOpTensorOp_t
CUDNN_REDUCE_TENSOR_ cudnnReduceTensorOp_t
CUDNN_PROPAGATE_NAN cudnnNanPropagation_t
CUDNN_NOT_PROPAGATE_NAN cudnnNanPropagation_t
CUDNN_ATTR_ cudnnBackendAttributeName_t
CUDNN_TYPE_ cudnnBackendAttributeType_t
CUDNN_BACKEND_ cudnnBackendDescriptorType_t
CUDNN_POINTWISE_ cudnnPointwiseMode_t
CUDNN_RNN_ALGO_ cudnnRNNAlgo_t
CUDNN_RNN_ cudnnRNNMode_t
CUDNN_LSTM cudnnRNNMode_t
CUDNN_GRU cudnnRNNMode_t
CUDNN_TENSOR_OP_MATH cudnnMathType_t
CUDNN_DEFAULT_MATH cudnnMathType_t
CUDNN_FMA_MATH cudnnMathType_t
""".strip().splitlines()
]

# library -> (header written before it, status of its functions, types that are pointers though named otherwise)
LIBRARIES = {
    "runtime": "cudaError_t",
    "driver": "CUresult",
    "cublas": "cublasStatus_t",
    "cufft": "cufftResult",
    "curand": "curandStatus_t",
    "cusparse": "cusparseStatus_t",
    "cusolver": "cusolverStatus_t",
    "cudnn": "cudnnStatus_t",
    "nvrtc": "nvrtcResult",
    "nccl": "ncclResult_t",
    "nvtx": "int",
    "cutensor": "cutensorStatus_t",
}
HANDLES = re.compile(r"(IRSParams|IRSInfos|DnParams|Handle|Descr|Descriptor|Info|info|Generator|Plan|Program|Communicator|Desc|Struct|Preference|_comm|Comm|Transform|Distribution|Cache|Grid)_t$|^cu(rand|dnn)\w+(Descriptor|Generator)_t$|^nvrtcProgram$|^CU(context|module|function|stream|event|graph|graphNode|graphExec|array|mipmappedArray|linkState|memoryPool|externalMemory|externalSemaphore|library|kernel|userObject|greenCtx|texref|surfref|graphicsResource)$")
NUMBERS = {"cufftHandle": "int", "CUdevice": "int", "CUdeviceptr": "unsigned long long", "CUtexObject": "unsigned long long", "CUsurfObject": "unsigned long long", "cufftReal": "float", "cufftDoubleReal": "double", "cudnnFraction_t": "int", "cusolver_int_t": "int", "nvtxRangeId_t": "unsigned long long", "CUmemGenericAllocationHandle": "unsigned long long", "cublasLtNumericalImplFlags_t": "unsigned long long", "cublasLogCallback": "void*", "cublasLtLoggerCallback_t": "void*"}
# Typedef pairs: the enumeration is the one with the constants.
ALIASES = {"cublasDataType_t": "cudaDataType", "cudaDataType_t": "cudaDataType", "cufftType_t": "cufftType", "cufftResult_t": "cufftResult", "CUdeviceptr_v1": "unsigned", "CUcomputemode_enum": "CUcomputemode"}
RESULTS = {"cudnnGetErrorString": "const char*", "cublasGetStatusString": "const char*", "cublasGetStatusName": "const char*", "cusparseGetErrorString": "const char*", "cusparseGetErrorName": "const char*", "nvrtcGetErrorString": "const char*", "ncclGetErrorString": "const char*", "ncclGetLastError": "const char*", "cudnnGetVersion": "size_t", "cudnnGetCudartVersion": "size_t", "cublasLtGetVersion": "size_t", "cublasLtGetCudartVersion": "size_t", "cublasLtGetStatusName": "const char*", "cublasLtGetStatusString": "const char*", "cutensorGetErrorString": "const char*", "cutensorGetVersion": "size_t", "cutensorGetCudartVersion": "size_t", "nvtxRangeStartA": "unsigned long long", "nvtxRangeStart": "unsigned long long", "nvtxRangeStartEx": "unsigned long long"}


def rows(library):
    lines = (TABLES / f"{library}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [line.split("\t")[:3] for line in lines]


def hip_enumerations(include):
    """HIP constant -> its types, from `typedef enum tag { … } name;` and `enum tag { … };`."""
    owner = {}
    for directory in HIP_DIRECTORIES:
        for path in sorted((include / directory).rglob("*.h")):
            text = re.sub(r"/\*.*?\*/|//[^\n]*|^\s*#[^\n]*", " ", path.read_text(errors="replace"), flags=re.S | re.M)
            for match in re.finditer(r"enum\s*(\w*)\s*(?::\s*\w+\s*)?\{([^{}]*)\}\s*(\w*)", text):
                names = [name for name in (match[3], match[1]) if name]
                for item in match[2].split(","):
                    word = re.match(r"\s*(\w+)", item)
                    if word:
                        owner.setdefault(word[1], names)
    return owner


def written_by_hand():
    found = set()
    for path in list(HERE.rglob("*.h")) + list(HERE.rglob("*.cuh")):
        if "generated" in path.parts or "torch_stubs" in path.parts:
            continue
        text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", path.read_text(encoding="utf-8"), flags=re.S)
        text = re.sub(r"#\s*include[^\n]*", " ", text)
        found.update(re.findall(r"^\s*#\s*define\s+(\w+)", text, re.M))
        found.update(re.findall(r"\b(\w+)\s*\(", text))
        found.update(re.findall(r"\b(?:struct|union|class)\s+(?:__\w+__\([^)]*\)\s*)?(\w+)\s*[{:]", text))
        found.update(re.findall(r"\benum\s+(\w+)\s*(?::\s*\w+\s*)?\{", text))
        found.update(re.findall(r"typedef[^;{}]*?\b(\w+)\s*(?:\[\w*\]\s*)?;", text))
        found.update(re.findall(r"\}\s*(\w+)\s*;", text))
        found.update(re.findall(r"\*\s*(\w+)\)\s*\(", text))
        found.update(re.findall(r"\bstatic const \w+ (\w+)\b", text))
        for body in re.findall(r"\benum\s*\w*\s*\{([^}]*)\}", text):
            found.update(re.findall(r"(\w+)\s*(?:=[^,]*)?(?:,|$)", body))
    return found


def main():
    check = "--check" in sys.argv
    given = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    include = Path(given[0]) if given else ROOT / "build/hip-sdk/7.2/usr/include"
    if not (include / "hip").exists():
        sys.exit(f"{include}: no HIP headers there; run scripts/hip-sdk.sh or give their folder")
    owner = hip_enumerations(include)
    by_hand = written_by_hand()
    table = {library: rows(library) for library in LIBRARIES}
    all_types = {cuda for library in table for cuda, _, kind in table[library] if kind == "type"}
    cuda_type = {}
    for library in table:
        for cuda, hip, kind in table[library]:
            if kind == "type" and hip:
                cuda_type.setdefault((library, hip), []).append(cuda)
    prefixes = [(prefix, kind) for prefix, kind in PREFIXES]

    def type_of(library, cuda, hip):
        fitting = [kind for prefix, kind in prefixes if cuda.startswith(prefix)]
        if fitting:
            return fitting[0]
        for name in owner.get(hip, []):
            candidates = cuda_type.get((library, name), [])
            if candidates:
                return sorted(candidates, key=lambda c: (c.endswith("_enum"), len(c), c))[0]
        return ""

    done_types, done_constants = set(by_hand), set(by_hand)
    outputs = {}
    for library, status in LIBRARIES.items():
        enumerations, functions, types = {}, [], []
        # The element types stand in hipBLAS's table and are the runtime's.
        mine = [row for row in table[library] if not (library == "cublas" and re.match("CUDA_[RC]_|cudaDataType", row[0]))]
        if library == "runtime":
            mine += [row for row in table["cublas"] if re.match("CUDA_[RC]_|cudaDataType", row[0])]
        for cuda, hip, kind in mine:
            if not re.fullmatch(r"\w+", cuda):
                continue
            if kind == "enum" or (kind == "macro" and library in ("runtime", "driver", "curand", "cufft", "cublas", "cusparse", "cusolver", "cudnn", "nccl") and not re.match(r"CUDART_|__|\w+_(CB|API|CALLBACK|H_?)$|NVTX_", cuda)):
                if cuda in done_constants or cuda in all_types:
                    continue
                done_constants.add(cuda)
                enumerations.setdefault(type_of(library, cuda, hip), []).append(cuda)
            elif kind == "function" and cuda not in by_hand:
                functions.append(cuda)
            elif kind == "type":
                types.append(cuda)
        head = f"// Made by generate.py from the tables: the long tail of {library}.\n#pragma once\n#pragma GCC system_header\n"
        lines = []
        for kind, constants in sorted(enumerations.items()):
            if kind and kind in by_hand:
                kind = ""
            done_types.add(kind)
            # The neutral constants of an API are its zeros: `if (status)` and `{}` mean what they say.
            constants.sort(key=lambda name: (not re.search(r"SUCCESS|Success|DEFAULT$|Default$|_NONE$|HostToHost|_OP_N$", name), name))
            sized = " : int" if kind in ("cudnnStatus_t", "cudnnConvolutionFwdAlgo_t", "cudnnConvolutionBwdDataAlgo_t", "cudnnConvolutionBwdFilterAlgo_t") else ""
            lines.append(f"enum {kind}{sized} {{".replace("  ", " "))
            lines += [f"  {name}," for name in constants]
            lines.append("};")
        for cuda in types:
            if cuda in done_types:
                continue
            base = re.sub(r"(_t|_enum|_st)$", "", cuda)
            twin = next((name for name in (base, base + "_t", cuda + "_t", base + "_enum") if name != cuda and name in done_types and name in enumerations), None)
            done_types.add(cuda)
            if cuda in NUMBERS:
                lines.append(f"typedef {NUMBERS[cuda]} {cuda};")
            elif cuda in ALIASES and ALIASES[cuda] in done_types | {"unsigned", "cudaDataType"}:
                lines.append(f"typedef {ALIASES[cuda]} {cuda};")
            elif twin:
                lines.append(f"typedef enum {twin} {cuda};")
            elif HANDLES.search(cuda):
                lines.append(f"typedef struct {cuda}_opaque* {cuda};")
            elif re.search(r"Complex$", cuda):
                continue
            elif re.search(r"(Mode|Type|Flags?|Attr|Attribute|Attributes|Status|Kind|Format|Op|Algo|Option|Result|_enum|Policy|Scope|Target|Ordering)(_t|_flags)?$", cuda):
                lines.append(f"enum {cuda} : int {{}};")
            else:
                lines.append(f"struct {cuda} {{\n  int reserved;\n}};")
        calls = []
        for cuda in functions:
            calls.append(f"template <class... A>\n{RESULTS.get(cuda, status)} {cuda}(A&&...) {{ __builtin_unreachable(); }}")
        if library == "runtime":
            shared = [line for line in lines]
            outputs["runtime_types.h"] = head + "\n".join(shared) + "\n"
            outputs["runtime_functions.h"] = head + "\n".join(calls) + "\n"
        else:
            outputs[f"{library}.h"] = head + "\n".join(lines + calls) + "\n"
    stale = [name for name, text in outputs.items() if not (HERE / "generated" / name).exists() or (HERE / "generated" / name).read_text() != text]
    if check:
        print("\n".join(f"generated/{name} is not what generate.py makes" for name in stale))
        sys.exit(1 if stale else 0)
    (HERE / "generated").mkdir(exist_ok=True)
    for name, text in outputs.items():
        (HERE / "generated" / name).write_text(text)


if __name__ == "__main__":
    main()
