#include "port/tables/rocm_version.h"

#include <array>
#include <charconv>

#include "base/text.h"

namespace anywarp::port {

Result<RocmVersion> parse_rocm_version(std::string_view text) {
  const auto refuse = [&] {
    return fail(ErrorCode::InvalidArgument, "ROCm version '" + std::string(text) +
                                                "': give one of 5.2 … 7.x as MAJOR.MINOR, for example 6.4 or 7.2");
  };
  const auto parts = split(text, '.');
  if (parts.empty() || parts.size() > 3) return refuse();
  std::array<int, 3> numbers{};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const char* end = parts[i].data() + parts[i].size();
    const auto [rest, error] = std::from_chars(parts[i].data(), end, numbers[i]);
    if (parts[i].empty() || error != std::errc() || rest != end || numbers[i] < 0) return refuse();
  }
  const RocmVersion version{numbers[0], numbers[1]};
  if (version < kOldestRocm || version.major > kNewestCheckedRocm.major) return refuse();
  return version;
}

}  // namespace anywarp::port
