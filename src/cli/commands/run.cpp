// `anywarp run PATH… -- ARGS`: a whole CUDA or HIP program, host code and kernels, on the CPU.
#include <fmt/core.h>

#include <cmath>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>

#include "anywarp/simt.h"
#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "cli/commands.h"
#include "cli/engine_build.h"
#include "cli/program_options.h"

namespace anywarp::cli {
namespace {

namespace fs = std::filesystem;

using RunCommand = ProgramOptions;

struct Outcome {
  unsigned warp = 0;
  fs::path main;
  Completed done;
};

// Two widths may round differently: words must agree, numbers within one part in a hundred.
bool agree(const std::string& a, const std::string& b) {
  std::istringstream words_a(a), words_b(b);
  std::string word_a, word_b;
  for (;;) {
    const bool more_a = static_cast<bool>(words_a >> word_a), more_b = static_cast<bool>(words_b >> word_b);
    if (!more_a || !more_b) return more_a == more_b;
    if (word_a == word_b) continue;
    char *end_a = nullptr, *end_b = nullptr;
    const double x = std::strtod(word_a.c_str(), &end_a), y = std::strtod(word_b.c_str(), &end_b);
    const bool numbers = end_a != word_a.c_str() && end_b != word_b.c_str() && std::string_view(end_a) == end_b;
    if (!numbers || !(std::fabs(x - y) <= 1e-2 * std::max({1.0, std::fabs(x), std::fabs(y)}))) return false;
  }
}

Result<std::vector<Outcome>> run_at(const RunCommand& command, const ProgramSources& sources, unsigned warp,
                                    bool capture) {
  const TemporaryFolder folder;
  ProgressLine progress;
  BuildOptions build = command.build;
  build.warp = warp;
  const Result<std::vector<BuiltProgram>> programs = build_for_engine(sources, build, folder.path(), progress);
  if (!programs) return tl::make_unexpected(programs.error());
  std::vector<Outcome> outcomes;
  for (const BuiltProgram& program : *programs) {
    Command child{{program.executable.string()}};
    child.argv.insert(child.argv.end(), command.arguments.begin(), command.arguments.end());
    simt::RunOptions options;
    options.warp_width = static_cast<int>(warp);
    options.order_seed = command.seed;
    child.environment = simt::run_environment(options);
    child.inherit_output = !capture;
    const Result<Completed> done = run(child);
    if (!done) return tl::make_unexpected(done.error());
    outcomes.push_back({warp, program.main, *done});
  }
  return outcomes;
}

nlohmann::ordered_json outcome_json(const Outcome& outcome) {
  return {{"program", outcome.main.string()}, {"warp", outcome.warp},       {"exit", outcome.done.exit_code},
          {"signal", outcome.done.signal},    {"stdout", outcome.done.out}, {"stderr", outcome.done.err}};
}

int run_program(const RunCommand& command) {
  const Result<ProgramSources> sources = find_program_sources(command.inputs, command.build.include_dirs);
  if (!sources) return complain(sources.error());
  const bool both = command.warp == "both";
  std::vector<unsigned> widths;
  if (both)
    widths = {32, 64};
  else
    widths = {command.warp.empty() ? (sources->hip ? 64u : 32u) : static_cast<unsigned>(std::stoul(command.warp))};

  std::vector<Outcome> all;
  for (const unsigned warp : widths) {
    Result<std::vector<Outcome>> outcomes = run_at(command, *sources, warp, both || command.json);
    if (!outcomes) return complain(outcomes.error());
    all.insert(all.end(), outcomes->begin(), outcomes->end());
  }
  int status = kClean;
  for (const Outcome& outcome : all)
    if (!outcome.done.ok() && status == kClean) status = outcome.done.signal ? kFailed : outcome.done.exit_code;
  bool same = true;
  for (std::size_t i = 0; both && i < all.size() / 2; ++i) {
    const Completed &narrow = all[i].done, &wide = all[i + all.size() / 2].done;
    same = same && narrow.exit_code == wide.exit_code && narrow.signal == wide.signal && agree(narrow.out, wide.out);
  }
  if (command.json) {
    nlohmann::ordered_json runs = nlohmann::ordered_json::array();
    for (const Outcome& outcome : all) runs.push_back(outcome_json(outcome));
    fmt::print("{}\n",
               nlohmann::ordered_json{{"version", 1}, {"runs", runs}, {"notes", sources->notes}, {"agree", same}}.dump(
                   2, ' ', false, nlohmann::json::error_handler_t::replace));
  } else if (both) {
    for (const Outcome& outcome : all)
      fmt::print("{}\n{}{}", paint(Colour::Bold, fmt::format("warp {}:", outcome.warp)), outcome.done.out,
                 outcome.done.err);
    fmt::print("{}\n",
               same ? paint(Colour::Green, "The two widths agree.") : paint(Colour::Red, "The two widths differ."));
  }
  if (!command.json)
    for (const std::string& note : sources->notes) fmt::print(stderr, "note: {}\n", note);
  return status == kClean && !same ? kFaults : status;
}

}  // namespace

void add_run(CLI::App& app, int& exit, const std::vector<std::string>& program_arguments) {
  auto command = std::make_shared<RunCommand>();
  command->arguments = program_arguments;
  CLI::App* sub = app.add_subcommand("run", "Run a CUDA or HIP program, host code and kernels, on the CPU");
  add_program_options(*sub, *command);
  sub->footer("anywarp run PATH… [OPTIONS] -- ARGS: ARGS go to the program. The exit status is the program's own.");
  sub->callback([command, &exit] { exit = run_program(*command); });
}

}  // namespace anywarp::cli
