// Made by generate.py from the tables: the long tail of nccl.
#pragma once
#pragma GCC system_header
enum ncclDataType_t {
  ncclBfloat16,
  ncclChar,
  ncclDouble,
  ncclFloat,
  ncclFloat16,
  ncclFloat32,
  ncclFloat64,
  ncclFloat8e4m3,
  ncclFloat8e5m2,
  ncclHalf,
  ncclInt,
  ncclInt32,
  ncclInt64,
  ncclInt8,
  ncclNumTypes,
  ncclUint32,
  ncclUint64,
  ncclUint8,
};
enum ncclRedOp_dummy_t {
  ncclNumOps_dummy,
};
enum ncclRedOp_t {
  ncclAvg,
  ncclMax,
  ncclMin,
  ncclNumOps,
  ncclProd,
  ncclSum,
};
enum ncclResult_t {
  ncclSuccess,
  ncclInProgress,
  ncclInternalError,
  ncclInvalidArgument,
  ncclInvalidUsage,
  ncclNumResults,
  ncclRemoteError,
  ncclSystemError,
  ncclUnhandledCudaError,
};
enum ncclScalarResidence_t {
  ncclScalarDevice,
  ncclScalarHostImmediate,
};
struct ncclComm {
  int reserved;
};
typedef struct ncclSimInfo_t_opaque* ncclSimInfo_t;
struct ncclSimInfo_v22200 {
  int reserved;
};
struct ncclWindow_vidmem {
  int reserved;
};
template <class... A>
ncclResult_t ncclAllGather(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclAllReduce(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclAlltoAll(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclBcast(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclBroadcast(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommAbort(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommCount(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommCuDevice(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommDeregister(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommFinalize(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommGetAsyncError(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommInitAll(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommInitRank(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommInitRankConfig(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommInitRankScalable(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommRegister(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommRevoke(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommShrink(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommSplit(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommUserRank(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommWindowDeregister(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclCommWindowRegister(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclGather(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* ncclGetErrorString(A&&...) { __builtin_unreachable(); }
template <class... A>
const char* ncclGetLastError(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclGetUniqueId(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclGetVersion(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclGroupEnd(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclGroupSimulateEnd(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclGroupStart(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclMaxRedOp(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclMemAlloc(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclMemFree(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclRecv(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclRedOpCreate(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclRedOpCreatePreMul(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclRedOpCreatePreMulSum(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclRedOpDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclReduce(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclReduceScatter(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclResetDebugInit(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclScatter(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclSend(A&&...) { __builtin_unreachable(); }
template <class... A>
ncclResult_t ncclUniqueIds(A&&...) { __builtin_unreachable(); }
