// `anywarp bench attention`: the operator on this machine beside PyTorch's.
#include <fmt/core.h>

#include <fstream>
#include <memory>

#include "cli/attention_bench.h"
#include "cli/attention_report.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli/workload_options.h"

namespace anywarp::cli {
namespace {

struct Options {
  std::string what;
  WorkloadOptions workloads;
  double seconds = 1.0;
  std::string peer = "torch";
  bool accuracy = false;
  bool json = false;
  std::string csv, plot;
};

/// Written beside and renamed.
Result<void> write(const std::string& file, const std::string& text) {
  const std::string beside = file + ".new";
  std::ofstream out(beside, std::ios::trunc);
  out << text;
  out.close();
  if (!out || std::rename(beside.c_str(), file.c_str()) != 0) return fail(ErrorCode::Io, file + ": cannot be written");
  return {};
}

int bench(Options options) {
  if (options.workloads.shapes.empty())
    options.workloads.shapes = {"1,16,1024,64", "1,8,2048,128", "1,32/8,1,8192,128"};
  const auto workloads = options.workloads.workloads();
  if (!workloads) return complain(workloads.error());
  if (workloads->empty())
    return complain({ErrorCode::InvalidArgument,
                     "no workload is left: few queries run forward and full, --mask causal needs equal lengths"});
  ProgressLine progress;
  const auto report =
      measure({.workloads = *workloads,
               .threads = options.workloads.threads,
               .seconds = options.seconds,
               .peer = options.peer == "torch",
               .accuracy = options.accuracy},
              [&](const std::string& step, std::size_t done) { progress.show(step, done, workloads->size()); });
  progress.clear();
  if (!report) return complain(report.error());
  if (options.json)
    fmt::print("{}\n", json_of(*report).dump(2));
  else
    fmt::print("{}", table(*report));
  if (!options.csv.empty())
    if (auto written = write(options.csv, csv(*report)); !written) return complain(written.error());
  if (!options.plot.empty())
    if (auto written = write(options.plot, svg(*report)); !written) return complain(written.error());
  return kClean;
}

}  // namespace

void add_bench(CLI::App& app, int& exit) {
  auto options = std::make_shared<Options>();
  CLI::App* sub = app.add_subcommand("bench", "How fast attention is here, beside PyTorch's");
  sub->add_option("WHAT", options->what, "attention")
      ->required()
      ->check(CLI::IsMember({"attention"}))
      ->option_text(" ");
  options->workloads.add_to(*sub);
  sub->add_option("--seconds", options->seconds, "For each workload (default: 1)")
      ->check(CLI::Range(0.0, 3600.0))
      ->option_text("S");
  sub->add_option("--peer", options->peer, "torch (default; if a Python has it) or none")
      ->check(CLI::IsMember({"torch", "none"}))
      ->option_text("PEER");
  sub->add_flag("--accuracy", options->accuracy, "Also the largest error against float64 (slow)");
  sub->add_option("--csv", options->csv, "Write the figures to a file")->type_name("FILE");
  sub->add_option("--plot", options->plot, "Write a picture, SVG")->type_name("FILE");
  sub->add_flag("--json", options->json, "One JSON document on stdout");
  sub->footer(
      "Runs take turns; figures are medians, the ratio is that of each turn's two runs. Operations are\n"
      "counted as in the FlashAttention papers: 4 B H Lq Lk D, half when causal, 2.5 times as many\n"
      "backward. Few queries (16 or less) are decoding: bytes of k and v a second.\n"
      "ANYWARP_ATTENTION=NAME forces a kernel.");
  sub->callback([options, &exit] { exit = bench(*options); });
}

}  // namespace anywarp::cli
