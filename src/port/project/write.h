// Writes a ported tree so that a reader sees all of it or none: everything is staged beside the destination first.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp::port {

struct OutputFile {
  std::filesystem::path relative;
  std::filesystem::path source;  ///< Copied from here when `copy`; else only its permission bits are taken.
  std::string text;
  bool copy = false;
};

/// Errors: Io; then the destination is as it was.
Result<void> write_tree(const std::filesystem::path& destination, const std::vector<OutputFile>& files);

/// Rewrites files where they are. Before a file changes for the first time, it is kept as `<name>.cuda-orig`; a backup that
/// exists is never overwritten, and never read. Errors: Io.
Result<void> write_in_place(const std::vector<OutputFile>& files);

}  // namespace anywarp::port
