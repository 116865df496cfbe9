// HIP's runtime header takes a second to read, five times as long as a small kernel takes to compile, and every target
// reads it anew. It is kept precompiled, for each compiler, target and set of flags, in the user's cache folder.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "port/amd/toolchain.h"

namespace anywarp::port {

class Precompiled {
 public:
  /// `flags` are the project's; those that can change what a header means take part in the key.
  Precompiled(const HipToolchain& toolchain, const std::vector<std::string>& flags);

  /// Makes what is missing for `targets`. What cannot be made is done without: it costs time, nothing else.
  void prepare(const std::vector<std::string>& targets);

  /// The precompiled header for a device pass of `target`, or an empty path.
  std::filesystem::path header(const std::string& target) const;

 private:
  const HipToolchain& toolchain_;
  std::vector<std::string> flags_;
  std::filesystem::path folder_;
  std::map<std::string, std::filesystem::path> headers_;
};

}  // namespace anywarp::port
