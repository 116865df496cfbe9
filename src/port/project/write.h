// Writes a ported tree so that a reader sees all of it or none: everything is staged beside the destination first.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
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

/// What backups end in; with `.2`, `.3`, … behind it from the second on.
inline constexpr std::string_view kBackupSuffix = ".cuda-orig";

/// Rewrites files where they are. What a file was before stays beside it as a backup, of its own unless one holds the
/// same bytes already; a backup is never overwritten. Errors: Io.
Result<void> write_in_place(const std::vector<OutputFile>& files);

}  // namespace anywarp::port
