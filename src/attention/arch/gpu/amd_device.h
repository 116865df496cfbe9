// Whether the AMD GPU in use can run a family's kernels.
#pragma once

#include <string>
#include <string_view>

#include "attention/arch/gpu/runtime.h"

namespace anywarp::attention::gpu {

/// What the device executes, `gfx942`.
inline Result<std::string> amd_architecture() {
  static FactOfDevice<std::string> known;
  return known.get([](int device) -> Result<std::string> {
    hipDeviceProp_t properties{};
    if (auto done = checked(hipGetDeviceProperties(&properties, device), "asking for its properties"); !done)
      return tl::make_unexpected(done.error());
    const std::string_view full(properties.gcnArchName);  // gfx942:sramecc+:xnack-
    return std::string(full.substr(0, full.find(':')));
  });
}

/// Of `gfx90a,gfx942`; empty: everything.
constexpr bool is_among(std::string_view targets, std::string_view wanted) {
  if (targets.empty()) return true;
  for (;;) {
    const std::size_t end = targets.find(',');
    if (targets.substr(0, end) == wanted) return true;
    if (end == std::string_view::npos) return false;
    targets.remove_prefix(end + 1);
  }
}

/// Empty, or why the device in use cannot run the family. `first`: its first member, `CDNA2`; `targets`: what the
/// library was compiled for.
template <typename Of>
std::string amd_unavailable(const std::string& first, std::string_view targets) {
  int devices = 0;
  const Status status = hipGetDeviceCount(&devices);
  if (status != hipSuccess || devices == 0) {
    (void)hipGetLastError();  // Not the next call's error.
    return status == hipSuccess || status == hipErrorNoDevice ? "no AMD GPU"
                                                              : std::string("no AMD GPU: ") + hipGetErrorString(status);
  }
  const auto name = amd_architecture();
  if (!name) return name.error().message;
  if (!Of::runs_on(*name)) return "the GPU, " + *name + ", is not " + first + " or later";
  if (!is_among(targets, *name))
    return "the GPU is " + *name + ", and the library was built for " + std::string(targets);
  return {};
}

}  // namespace anywarp::attention::gpu
