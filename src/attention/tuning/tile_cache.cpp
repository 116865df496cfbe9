#include "attention/tuning/tile_cache.h"

#include <cctype>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <unordered_map>

#include "attention/argument_check.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace anywarp::attention {
namespace {

/// Raised when kernels change so much that old choices mean nothing.
constexpr std::string_view kHeader = "# anywarp tiles 1";

std::string_view length_class(std::int64_t length) {
  return length <= 16 ? "16" : length <= 128 ? "128" : length <= 1024 ? "1024" : "more";
}

std::string_view dim_class(std::int64_t dim) {
  return dim <= 64 ? "64" : dim <= 128 ? "128" : dim <= 256 ? "256" : "more";
}

std::optional<cpu::TileConfig> from_cache(const cpu::TileShape& shape) {
  static const TileTable table = read_tile_cache(tile_cache_file());
  if (table.size() == 0) return std::nullopt;
  return table.find(tile_class(shape));
}

}  // namespace

std::string tile_class(const cpu::TileShape& shape) {
  std::string text(shape.isa);
  text += shape.pass == Pass::Forward ? " forward " : " backward ";
  text += name_of(shape.dtype);
  text += shape.causal ? " causal dim" : " full dim";
  text += dim_class(std::max(shape.head_dim, shape.head_dim_v));
  text += " q";
  text += length_class(shape.seqlen_q);
  text += " k";
  text += length_class(shape.seqlen_k);
  return text;
}

TileTable TileTable::parse(std::string_view text) {
  TileTable table;
  std::istringstream lines{std::string(text)};
  std::string line;
  if (!std::getline(lines, line) || line != kHeader) return table;
  while (std::getline(lines, line)) {
    const std::size_t equals = line.find(" = ");
    cpu::TileConfig tiles;
    if (equals == std::string::npos ||
        std::sscanf(line.c_str() + equals, " = %d %d", &tiles.query_block, &tiles.key_block) != 2 ||
        tiles.query_block < 1 || tiles.key_block < 1)
      continue;
    table.set(line.substr(0, equals), tiles);
  }
  return table;
}

std::string TileTable::text() const {
  std::string text(kHeader);
  text += '\n';
  for (const auto& [shape_class, tiles] : rows_)
    text += shape_class + " = " + std::to_string(tiles.query_block) + ' ' + std::to_string(tiles.key_block) + '\n';
  return text;
}

std::optional<cpu::TileConfig> TileTable::find(const std::string& shape_class) const {
  const auto row = rows_.find(shape_class);
  if (row == rows_.end()) return std::nullopt;
  return row->second;
}

void TileTable::set(const std::string& shape_class, cpu::TileConfig tiles) { rows_[shape_class] = tiles; }

std::string processor_name() {
  std::string name = "processor";
#if defined(__x86_64__)
  unsigned brand[12] = {};
  bool known = true;
  for (unsigned part = 0; part < 3; ++part)
    known = known && __get_cpuid(0x80000002u + part, &brand[part * 4], &brand[part * 4 + 1], &brand[part * 4 + 2],
                                 &brand[part * 4 + 3]) != 0;
  if (known) name.assign(reinterpret_cast<const char*>(brand), strnlen(reinterpret_cast<const char*>(brand), 48));
#endif
  std::string slug;
  for (const char letter : name) {
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
      slug += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    else if (!slug.empty() && slug.back() != '-')
      slug += '-';
  }
  while (!slug.empty() && slug.back() == '-') slug.pop_back();
  return slug.empty() ? "processor" : slug;
}

std::filesystem::path tile_cache_file() {
  const auto variable = [](const char* name) {
    const char* const value = std::getenv(name);
    return std::filesystem::path(value == nullptr ? "" : value);
  };
  if (std::getenv("ANYWARP_TILES") != nullptr) return variable("ANYWARP_TILES");
  std::filesystem::path folder = variable("XDG_CACHE_HOME");
  if (folder.empty() && !variable("HOME").empty()) folder = variable("HOME") / ".cache";
  if (folder.empty()) return {};
  return folder / "anywarp" / ("tiles-" + processor_name() + ".txt");
}

TileTable read_tile_cache(const std::filesystem::path& file) {
  if (file.empty()) return {};
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return TileTable::parse(text.str());
}

Result<void> write_tile_cache(const std::filesystem::path& file, const TileTable& table) {
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  const std::filesystem::path beside = file.string() + ".new";
  std::ofstream out(beside, std::ios::trunc);
  out << table.text();
  out.close();
  if (!out) return fail(ErrorCode::Io, "cannot write " + beside.string());
  std::filesystem::rename(beside, file, error);
  if (error) return fail(ErrorCode::Io, "cannot write " + file.string() + ": " + error.message());
  return {};
}

void use_tile_cache() { cpu::set_tile_source(from_cache); }

}  // namespace anywarp::attention
