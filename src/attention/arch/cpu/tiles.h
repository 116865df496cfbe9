// Tile sizes of the CPU kernels: a default for each shape, and the place where a tuner puts what it found.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "anywarp/attention.h"

namespace anywarp::attention::cpu {

struct TileConfig {
  int query_block = 0;  ///< Queries of a tile; any positive number, multiples of 12 fit the register tiles.
  int key_block = 0;    ///< Keys of a tile; a positive multiple of 32 (other numbers are rounded up).
};

/// What a choice may depend on.
struct TileShape {
  std::string_view isa;  ///< `avx2`; `wide` and `avx512` alike have 16 lanes.
  Pass pass = Pass::Forward;
  DType dtype = DType::Float32;
  std::int64_t head_dim = 0;
  std::int64_t head_dim_v = 0;
  std::int64_t seqlen_q = 0;  ///< The longest.
  std::int64_t seqlen_k = 0;
  bool causal = false;
};
TileShape tile_shape(std::string_view isa, const AttentionProblem& problem, Pass pass);

/// The tuner's choice if there is one, otherwise the default; made valid.
TileConfig tiles_for(const TileShape& shape);
TileConfig default_tiles(const TileShape& shape);

/// Puts a source of choices before the defaults (nullopt from it: no choice), or takes it away (nullptr). Called by any
/// thread, so it must be fast and thread-safe.
using TileSource = std::optional<TileConfig> (*)(const TileShape&);
void set_tile_source(TileSource source);

}  // namespace anywarp::attention::cpu
