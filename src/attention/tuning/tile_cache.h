// Tile sizes that `anywarp tune` found on this machine: a text file in the user's cache folder, one line a shape class,
// read once by the library and asked for every call. Without the file the defaults stand (arch/cpu/tiles.h).
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "anywarp/error.h"
#include "attention/arch/cpu/tiles.h"

namespace anywarp::attention {

/// Shapes that share a choice, as a line of the file names them: `avx2 forward float32 causal dim64 q1024 k1024`.
/// Lengths and head dims are rounded up to 16, 128, 1024, more and 64, 128, 256, more: within a class the best tiles
/// are close.
std::string tile_class(const cpu::TileShape& shape);

class TileTable {
 public:
  /// Lines that are not understood are left out: a cache may be of another version.
  static TileTable parse(std::string_view text);
  std::string text() const;

  std::optional<cpu::TileConfig> find(const std::string& shape_class) const;
  void set(const std::string& shape_class, cpu::TileConfig tiles);
  std::size_t size() const { return rows_.size(); }

 private:
  std::map<std::string, cpu::TileConfig> rows_;
};

/// The processor's own name, as a part of a file name: `amd-epyc-7b13`.
std::string processor_name();

/// $ANYWARP_TILES; else anywarp/tiles-PROCESSOR.txt in $XDG_CACHE_HOME or ~/.cache. Empty: there is no such place, or
/// $ANYWARP_TILES is empty, which turns the cache off.
std::filesystem::path tile_cache_file();

/// Of a file that is not there: an empty table.
TileTable read_tile_cache(const std::filesystem::path& file);
/// Written beside and renamed. Errors: Io.
Result<void> write_tile_cache(const std::filesystem::path& file, const TileTable& table);

/// Makes the kernels ask the cache. The file is read at the first question.
void use_tile_cache();

}  // namespace anywarp::attention
