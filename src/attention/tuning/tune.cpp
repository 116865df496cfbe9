#include "attention/tuning/tune.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <mutex>

#include "attention/tuning/tile_cache.h"

namespace anywarp::attention {
namespace {

/// What the kernels are told while a search runs, and what they asked. Kernels ask from one thread a call.
struct Trial {
  std::mutex mutex;
  std::optional<cpu::TileConfig> tiles;
  Pass pass = Pass::Forward;
  std::string asked;
  cpu::TileConfig standard;
};
Trial trial;

std::optional<cpu::TileConfig> from_trial(const cpu::TileShape& shape) {
  const std::lock_guard lock(trial.mutex);
  if (shape.pass != trial.pass) return std::nullopt;
  trial.asked = tile_class(shape);
  trial.standard = cpu::default_tiles(shape);
  return trial.tiles;
}

/// The cache answers again, whatever happens.
struct Searching {
  explicit Searching(Pass pass) {
    trial.pass = pass;
    trial.asked.clear();
    cpu::set_tile_source(from_trial);
  }
  ~Searching() { use_tile_cache(); }
};

struct Candidate {
  cpu::TileConfig tiles;
  double seconds = std::numeric_limits<double>::infinity();
};

bool same(const cpu::TileConfig& a, const cpu::TileConfig& b) {
  return a.query_block == b.query_block && a.key_block == b.key_block;
}

}  // namespace

std::vector<cpu::TileConfig> default_candidates() {
  std::vector<cpu::TileConfig> list;
  for (const int query_block : {24, 48, 96, 144, 240})
    for (const int key_block : {64, 96, 128, 192, 256, 512}) list.push_back({query_block, key_block});
  return list;
}

Result<Tuned> tune(const Implementation& implementation, const bench::Workload& workload,
                   std::span<const cpu::TileConfig> candidates, const TuneOptions& options) {
  bench::Tensors tensors(workload);
  if (const auto refusal = implementation.refuses(tensors.problem(), workload.pass))
    return fail(ErrorCode::Unsupported, std::string(implementation.name) + ": required " + refusal->required +
                                            "; supported " + refusal->supported + "; missing " + refusal->missing);
  const Execution execution{.threads = options.threads};
  const Searching searching(workload.pass);
  const auto run = [&](Candidate& candidate) -> Result<void> {
    trial.tiles = candidate.tiles;
    const auto start = std::chrono::steady_clock::now();
    auto result = tensors.run(implementation, execution);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    candidate.seconds = std::min(candidate.seconds, taken.count());
    return result;
  };

  // What it asks for, and the default; this also warms the memory up.
  if (auto forward = implementation.forward(tensors.problem(), {.out = tensors.out(), .lse = tensors.lse()}, execution);
      !forward)
    return tl::make_unexpected(forward.error());
  trial.tiles.reset();
  if (auto first = tensors.run(implementation, execution); !first) return tl::make_unexpected(first.error());
  Tuned tuned;
  tuned.shape_class = trial.asked;
  tuned.standard = tuned.best = trial.standard;
  if (tuned.shape_class.empty()) return tuned;

  std::vector<Candidate> field{{tuned.standard}};
  for (const cpu::TileConfig& tiles : candidates)
    if (!same(tiles, tuned.standard)) field.push_back({tiles});
  int total = 0, done = 0;
  for (std::size_t left = field.size();; left = std::max<std::size_t>(3, (left + 1) / 2)) {
    total += static_cast<int>(left) * options.rounds * (left <= 3 ? 2 : 1);
    if (left <= 3) break;
  }
  while (true) {
    const bool last = field.size() <= 3;
    for (int round = 0; round < options.rounds * (last ? 2 : 1); ++round)
      for (Candidate& candidate : field) {
        if (options.progress && !options.progress(done++, total)) return fail(ErrorCode::Unsupported, "stopped");
        if (auto result = run(candidate); !result) return tl::make_unexpected(result.error());
      }
    if (last) break;
    // The default, which comes first, stays: the best is compared with it to the end.
    std::sort(field.begin() + 1, field.end(), [](const auto& a, const auto& b) { return a.seconds < b.seconds; });
    field.resize(std::max<std::size_t>(3, (field.size() + 1) / 2));
  }
  tuned.standard_seconds = tuned.best_seconds = field.front().seconds;
  for (const Candidate& candidate : field)
    if (candidate.seconds < 0.98 * tuned.standard_seconds && candidate.seconds < tuned.best_seconds) {
      tuned.best = candidate.tiles;
      tuned.best_seconds = candidate.seconds;
    }
  return tuned;
}

}  // namespace anywarp::attention
