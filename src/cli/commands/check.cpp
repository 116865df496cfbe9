// `anywarp check PATH… -- ARGS`: runs the program on the engine with its checkers and reports what they find.
#include <fmt/core.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "anywarp/simt.h"
#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/engine_build.h"
#include "cli/program_options.h"

namespace anywarp::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;
using simt::Finding;

struct CheckCommand : ProgramOptions {
  std::vector<std::string> checkers{"all"};
  std::string target = "gfx942";
  unsigned timeout_seconds = 0;
  bool verbose = false;
};

struct Checked {
  unsigned warp = 0;
  fs::path main;
  Completed done;
  std::vector<Finding> findings;
};

// The program judges itself, too: what it prints and how it ends is a finding when it says that something is wrong.
void add_own_verdict(Checked& checked) {
  const Completed& done = checked.done;
  if (done.ok()) return;
  for (const Finding& finding : checked.findings)
    if (!finding.waiting.empty()) return;  // Ended by the engine, which has said why.
  Finding verdict;
  verdict.checker = "program";
  verdict.file = checked.main.string();
  std::string said = done.out + done.err;
  while (!said.empty() && said.back() == '\n') said.pop_back();
  const std::vector<std::string_view> lines = split(said, '\n');
  std::string tail;
  for (std::size_t i = lines.size() > 8 ? lines.size() - 8 : 0; i < lines.size(); ++i)
    tail += "\n    | " + std::string(lines[i]);
  const std::string how = done.timed_out ? "ran past its time"
                          : done.signal  ? "was ended by signal " + std::to_string(done.signal)
                                         : "exits with " + std::to_string(done.exit_code);
  verdict.message = "the program " + how + "; it said:" + tail;
  checked.findings.push_back(std::move(verdict));
}

Result<std::vector<Checked>> check_at(const CheckCommand& command, const ProgramSources& sources, unsigned warp) {
  const TemporaryFolder folder;
  ProgressLine progress;
  BuildOptions build = command.build;
  build.warp = warp;
  build.instrument = true;
  const Result<std::vector<BuiltProgram>> programs = build_for_engine(sources, build, folder.path(), progress);
  if (!programs) return tl::make_unexpected(programs.error());
  std::vector<Checked> all;
  for (std::size_t i = 0; i < programs->size(); ++i) {
    const BuiltProgram& program = (*programs)[i];
    simt::RunOptions options;
    options.warp_width = static_cast<int>(warp);
    options.checkers = command.checkers;
    options.target = command.target;
    options.findings = folder.path() / ("findings" + std::to_string(i));
    options.order_seed = command.seed;
    Command child{{program.executable.string()}};
    child.argv.insert(child.argv.end(), command.arguments.begin(), command.arguments.end());
    child.environment = simt::run_environment(options);
    child.timeout = std::chrono::seconds(command.timeout_seconds);
    progress.show("checking", i, programs->size());
    const Result<Completed> done = run(child);
    if (!done) return tl::make_unexpected(done.error());
    Result<std::vector<Finding>> findings = simt::read_findings(options.findings, program.executable);
    if (!findings) return tl::make_unexpected(findings.error());
    all.push_back({warp, program.main, *done, std::move(*findings)});
    add_own_verdict(all.back());
  }
  return all;
}

std::string index_text(const simt::Index& index) { return fmt::format("({}, {}, {})", index[0], index[1], index[2]); }

std::string place_text(const std::string& file, int line) {
  if (file.empty()) return "an unknown place";
  const std::string shown = fs::path(file).lexically_proximate(fs::current_path()).string();
  const std::string& name = shown.size() < file.size() ? shown : file;
  return line > 0 ? fmt::format("{}:{}", name, line) : name;
}

void print_finding(const Finding& finding) {
  const bool error = finding.severity == simt::Severity::Error;
  fmt::print("{}: {}: {} [{}]\n", paint(Colour::Bold, place_text(finding.file, finding.line)),
             paint(error ? Colour::Red : Colour::Yellow, error ? "error" : "warning"), finding.message,
             finding.checker);
  if (finding.in_thread)
    fmt::print("    by thread {} of block {}{}\n", index_text(finding.thread), index_text(finding.block),
               finding.kernel.empty() ? "" : " in " + finding.kernel);
  if (finding.other)
    fmt::print("    thread {} of block {} {} it at {}\n", index_text(finding.other->thread),
               index_text(finding.other->block), finding.other->kind,
               place_text(finding.other->file, finding.other->line));
  for (const simt::WaitingThreads& group : finding.waiting)
    fmt::print("    {} threads of block {}, the first {}, wait in {} at {}\n", group.threads, index_text(group.block),
               index_text(group.first), group.what, place_text(group.file, group.line));
  if (!finding.launch_file.empty())
    fmt::print("    launched at {}\n", place_text(finding.launch_file, finding.launch_line));
  if (finding.count > 1) fmt::print("    {} times\n", finding.count);
}

ordered_json finding_json(const Finding& finding, unsigned warp) {
  ordered_json json{{"checker", finding.checker},
                    {"severity", finding.severity == simt::Severity::Error ? "error" : "warning"},
                    {"message", finding.message},
                    {"warp", warp},
                    {"kernel", finding.kernel},
                    {"block", finding.in_thread ? ordered_json(finding.block) : ordered_json()},
                    {"thread", finding.in_thread ? ordered_json(finding.thread) : ordered_json()},
                    {"file", finding.file},
                    {"line", finding.line},
                    {"variable", finding.variable},
                    {"launch", {{"file", finding.launch_file}, {"line", finding.launch_line}}},
                    {"count", finding.count}};
  json["other"] = finding.other ? ordered_json{{"kind", finding.other->kind},
                                               {"file", finding.other->file},
                                               {"line", finding.other->line},
                                               {"block", finding.other->block},
                                               {"thread", finding.other->thread}}
                                : ordered_json();
  json["waiting"] = ordered_json::array();
  for (const simt::WaitingThreads& group : finding.waiting)
    json["waiting"].push_back({{"what", group.what},
                               {"file", group.file},
                               {"line", group.line},
                               {"threads", group.threads},
                               {"block", group.block},
                               {"first", group.first}});
  return json;
}

int report(const CheckCommand& command, const ProgramSources& sources, const std::vector<Checked>& all) {
  unsigned errors = 0, warnings = 0;
  ordered_json findings = ordered_json::array(), warps = ordered_json::array();
  for (const Checked& checked : all) {
    if (warps.empty() || warps.back() != checked.warp) warps.push_back(checked.warp);
    if (!command.json && all.size() > 1)
      fmt::print("{}\n",
                 paint(Colour::Bold, fmt::format("{}, warp {}:", place_text(checked.main.string(), 0), checked.warp)));
    if (!command.json && command.verbose) fmt::print("{}{}", checked.done.out, checked.done.err);
    for (const Finding& finding : checked.findings) {
      ++(finding.severity == simt::Severity::Error ? errors : warnings);
      if (command.json)
        findings.push_back(finding_json(finding, checked.warp));
      else
        print_finding(finding);
    }
  }
  if (command.json) {
    const ordered_json document{
        {"version", 1},         {"warp", warps},          {"target", command.target},
        {"findings", findings}, {"notes", sources.notes}, {"summary", {{"errors", errors}, {"warnings", warnings}}}};
    fmt::print("{}\n", document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
  } else {
    for (const std::string& note : sources.notes) fmt::print("note: {}\n", note);
    const std::string line = fmt::format("{} errors, {} warnings (limits of {})", errors, warnings, command.target);
    fmt::print("{}\n", errors + warnings == 0 ? paint(Colour::Green, "no faults found: " + line) : line);
  }
  return errors + warnings > 0 ? kFaults : kClean;
}

int check(const CheckCommand& command) {
  if (!find_target(command.target)) {
    std::string known;
    for (const Target& target : kTargets) known += " " + std::string(target.name);
    return complain({ErrorCode::InvalidArgument, "--target: '" + command.target + "' is not known; valid:" + known});
  }
  const Result<ProgramSources> sources = find_program_sources(command.inputs, command.build.include_dirs);
  if (!sources) return complain(sources.error());
  std::vector<unsigned> widths;
  if (command.warp == "both")
    widths = {32, 64};
  else
    widths = {command.warp.empty() ? (sources->hip ? 64u : 32u) : static_cast<unsigned>(std::stoul(command.warp))};
  std::vector<Checked> all;
  for (const unsigned warp : widths) {
    Result<std::vector<Checked>> checked = check_at(command, *sources, warp);
    if (!checked) return complain(checked.error());
    all.insert(all.end(), std::make_move_iterator(checked->begin()), std::make_move_iterator(checked->end()));
  }
  return report(command, *sources, all);
}

}  // namespace

void add_check(CLI::App& app, int& exit, const std::vector<std::string>& program_arguments) {
  auto command = std::make_shared<CheckCommand>();
  command->arguments = program_arguments;
  CLI::App* sub = app.add_subcommand("check", "Run a program on the CPU; find races, bad accesses, misuse and limits");
  std::vector<std::string> known = simt::checker_names();
  known.push_back("all");
  sub->add_option("--check", command->checkers, "Checkers to run, separated by commas")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(CLI::IsMember(known))
      ->capture_default_str()
      ->type_name("CHECKERS");
  sub->add_option("--target", command->target, "GPU whose limits apply")->capture_default_str()->type_name("GPU");
  sub->add_option("--timeout", command->timeout_seconds, "Seconds until the program is ended; 0: never")
      ->type_name("SECONDS");
  sub->add_flag("-v,--verbose", command->verbose, "Show what the program prints");
  add_program_options(*sub, *command);
  sub->footer("anywarp check PATH… [OPTIONS] -- ARGS: ARGS go to the program.\n" + app.get_footer());
  sub->callback([command, &exit] { exit = check(*command); });
}

}  // namespace anywarp::cli
