// The two vendors' runtimes under one name: what launching a kernel needs of them.
#pragma once

#if defined(__HIP__) || defined(__HIP_PLATFORM_AMD__)
#include <hip/hip_runtime.h>
#define ANYWARP_GPU(name) hip##name
#else
#include <cuda_runtime.h>
#define ANYWARP_GPU(name) cuda##name
#endif

#include <map>
#include <mutex>
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
inline int attribute_of(int device, Attribute attribute) {
  int value = 0;
  return ANYWARP_GPU(DeviceGetAttribute)(&value, attribute, device) == ANYWARP_GPU(Success) ? value : 0;
}

/// What every call needs to know of the device in use, asked once for each device.
template <typename Fact>
class FactOfDevice {
 public:
  /// `ask` is given the device's number.
  template <typename Ask>
  Fact get(const Ask& ask) {
    int device = 0;
    (void)ANYWARP_GPU(GetDevice)(&device);
    const std::lock_guard lock(mutex_);
    const auto found = known_.find(device);
    return found != known_.end() ? found->second : known_.emplace(device, ask(device)).first->second;
  }

 private:
  std::mutex mutex_;
  std::map<int, Fact> known_;
};

}  // namespace anywarp::attention::gpu
