#include "base/text.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace anywarp {
namespace fs = std::filesystem;

Result<std::string> read_file(const fs::path& path) {
  std::error_code code;
  if (!fs::exists(path, code)) return fail(ErrorCode::NotFound, path.string() + ": no such file");
  std::ifstream in(path, std::ios::binary);
  std::ostringstream bytes;
  if (in.peek() != std::ifstream::traits_type::eof()) bytes << in.rdbuf();
  if (!in && !in.eof()) return fail(ErrorCode::Io, path.string() + ": cannot be read: " + std::strerror(errno));
  return std::move(bytes).str();
}

Result<void> write_file(const fs::path& path, std::string_view bytes, const fs::path& mode_of) {
  std::error_code code;
  const fs::path parent = path.has_parent_path() ? path.parent_path() : fs::path(".");
  fs::create_directories(parent, code);
  if (code) return fail(ErrorCode::Io, parent.string() + ": cannot be created: " + code.message());
  const fs::path beside = parent / ("." + path.filename().string() + ".anywarp-" + std::to_string(::getpid()));
  {
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.flush();
    if (!out) {
      const std::string why = std::strerror(errno);
      fs::remove(beside, code);
      return fail(ErrorCode::Io, path.string() + ": cannot be written: " + why);
    }
  }
  if (!mode_of.empty()) {
    const fs::file_status status = fs::status(mode_of, code);
    if (!code) fs::permissions(beside, status.permissions(), code);
  }
  fs::rename(beside, path, code);
  if (code) {
    const std::string why = code.message();
    fs::remove(beside, code);
    return fail(ErrorCode::Io, path.string() + ": cannot be written: " + why);
  }
  return {};
}

bool looks_binary(std::string_view bytes) { return bytes.substr(0, 8192).find('\0') != std::string_view::npos; }

LineIndex::LineIndex(std::string_view text) : starts_{0} {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    starts_.push_back(at + 1);
}

Position LineIndex::position(std::size_t offset) const {
  const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
  const auto line = static_cast<std::size_t>(next - starts_.begin());
  return {static_cast<unsigned>(line), static_cast<unsigned>(offset - starts_[line - 1] + 1)};
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

}  // namespace anywarp
