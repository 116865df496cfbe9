// `anywarp query NAME`: what a CUDA name becomes, since which ROCm, and what to know.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "port/tables/api_table.h"

namespace anywarp::cli {
namespace {

using nlohmann::ordered_json;

ordered_json row_json(const port::ApiRow& row) {
  const auto version = [](port::RocmVersion v) { return v ? v.text() : std::string(); };
  return {{"library", row.library},
          {"cuda", row.cuda},
          {"hip", row.hip},
          {"kind", port::to_string(row.kind)},
          {"since", version(row.since)},
          {"until", version(row.until)},
          {"note", row.note}};
}

void print_row(const port::ApiRow& row) {
  fmt::print("{} ({}, {})\n", paint(Colour::Bold, row.cuda), row.library, port::to_string(row.kind));
  if (row.hip.empty()) {
    fmt::print("  {}\n", paint(Colour::Red, "no HIP equivalent"));
  } else {
    fmt::print("  HIP: {}{}\n", paint(Colour::Green, row.hip), row.hip == row.cuda ? "  (the same name)" : "");
    if (row.since) fmt::print("  since ROCm {}\n", row.since.text());
    if (row.until) fmt::print("  {}\n", paint(Colour::Yellow, "last in ROCm " + row.until.text()));
  }
  if (!row.note.empty()) fmt::print("  {}\n", row.note);
}

int query(const std::string& name, bool json) {
  std::vector<const port::ApiRow*> rows;
  const auto add = [&](std::span<const port::ApiRow* const> found) {
    rows.insert(rows.end(), found.begin(), found.end());
  };
  add(port::find_cuda(name));
  if (rows.empty()) add(port::find_hip(name));
  if (rows.empty()) {
    const std::vector<std::string_view> near = port::suggest(name);
    if (json) {
      fmt::print("{}\n",
                 ordered_json{{"version", 1}, {"name", name}, {"rows", ordered_json::array()}, {"near", near}}.dump(2));
    } else {
      std::string hint;
      for (const std::string_view other : near) hint += (hint.empty() ? "; near: " : ", ") + std::string(other);
      fmt::print(stderr, "anywarp: {}: not a name that the tables know{}\n", name, hint);
    }
    return kUsage;
  }
  if (json) {
    ordered_json list = ordered_json::array();
    for (const port::ApiRow* row : rows) list.push_back(row_json(*row));
    fmt::print("{}\n",
               ordered_json{{"version", 1}, {"name", name}, {"rows", list}, {"near", ordered_json::array()}}.dump(2));
  } else {
    for (const port::ApiRow* row : rows) print_row(*row);
  }
  return kClean;
}

}  // namespace

void add_query(CLI::App& app, int& exit) {
  struct Options {
    std::string name;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("query", "What a CUDA (or HIP) name becomes, since which ROCm, and caveats");
  command->add_option("NAME", options->name, "cudaMalloc, cublasSgemm, <cub/cub.cuh>, cub::BlockReduce, …")
      ->required()
      ->type_name("");
  command->add_flag("--json", options->json, "One JSON document on stdout");
  command->callback([options, &exit] { exit = query(options->name, options->json); });
}

}  // namespace anywarp::cli
