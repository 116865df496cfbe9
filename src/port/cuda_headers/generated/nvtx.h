// Made by generate.py from the tables: the long tail of nvtx.
#pragma once
#pragma GCC system_header
typedef struct nvtxDomainHandle_t_opaque* nvtxDomainHandle_t;
typedef unsigned long long nvtxRangeId_t;
typedef struct nvtxStringHandle_t_opaque* nvtxStringHandle_t;
template <class... A>
int nvtxDomainCreateA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxDomainDestroy(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxDomainMarkEx(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxDomainRangePop(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxDomainRangePushEx(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxDomainRegisterStringA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxMark(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxMarkA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxMarkEx(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxMarkW(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxNameCudaDeviceA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxNameCudaStreamA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxNameOsThreadA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangeEnd(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangePop(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangePush(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangePushA(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangePushEx(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangePushW(A&&...) { __builtin_unreachable(); }
template <class... A>
unsigned long long nvtxRangeStart(A&&...) { __builtin_unreachable(); }
template <class... A>
unsigned long long nvtxRangeStartA(A&&...) { __builtin_unreachable(); }
template <class... A>
unsigned long long nvtxRangeStartEx(A&&...) { __builtin_unreachable(); }
template <class... A>
int nvtxRangeStartW(A&&...) { __builtin_unreachable(); }
