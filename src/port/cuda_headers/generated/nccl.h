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
ncclResult_t ncclAllGather(A&&...);
template <class... A>
ncclResult_t ncclAllReduce(A&&...);
template <class... A>
ncclResult_t ncclAlltoAll(A&&...);
template <class... A>
ncclResult_t ncclBcast(A&&...);
template <class... A>
ncclResult_t ncclBroadcast(A&&...);
template <class... A>
ncclResult_t ncclCommAbort(A&&...);
template <class... A>
ncclResult_t ncclCommCount(A&&...);
template <class... A>
ncclResult_t ncclCommCuDevice(A&&...);
template <class... A>
ncclResult_t ncclCommDeregister(A&&...);
template <class... A>
ncclResult_t ncclCommDestroy(A&&...);
template <class... A>
ncclResult_t ncclCommFinalize(A&&...);
template <class... A>
ncclResult_t ncclCommGetAsyncError(A&&...);
template <class... A>
ncclResult_t ncclCommInitAll(A&&...);
template <class... A>
ncclResult_t ncclCommInitRank(A&&...);
template <class... A>
ncclResult_t ncclCommInitRankConfig(A&&...);
template <class... A>
ncclResult_t ncclCommInitRankScalable(A&&...);
template <class... A>
ncclResult_t ncclCommRegister(A&&...);
template <class... A>
ncclResult_t ncclCommRevoke(A&&...);
template <class... A>
ncclResult_t ncclCommShrink(A&&...);
template <class... A>
ncclResult_t ncclCommSplit(A&&...);
template <class... A>
ncclResult_t ncclCommUserRank(A&&...);
template <class... A>
ncclResult_t ncclCommWindowDeregister(A&&...);
template <class... A>
ncclResult_t ncclCommWindowRegister(A&&...);
template <class... A>
ncclResult_t ncclGather(A&&...);
template <class... A>
const char* ncclGetErrorString(A&&...);
template <class... A>
const char* ncclGetLastError(A&&...);
template <class... A>
ncclResult_t ncclGetUniqueId(A&&...);
template <class... A>
ncclResult_t ncclGetVersion(A&&...);
template <class... A>
ncclResult_t ncclGroupEnd(A&&...);
template <class... A>
ncclResult_t ncclGroupSimulateEnd(A&&...);
template <class... A>
ncclResult_t ncclGroupStart(A&&...);
template <class... A>
ncclResult_t ncclMaxRedOp(A&&...);
template <class... A>
ncclResult_t ncclMemAlloc(A&&...);
template <class... A>
ncclResult_t ncclMemFree(A&&...);
template <class... A>
ncclResult_t ncclRecv(A&&...);
template <class... A>
ncclResult_t ncclRedOpCreate(A&&...);
template <class... A>
ncclResult_t ncclRedOpCreatePreMul(A&&...);
template <class... A>
ncclResult_t ncclRedOpCreatePreMulSum(A&&...);
template <class... A>
ncclResult_t ncclRedOpDestroy(A&&...);
template <class... A>
ncclResult_t ncclReduce(A&&...);
template <class... A>
ncclResult_t ncclReduceScatter(A&&...);
template <class... A>
ncclResult_t ncclResetDebugInit(A&&...);
template <class... A>
ncclResult_t ncclScatter(A&&...);
template <class... A>
ncclResult_t ncclSend(A&&...);
template <class... A>
ncclResult_t ncclUniqueIds(A&&...);
