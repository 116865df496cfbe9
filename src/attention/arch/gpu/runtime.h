// The two vendors' runtimes under one name: what launching a kernel needs of them.
#pragma once

#if defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)
#include <hip/hip_runtime.h>
#define ANYWARP_GPU(name) hip##name
#else
#include <cuda_runtime.h>
#define ANYWARP_GPU(name) cuda##name
#endif

#include <string>

#include "anywarp/error.h"

namespace anywarp::attention::gpu {

using Stream = ANYWARP_GPU(Stream_t);
using Status = ANYWARP_GPU(Error_t);

inline Result<void> checked(Status status, const char* doing) {
  if (status == ANYWARP_GPU(Success)) return {};
  return fail(ErrorCode::Internal, std::string(doing) + ": " + ANYWARP_GPU(GetErrorString)(status));
}

#if defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)
using Attribute = hipDeviceAttribute_t;
inline constexpr Attribute kMultiprocessors = hipDeviceAttributeMultiprocessorCount;
inline constexpr Attribute kSharedBytes = hipDeviceAttributeMaxSharedMemoryPerMultiprocessor;
inline constexpr Attribute kCacheBytes = hipDeviceAttributeL2CacheSize;
#else
using Attribute = cudaDeviceAttr;
inline constexpr Attribute kMultiprocessors = cudaDevAttrMultiProcessorCount;
inline constexpr Attribute kSharedBytes = cudaDevAttrMaxSharedMemoryPerMultiprocessor;
inline constexpr Attribute kCacheBytes = cudaDevAttrL2CacheSize;
#endif

/// 0 if it cannot be had.
inline int attribute_of_device(Attribute attribute) {
  int device = 0, value = 0;
  if (ANYWARP_GPU(GetDevice)(&device) != ANYWARP_GPU(Success)) return 0;
  if (ANYWARP_GPU(DeviceGetAttribute)(&value, attribute, device) != ANYWARP_GPU(Success)) return 0;
  return value;
}

}  // namespace anywarp::attention::gpu
