// A folder for intermediate files: a compiler's outputs, a script's request and answer.
#pragma once

#include <filesystem>

namespace anywarp {

/// A new empty folder below the system's temporary one, removed with the object and all that is in it. Where
/// $ANYWARP_KEEP_WORK is set it stays, to be looked into.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  /// Empty if no folder could be made.
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace anywarp
