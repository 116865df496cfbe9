// ROCm versions as the tables and `--rocm` write them: "6.4". Major and minor decide what may be called; patches do
// not.
#pragma once

#include <compare>
#include <string>
#include <string_view>

#include "anywarp/error.h"

namespace anywarp::port {

struct RocmVersion {
  int major = 0;  ///< 0: no version given.
  int minor = 0;

  auto operator<=>(const RocmVersion&) const = default;
  explicit operator bool() const { return major != 0; }
  std::string text() const { return std::to_string(major) + "." + std::to_string(minor); }
};

/// The range that `--rocm` takes. The newest version whose headers the tables were checked against is 7.2.
inline constexpr RocmVersion kOldestRocm{5, 2};
inline constexpr RocmVersion kNewestCheckedRocm{7, 2};

/// "6.4", "6.4.1" (the patch is ignored) or "7" (7.0). Errors: InvalidArgument for anything else and for what lies
/// outside 5.2 … 7.x.
Result<RocmVersion> parse_rocm_version(std::string_view text);

}  // namespace anywarp::port
