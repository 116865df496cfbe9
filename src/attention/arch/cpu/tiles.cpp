#include "attention/arch/cpu/tiles.h"

#include <algorithm>
#include <atomic>

#include "attention/problem.h"

namespace anywarp::attention::cpu {
namespace {

std::atomic<TileSource> tile_source{nullptr};

/// Five blocks of keys, three of queries, and two tiles, within half a megabyte of second-level cache; or two where
/// there is AVX-512. Multiples of the micro-kernel's chain of 64 products, so that sums go through memory less often.
TileConfig backward_tiles(const TileShape& shape, std::int64_t widest) {
  const bool large_cache = shape.isa == "avx512";
  if (widest <= 64) return large_cache ? TileConfig{192, 192} : TileConfig{64, 64};
  if (widest <= 160) return {128, large_cache ? 128 : 64};
  return {64, widest <= 320 ? 64 : 32};
}

}  // namespace

TileShape tile_shape(std::string_view isa, const AttentionProblem& problem, Pass pass) {
  const Dimensions sizes = dimensions(problem);
  const LongestSequence longest = longest_sequence(problem);
  return {.isa = isa,
          .pass = pass,
          .dtype = problem.q.dtype,
          .head_dim = sizes.head_dim,
          .head_dim_v = sizes.head_dim_v,
          .seqlen_q = longest.seqlen_q,
          .seqlen_k = longest.seqlen_k,
          .causal = problem.causal != Causal::None};
}

TileConfig default_tiles(const TileShape& shape) {
  // q, k, v, out and the scores of a tile together stay within half a megabyte of second-level cache. Where there are
  // two (whatever has AVX-512), more queries share what is read of k and v, as long as there are many blocks of them.
  const std::int64_t widest = std::max(shape.head_dim, shape.head_dim_v);
  if (shape.pass == Pass::Backward) return backward_tiles(shape, widest);
  if (widest > 256) return {48, 64};
  if (widest > 128) return {96, 128};
  const bool wide = shape.isa == "avx512" && shape.seqlen_q >= 2048;
  return {wide ? 192 : 96, 256};
}

TileConfig tiles_for(const TileShape& shape) {
  TileConfig tiles = default_tiles(shape);
  if (const TileSource source = tile_source.load()) tiles = source(shape).value_or(tiles);
  tiles.query_block = std::clamp(tiles.query_block, 1, 4096);
  tiles.key_block = (std::clamp(tiles.key_block, 1, 8192) + 31) / 32 * 32;
  return tiles;
}

void set_tile_source(TileSource source) { tile_source = source; }

}  // namespace anywarp::attention::cpu
