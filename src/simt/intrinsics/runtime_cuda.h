// CUDA's runtime API: names and enumerators here, shared bodies in runtime_api.inc, semantics in engine/runtime.h.
#pragma once

#include <cstddef>
#include <cstring>

#include "kernel_address.h"

#define CUDART_VERSION 12040
#define ANYWARP_API(name) cuda##name
#define ANYWARP_PREFIX "cuda"
#define ANYWARP_API_VERSION CUDART_VERSION
#define ANYWARP_ERROR_ENUM cudaError
#define ANYWARP_STREAM_TAG CUstream_st
#define ANYWARP_EVENT_TAG CUevent_st
#define ANYWARP_PROPERTIES_TAG cudaDeviceProp
#define ANYWARP_GET_PROPERTIES cudaGetDeviceProperties
#define ANYWARP_POINTER_ATTRIBUTES cudaPointerAttributes
#define ANYWARP_ATTRIBUTE_ENUM cudaDeviceAttr
#define ANYWARP_ATTRIBUTE(name) cudaDevAttr##name
#define ANYWARP_ATTRIBUTES(X)                                                                                          \
  X(MaxThreadsPerBlock, p.maxThreadsPerBlock)                                                                          \
  X(MaxBlockDimX, p.maxThreadsDim[0])                                                                                  \
  X(MaxBlockDimY, p.maxThreadsDim[1])                                                                                  \
  X(MaxBlockDimZ, p.maxThreadsDim[2])                                                                                  \
  X(MaxGridDimX, p.maxGridSize[0]) X(MaxGridDimY, p.maxGridSize[1]) X(MaxGridDimZ, p.maxGridSize[2]) X(                \
      MaxSharedMemoryPerBlock, p.sharedMemPerBlock) X(TotalConstantMemory, p.totalConstMem) X(WarpSize, p.warpSize)    \
      X(MaxRegistersPerBlock, p.regsPerBlock) X(ClockRate, p.clockRate) X(MultiProcessorCount, p.multiProcessorCount)  \
          X(Integrated, p.integrated) X(ConcurrentKernels, p.concurrentKernels) X(MemoryClockRate, p.memoryClockRate)  \
              X(GlobalMemoryBusWidth, p.memoryBusWidth) X(L2CacheSize, p.l2CacheSize) X(                               \
                  MaxThreadsPerMultiProcessor, p.maxThreadsPerMultiProcessor) X(ComputeCapabilityMajor, p.major)       \
                  X(ComputeCapabilityMinor, p.minor) X(MaxSharedMemoryPerMultiprocessor, p.sharedMemPerMultiprocessor) \
                      X(MaxRegistersPerMultiprocessor, p.regsPerMultiprocessor) X(ManagedMemory, p.managedMemory)      \
                          X(ConcurrentManagedAccess, p.concurrentManagedAccess)                                        \
                              X(CooperativeLaunch, p.cooperativeLaunch)                                                \
                                  X(MaxSharedMemoryPerBlockOptin, p.sharedMemPerBlockOptin)                            \
                                      X(MaxBlocksPerMultiprocessor, p.maxBlocksPerMultiProcessor)                      \
                                          X(UnifiedAddressing, p.unifiedAddressing) X(MemoryPoolsSupported, 1)

enum cudaDeviceAttr {
  cudaDevAttrMaxThreadsPerBlock = 1,
  cudaDevAttrMaxBlockDimX = 2,
  cudaDevAttrMaxBlockDimY = 3,
  cudaDevAttrMaxBlockDimZ = 4,
  cudaDevAttrMaxGridDimX = 5,
  cudaDevAttrMaxGridDimY = 6,
  cudaDevAttrMaxGridDimZ = 7,
  cudaDevAttrMaxSharedMemoryPerBlock = 8,
  cudaDevAttrTotalConstantMemory = 9,
  cudaDevAttrWarpSize = 10,
  cudaDevAttrMaxRegistersPerBlock = 12,
  cudaDevAttrClockRate = 13,
  cudaDevAttrMultiProcessorCount = 16,
  cudaDevAttrIntegrated = 18,
  cudaDevAttrConcurrentKernels = 31,
  cudaDevAttrMemoryClockRate = 36,
  cudaDevAttrGlobalMemoryBusWidth = 37,
  cudaDevAttrL2CacheSize = 38,
  cudaDevAttrMaxThreadsPerMultiProcessor = 39,
  cudaDevAttrUnifiedAddressing = 41,
  cudaDevAttrComputeCapabilityMajor = 75,
  cudaDevAttrComputeCapabilityMinor = 76,
  cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
  cudaDevAttrMaxRegistersPerMultiprocessor = 82,
  cudaDevAttrManagedMemory = 83,
  cudaDevAttrConcurrentManagedAccess = 89,
  cudaDevAttrCooperativeLaunch = 95,
  cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
  cudaDevAttrMaxBlocksPerMultiprocessor = 106,
  cudaDevAttrMemoryPoolsSupported = 115,
};

#include "runtime_api.inc"

enum : unsigned {
  cudaHostAllocDefault = 0,
  cudaHostAllocPortable = 1,
  cudaHostAllocMapped = 2,
  cudaHostAllocWriteCombined = 4,
};
typedef cudaFuncCache_t_values cudaFuncCache;
typedef cudaDeviceAttr cudaDeviceAttr_t;
#define cudaStreamLegacy ((cudaStream_t)0x1)
#define cudaStreamPerThread ((cudaStream_t)0x2)
#define cudaCpuDeviceId (-1)

enum cudaLimit {
  cudaLimitStackSize = 0,
  cudaLimitPrintfFifoSize = 1,
  cudaLimitMallocHeapSize = 2,
};
/// Limits that do not exist here.
ANYWARP_INLINE cudaError_t cudaDeviceSetLimit(cudaLimit, std::size_t) { return cudaSuccess; }
ANYWARP_INLINE cudaError_t cudaDeviceGetLimit(std::size_t* value, cudaLimit) { return *value = 1 << 20, cudaSuccess; }
ANYWARP_INLINE cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }

struct cudaLaunchConfig_t {
  dim3 gridDim, blockDim;
  std::size_t dynamicSmemBytes = 0;
  cudaStream_t stream = nullptr;
  struct cudaLaunchAttribute* attrs = nullptr;
  unsigned numAttrs = 0;
};
/// Launch attributes (clusters, programmatic launch) are ignored.
template <typename... P, typename... A>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, void (*kernel)(P...), A&&... arguments) {
  anywarp::simt::launch_kernel({"cudaLaunchKernelEx", "", 0}, config->gridDim, config->blockDim,
                               config->dynamicSmemBytes, config->stream, [&] { kernel(P(arguments)...); });
  return cudaPeekAtLastError();
}
