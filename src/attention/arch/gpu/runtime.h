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

/// What every call needs to know of the device in use, asked once for each device: asking may take longer than a
/// launch.
template <typename Fact>
class FactOfDevice {
 public:
  /// `ask` is given the device's number, and gives the fact or, to be asked again, an error.
  template <typename Ask>
  Result<Fact> get(const Ask& ask) {
    int device = 0;
    if (auto done = checked(ANYWARP_GPU(GetDevice)(&device), "asking for the device"); !done)
      return tl::make_unexpected(done.error());
    const std::lock_guard lock(mutex_);
    if (const auto found = known_.find(device); found != known_.end()) return found->second;
    Result<Fact> fact = ask(device);
    if (fact) known_.emplace(device, *fact);
    return fact;
  }

 private:
  std::mutex mutex_;
  std::map<int, Fact> known_;
};

}  // namespace anywarp::attention::gpu
