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

inline int attribute_of_device(ANYWARP_GPU(DeviceAttr) attribute) {
  int device = 0, value = 0;
  if (ANYWARP_GPU(GetDevice)(&device) != ANYWARP_GPU(Success)) return 0;
  if (ANYWARP_GPU(DeviceGetAttribute)(&value, attribute, device) != ANYWARP_GPU(Success)) return 0;
  return value;
}

}  // namespace anywarp::attention::gpu
