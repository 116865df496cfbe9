#include "attention/arch/cpu/tiles.h"

#include <algorithm>
#include <atomic>

#include "attention/problem.h"

namespace anywarp::attention::cpu {
namespace {

std::atomic<TileSource> tile_source{nullptr};

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
  // q, k, v, out and the scores of a tile together stay within half a megabyte of second-level cache.
  const std::int64_t widest = std::max(shape.head_dim, shape.head_dim_v);
  if (shape.pass == Pass::Backward) {
    // Five blocks of keys, three of queries, and two tiles.
    if (widest <= 64) return {96, 96};
    if (widest <= 160) return {48, 96};
    return {48, widest <= 320 ? 64 : 32};
  }
  if (widest <= 64) return {96, 256};
  if (widest <= 128) return {96, 256};
  if (widest <= 256) return {96, 128};
  return {48, 64};
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
