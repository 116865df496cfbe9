// Finds a compiler for HIP: a ROCm installation, or clang-22 with HIP's headers and device libraries in a folder
// (scripts/hip-sdk.sh makes one from Debian's packages; no GPU and no ROCm needed). The two differ in flags only.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp::port {

struct HipToolchain {
  std::filesystem::path compiler;       ///< A Clang driver.
  std::vector<std::string> base_flags;  ///< Where HIP is, for device and host passes.
  std::filesystem::path include_dir;    ///< Holds hip/hip_runtime.h.
  std::string rocm_version;             ///< Of the headers: "7.2".
  bool wants_wavefront_macro =
      false;                ///< Headers before 7 read __AMDGCN_WAVEFRONT_SIZE, which clang 22 no longer defines.
  std::string description;  ///< For people: "clang++-22 with HIP 7.2 headers in build/hip-sdk/7.2".

  /// Flags that name `target` ("gfx90a"), or those of the host pass for "host".
  std::vector<std::string> flags(const std::string& target) const;
};

/// Where to look, in this order: `ROCM_PATH` and /opt/rocm, `ANYWARP_HIP_SDK`, then `sdk_dirs`. Each of the latter is a
/// folder made by hip-sdk.sh or one that holds such folders by version ("build/hip-sdk").
struct ToolchainSearch {
  std::vector<std::filesystem::path> sdk_dirs;
  std::vector<std::filesystem::path> rocm_dirs = {
      "/opt/rocm"};  ///< Before them: ROCM_PATH and HIP_PATH of the environment.
  bool use_environment = true;
};

/// The toolchain whose headers are of version `rocm` ("7.2"); if there is none, the one of the nearest version, of the
/// same major version first, and the description says so. Errors: InvalidArgument (rocm is not a version), ToolMissing
/// (no compiler or no headers; the message says how to get them).
Result<HipToolchain> find_toolchain(const std::string& rocm, const ToolchainSearch& search);

/// Every HIP version that find_toolchain could serve, newest first.
std::vector<std::string> installed_hip_versions(const ToolchainSearch& search);

}  // namespace anywarp::port
