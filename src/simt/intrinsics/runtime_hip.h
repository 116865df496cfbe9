// HIP's runtime API: names and enumerators here, shared bodies in runtime_api.inc, semantics in engine/runtime.h.
#pragma once

#include <cstddef>
#include <cstring>

#include "kernel_address.h"

#define HIP_VERSION_MAJOR 7
#define HIP_VERSION_MINOR 2
#define HIP_VERSION_PATCH 0
#define HIP_VERSION 70200000
#define ANYWARP_API(name) hip##name
#define ANYWARP_PREFIX "hip"
#define ANYWARP_API_VERSION HIP_VERSION
#define ANYWARP_ERROR_ENUM hipError_values
#define ANYWARP_STREAM_TAG ihipStream_t
#define ANYWARP_EVENT_TAG ihipEvent_t
#define ANYWARP_PROPERTIES_TAG anywarp_hip_device_properties
#define ANYWARP_GET_PROPERTIES hipGetDeviceProperties
#define ANYWARP_POINTER_ATTRIBUTES hipPointerAttribute_t
#define ANYWARP_ATTRIBUTE_ENUM hipDeviceAttribute_t
#define ANYWARP_ATTRIBUTE(name) hipDeviceAttribute##name
#define ANYWARP_ATTRIBUTES(X)                                                                                         \
  X(MaxThreadsPerBlock, p.maxThreadsPerBlock)                                                                         \
  X(MaxBlockDimX, p.maxThreadsDim[0])                                                                                 \
  X(MaxBlockDimY, p.maxThreadsDim[1])                                                                                 \
  X(MaxBlockDimZ, p.maxThreadsDim[2])                                                                                 \
  X(MaxGridDimX, p.maxGridSize[0]) X(MaxGridDimY, p.maxGridSize[1]) X(MaxGridDimZ, p.maxGridSize[2]) X(               \
      MaxSharedMemoryPerBlock, p.sharedMemPerBlock) X(TotalConstantMemory, p.totalConstMem) X(WarpSize, p.warpSize)   \
      X(MaxRegistersPerBlock, p.regsPerBlock) X(ClockRate, p.clockRate) X(MultiprocessorCount, p.multiProcessorCount) \
          X(Integrated, p.integrated) X(ConcurrentKernels, p.concurrentKernels) X(MemoryClockRate, p.memoryClockRate) \
              X(MemoryBusWidth, p.memoryBusWidth) X(L2CacheSize, p.l2CacheSize)                                       \
                  X(MaxThreadsPerMultiProcessor, p.maxThreadsPerMultiProcessor) X(ComputeCapabilityMajor, p.major)    \
                      X(ComputeCapabilityMinor, p.minor)                                                              \
                          X(MaxSharedMemoryPerMultiprocessor, p.sharedMemPerMultiprocessor)                           \
                              X(ManagedMemory, p.managedMemory) X(ConcurrentManagedAccess, p.concurrentManagedAccess) \
                                  X(CooperativeLaunch, p.cooperativeLaunch)                                           \
                                      X(SharedMemPerBlockOptin, p.sharedMemPerBlockOptin)                             \
                                          X(UnifiedAddressing, p.unifiedAddressing)

#define ANYWARP_CASE(name, expression) hipDeviceAttribute##name,
enum hipDeviceAttribute_t { ANYWARP_ATTRIBUTES(ANYWARP_CASE) };
#undef ANYWARP_CASE

#include "runtime_api.inc"

typedef hipFuncCache_t_values hipFuncCache_t;
typedef hipMemoryType hipMemoryType_t;
enum : unsigned {
  hipHostMallocDefault = 0,
  hipHostMallocPortable = 1,
  hipHostMallocMapped = 2,
  hipHostMallocWriteCombined = 4,
  hipHostMallocNumaUser = 0x20000000,
  hipHostMallocCoherent = 0x40000000,
  hipHostMallocNonCoherent = 0x80000000,
};
template <typename T>
ANYWARP_INLINE hipError_t hipHostMalloc(T** p, std::size_t bytes, unsigned = 0) {
  return hipMallocHost(p, bytes);
}
ANYWARP_INLINE hipError_t hipHostFree(void* p) { return hipFreeHost(p); }
ANYWARP_INLINE hipError_t hipInit(unsigned) { return hipSuccess; }
ANYWARP_INLINE hipError_t hipMemcpyWithStream(void* to, const void* from, std::size_t bytes, hipMemcpyKind kind,
                                              hipStream_t stream) {
  return hipMemcpyAsync(to, from, bytes, kind, stream);
}
#define hipMemcpyHtoD(to, from, bytes) hipMemcpy((void*)(to), (from), (bytes), hipMemcpyHostToDevice)
#define hipMemcpyDtoH(to, from, bytes) hipMemcpy((to), (const void*)(from), (bytes), hipMemcpyDeviceToHost)
#define HIP_SYMBOL(x) x
#define hipStreamPerThread ((hipStream_t)2)
