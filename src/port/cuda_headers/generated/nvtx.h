// Made by generate.py from the tables: the long tail of nvtx.
#pragma once
#pragma GCC system_header
typedef struct nvtxDomainHandle_t_opaque* nvtxDomainHandle_t;
typedef unsigned long long nvtxRangeId_t;
typedef struct nvtxStringHandle_t_opaque* nvtxStringHandle_t;
template <class... A>
int nvtxDomainCreateA(A&&...);
template <class... A>
int nvtxDomainDestroy(A&&...);
template <class... A>
int nvtxDomainMarkEx(A&&...);
template <class... A>
int nvtxDomainRangePop(A&&...);
template <class... A>
int nvtxDomainRangePushEx(A&&...);
template <class... A>
int nvtxDomainRegisterStringA(A&&...);
template <class... A>
int nvtxMark(A&&...);
template <class... A>
int nvtxMarkA(A&&...);
template <class... A>
int nvtxMarkEx(A&&...);
template <class... A>
int nvtxMarkW(A&&...);
template <class... A>
int nvtxNameCudaDeviceA(A&&...);
template <class... A>
int nvtxNameCudaStreamA(A&&...);
template <class... A>
int nvtxNameOsThreadA(A&&...);
template <class... A>
int nvtxRangeEnd(A&&...);
template <class... A>
int nvtxRangePop(A&&...);
template <class... A>
int nvtxRangePush(A&&...);
template <class... A>
int nvtxRangePushA(A&&...);
template <class... A>
int nvtxRangePushEx(A&&...);
template <class... A>
int nvtxRangePushW(A&&...);
template <class... A>
unsigned long long nvtxRangeStart(A&&...);
template <class... A>
unsigned long long nvtxRangeStartA(A&&...);
template <class... A>
unsigned long long nvtxRangeStartEx(A&&...);
template <class... A>
int nvtxRangeStartW(A&&...);
