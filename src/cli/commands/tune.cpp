// `anywarp tune`: finds the tile sizes of the attention kernels that are fastest on this machine, and keeps them where
// the library looks.
#include "attention/tuning/tune.h"

#include <fmt/core.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "attention/selection.h"
#include "attention/tuning/tile_cache.h"
#include "cli/attention_bench.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli/workload_options.h"

namespace anywarp::cli {
namespace {

using attention::Tuned;

struct Options {
  WorkloadOptions workloads;
  int rounds = 2;
  bool quick = false;
  bool dry_run = false;
  bool json = false;
};

struct Row {
  attention::bench::Workload workload;
  std::string implementation;
  Tuned tuned;
};

nlohmann::ordered_json json_of(const Row& row) {
  const auto tiles = [](const attention::cpu::TileConfig& t) {
    return nlohmann::ordered_json{{"query_block", t.query_block}, {"key_block", t.key_block}};
  };
  return {{"workload", title(row.workload)},       {"implementation", row.implementation},
          {"shape_class", row.tuned.shape_class},  {"default", tiles(row.tuned.standard)},
          {"best", tiles(row.tuned.best)},         {"default_seconds", row.tuned.standard_seconds},
          {"best_seconds", row.tuned.best_seconds}};
}

std::string line_of(const Row& row) {
  if (row.tuned.shape_class.empty())
    return fmt::format("{:<44} {:<12} has no tiles to choose", title(row.workload), row.implementation);
  const double gain = row.tuned.best_seconds > 0.0 ? row.tuned.standard_seconds / row.tuned.best_seconds : 1.0;
  return fmt::format(
      "{:<44} {:<12} {:>3} x {:<3} {}", title(row.workload), row.implementation, row.tuned.best.query_block,
      row.tuned.best.key_block,
      gain > 1.0 ? paint(Colour::Green, fmt::format("{:.2f} times as fast as {} x {}", gain,
                                                    row.tuned.standard.query_block, row.tuned.standard.key_block))
                 : std::string("the default"));
}

Result<std::vector<Row>> search(const Options& options, const std::vector<attention::bench::Workload>& workloads) {
  std::vector<attention::cpu::TileConfig> candidates = attention::default_candidates();
  if (options.quick) candidates = {{48, 128}, {96, 256}};
  std::vector<Row> rows;
  ProgressLine progress;
  for (const auto& workload : workloads) {
    const attention::bench::Tensors tensors(workload);
    const auto chosen = attention::choose(attention::implementations(), attention::forced_implementation(),
                                          tensors.problem(), workload.pass);
    if (!chosen) return tl::make_unexpected(chosen.error());
    const auto show = [&](int done, int total) {
      progress.show(title(workload), rows.size() * 1000 + static_cast<std::size_t>(done) * 1000 / std::max(total, 1),
                    workloads.size() * 1000);
      return true;
    };
    auto tuned = attention::tune(**chosen, workload, candidates,
                                 {.threads = options.workloads.threads, .rounds = options.rounds, .progress = show});
    if (!tuned) return tl::make_unexpected(tuned.error());
    rows.push_back({workload, std::string((*chosen)->name), std::move(*tuned)});
  }
  return rows;
}

/// The default needs no row; one from an earlier search must go.
Result<void> keep(const std::filesystem::path& file, const std::vector<Row>& rows) {
  if (file.empty())
    return fail(ErrorCode::Io, "there is no cache folder: set XDG_CACHE_HOME, HOME or ANYWARP_TILES to a file");
  attention::TileTable table = attention::read_tile_cache(file);
  for (const Row& row : rows)
    if (!row.tuned.shape_class.empty()) table.set(row.tuned.shape_class, row.tuned.best);
  return attention::write_tile_cache(file, table);
}

int tune(Options options) {
  if (options.workloads.shapes.empty())
    options.workloads.shapes = {"1,4,1024,64", "1,2,4096,64", "1,4,1024,128", "1,2,4096,128"};
  const auto workloads = options.workloads.workloads();
  if (!workloads) return complain(workloads.error());
  const std::filesystem::path file = attention::tile_cache_file();
  const auto rows = search(options, *workloads);
  if (!rows) return complain(rows.error());
  if (!options.dry_run)
    if (auto kept = keep(file, *rows); !kept) return complain(kept.error());
  if (options.json) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Row& row : *rows) list.push_back(json_of(row));
    fmt::print("{}\n", nlohmann::ordered_json{{"version", 1},
                                              {"processor", attention::processor_name()},
                                              {"file", options.dry_run ? "" : file.string()},
                                              {"tuned", list}}
                           .dump(2));
    return kClean;
  }
  for (const Row& row : *rows) fmt::print("{}\n", line_of(row));
  if (!options.dry_run) fmt::print("kept in {}; attention uses it from its next start on\n", file.string());
  return kClean;
}

}  // namespace

void add_tune(CLI::App& app, int& exit) {
  auto options = std::make_shared<Options>();
  CLI::App* sub = app.add_subcommand("tune", "Find the fastest tile sizes of attention for this machine");
  options->workloads.add_to(*sub);
  sub->add_option("--rounds", options->rounds, "Runs of each candidate (default: 2)")
      ->check(CLI::Range(1, 1000))
      ->option_text("N");
  sub->add_flag("--quick", options->quick, "Two candidates instead of thirty");
  sub->add_flag("-n,--dry-run", options->dry_run, "Keep nothing");
  sub->add_flag("--json", options->json, "One JSON document on stdout");
  sub->footer(
      "What is found holds for a class of shapes (head dims up to 64, 128, 256, more; lengths up to 16,\n"
      "128, 1024, more) and is kept in $ANYWARP_TILES, else anywarp/tiles-PROCESSOR.txt in\n"
      "$XDG_CACHE_HOME or ~/.cache. Nothing else should run meanwhile.");
  sub->callback([options, &exit] { exit = tune(*options); });
}

}  // namespace anywarp::cli
