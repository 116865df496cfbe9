// A loop over the tiles of a product that is not unrolled. What the general kernels do with a score is long: unrolled,
// the forward of head dimension 128 had 1 MB of instructions on sm_90 and spent its time fetching them. Registers
// cannot be indexed by a loop, so the tiles wait in memory of the thread meanwhile.
#pragma once

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

template <typename Accumulator, int kRowTiles, int kColumnTiles>
struct WaitingTiles {
  Accumulator tiles[kRowTiles * kColumnTiles];

  ANYWARP_DEVICE explicit WaitingTiles(const Accumulator (&from)[kRowTiles][kColumnTiles]) {
#pragma unroll
    for (int t = 0; t < kRowTiles * kColumnTiles; ++t) tiles[t] = from[t / kColumnTiles][t % kColumnTiles];
  }
  ANYWARP_DEVICE void give_back(Accumulator (&to)[kRowTiles][kColumnTiles]) const {
#pragma unroll
    for (int t = 0; t < kRowTiles * kColumnTiles; ++t) to[t / kColumnTiles][t % kColumnTiles] = tiles[t];
  }
};

/// Calls apply(m, n, tile) for every tile.
template <typename Accumulator, int kRowTiles, int kColumnTiles, typename Apply>
ANYWARP_DEVICE void loop_over_tiles(Accumulator (&tiles)[kRowTiles][kColumnTiles], const Apply& apply) {
  WaitingTiles<Accumulator, kRowTiles, kColumnTiles> waiting(tiles);
#pragma unroll 1
  for (int t = 0; t < kRowTiles * kColumnTiles; ++t) {
    Accumulator tile = waiting.tiles[t];
    apply(t / kColumnTiles, t % kColumnTiles, tile);
    waiting.tiles[t] = tile;
  }
  waiting.give_back(tiles);
}

/// Calls apply(m, n, tile, other) for every tile of both.
template <typename Accumulator, int kRowTiles, int kColumnTiles, typename Apply>
ANYWARP_DEVICE void loop_over_tiles(Accumulator (&tiles)[kRowTiles][kColumnTiles],
                                    Accumulator (&others)[kRowTiles][kColumnTiles], const Apply& apply) {
  WaitingTiles<Accumulator, kRowTiles, kColumnTiles> waiting(others);
  loop_over_tiles(tiles, [&](int m, int n, Accumulator& tile) {
    Accumulator other = waiting.tiles[m * kColumnTiles + n];
    apply(m, n, tile, other);
    waiting.tiles[m * kColumnTiles + n] = other;
  });
  waiting.give_back(others);
}

}  // namespace anywarp::attention::gpu
