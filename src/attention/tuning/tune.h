// The search for tile sizes: candidates run in turns on the shape, the slower half is dropped, until the best is known.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "attention/arch/cpu/tiles.h"
#include "attention/bench/workload.h"
#include "attention/registry.h"

namespace anywarp::attention {

struct TuneOptions {
  int threads = 0;
  int rounds = 2;  ///< Runs of each candidate before the slower half is dropped; of the last ones, twice as many.
  /// Called before each run with what is done and what there is to do; false stops the search.
  std::function<bool(int done, int total)> progress;
};

struct Tuned {
  std::string shape_class;  ///< tile_class() of what the kernel asked for; empty: it asked for nothing.
  cpu::TileConfig standard, best;
  double standard_seconds = 0.0, best_seconds = 0.0;  ///< Shortest runs. `best` is `standard` unless it is 2% faster.
};

/// What to try: query blocks of 24 to 240 with key blocks of 64 to 512.
std::vector<cpu::TileConfig> default_candidates();

/// Not to be called while other threads run attention: for its length, the kernels ask the search for their tiles.
/// Errors: as the implementation's, or Unsupported if it refuses the workload.
Result<Tuned> tune(const Implementation& implementation, const bench::Workload& workload,
                   std::span<const cpu::TileConfig> candidates, const TuneOptions& options = {});

}  // namespace anywarp::attention
