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
nvrtcResult nvrtcAddNameExpression(A&&...);
template <class... A>
nvrtcResult nvrtcCompileProgram(A&&...);
template <class... A>
nvrtcResult nvrtcCreateProgram(A&&...);
template <class... A>
nvrtcResult nvrtcDestroyProgram(A&&...);
template <class... A>
nvrtcResult nvrtcGetCUBIN(A&&...);
template <class... A>
nvrtcResult nvrtcGetCUBINSize(A&&...);
template <class... A>
const char* nvrtcGetErrorString(A&&...);
template <class... A>
nvrtcResult nvrtcGetLTOIR(A&&...);
template <class... A>
nvrtcResult nvrtcGetLTOIRSize(A&&...);
template <class... A>
nvrtcResult nvrtcGetLoweredName(A&&...);
template <class... A>
nvrtcResult nvrtcGetNVVM(A&&...);
template <class... A>
nvrtcResult nvrtcGetNVVMSize(A&&...);
template <class... A>
nvrtcResult nvrtcGetNumSupportedArchs(A&&...);
template <class... A>
nvrtcResult nvrtcGetOptiX(A&&...);
template <class... A>
nvrtcResult nvrtcGetOptiXIR(A&&...);
template <class... A>
nvrtcResult nvrtcGetOptiXIRSize(A&&...);
template <class... A>
nvrtcResult nvrtcGetPCHCreateStatus(A&&...);
template <class... A>
nvrtcResult nvrtcGetPCHHeapSize(A&&...);
template <class... A>
nvrtcResult nvrtcGetPCHHeapSizeRequired(A&&...);
template <class... A>
nvrtcResult nvrtcGetPTX(A&&...);
template <class... A>
nvrtcResult nvrtcGetPTXSize(A&&...);
template <class... A>
nvrtcResult nvrtcGetProgramLog(A&&...);
template <class... A>
nvrtcResult nvrtcGetProgramLogSize(A&&...);
template <class... A>
nvrtcResult nvrtcGetSupportedArchs(A&&...);
template <class... A>
nvrtcResult nvrtcGetTypeName(A&&...);
template <class... A>
nvrtcResult nvrtcSetFlowCallback(A&&...);
template <class... A>
nvrtcResult nvrtcSetPCHHeapSize(A&&...);
template <class... A>
nvrtcResult nvrtcVersion(A&&...);
