// Files and text: read whole, write beside and rename, offsets to lines and columns.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "anywarp/error.h"

namespace anywarp {

/// The file's bytes. Errors: NotFound, Io.
Result<std::string> read_file(const std::filesystem::path& path);

/// Writes a temporary file in the same directory (created if missing) and renames it: a reader sees the old bytes or
/// the new ones, never a part. Keeps `mode_of`'s permission bits when that is not empty. Errors: Io.
Result<void> write_file(const std::filesystem::path& path, std::string_view bytes,
                        const std::filesystem::path& mode_of = {});

/// True if a NUL byte stands in the first 8 KiB (how git decides).
bool looks_binary(std::string_view bytes);

struct Position {
  unsigned line = 1;    ///< From 1.
  unsigned column = 1;  ///< In bytes, from 1.
};

/// Offsets to lines and columns in O(log lines).
class LineIndex {
 public:
  explicit LineIndex(std::string_view text);
  Position position(std::size_t offset) const;
  std::size_t lines() const { return starts_.size(); }

 private:
  std::vector<std::size_t> starts_;
};

std::vector<std::string_view> split(std::string_view text, char separator);
std::string_view trim(std::string_view text);

}  // namespace anywarp
