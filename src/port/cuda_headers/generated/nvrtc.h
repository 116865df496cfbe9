// Made by generate.py from the tables: the long tail of nvrtc.
#pragma once
#pragma GCC system_header
enum {
  NVRTC_ERROR_TIME_FILE_WRITE_FAILED,
};
enum nvrtcResult {
  NVRTC_SUCCESS,
  NVRTC_ERROR_BUILTIN_OPERATION_FAILURE,
  NVRTC_ERROR_COMPILATION,
  NVRTC_ERROR_INTERNAL_ERROR,
  NVRTC_ERROR_INVALID_INPUT,
  NVRTC_ERROR_INVALID_OPTION,
  NVRTC_ERROR_INVALID_PROGRAM,
  NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID,
  NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION,
  NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION,
  NVRTC_ERROR_OUT_OF_MEMORY,
  NVRTC_ERROR_PROGRAM_CREATION_FAILURE,
};
struct _nvrtcProgram {
  int reserved;
};
typedef struct nvrtcProgram_opaque* nvrtcProgram;
template <class... A>
nvrtcResult nvrtcAddNameExpression(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcCompileProgram(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcCreateProgram(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcDestroyProgram(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetCUBIN(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetCUBINSize(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* nvrtcGetErrorString(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetLTOIR(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetLTOIRSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetLoweredName(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetNVVM(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetNVVMSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetNumSupportedArchs(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetOptiX(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetOptiXIR(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetOptiXIRSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetPCHCreateStatus(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetPCHHeapSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetPCHHeapSizeRequired(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetPTX(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetPTXSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetProgramLog(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetProgramLogSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetSupportedArchs(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcGetTypeName(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcSetFlowCallback(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcSetPCHHeapSize(A&&...) { __builtin_unreachable(); }
template <class... A>
nvrtcResult nvrtcVersion(A&&...) { __builtin_unreachable(); }
