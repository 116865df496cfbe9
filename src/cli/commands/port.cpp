// `anywarp port PATH… -o DIR`: CUDA to HIP, and what is left to do.
#include <fmt/core.h>

#include <map>
#include <nlohmann/json.hpp>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/resources.h"
#include "cli/terminal.h"
#include "port/report/report.h"

namespace anywarp::cli {
namespace {

namespace fs = std::filesystem;
using port::Destination;
using port::FileReport;
using port::PortReport;

struct PortCommand {
  port::PortOptions options;
  bool in_place = false, dry_run = false, diff = false, json = false, verbose = false;
  std::string warp = "logical32";
  std::vector<fs::path> reports;
};

int exit_of(const PortReport& report) {
  if (report.partly_read()) return kPartlyRead;
  return report.count(Severity::Manual) > 0 ? kManualLeft : kClean;
}

void print_diagnostic(const FileReport& file, const Diagnostic& d) {
  const Colour colour = d.severity == Severity::Manual   ? Colour::Red
                        : d.severity == Severity::Review ? Colour::Yellow
                                                         : Colour::Blue;
  fmt::print("{}:{}:{}: {}: {} [{}]\n", file.path.string(), d.line, d.column, paint(colour, to_string(d.severity)),
             d.message, d.rule);
  if (!d.suggestion.empty()) fmt::print("    suggested: {}\n", d.suggestion);
}

void print_compiled(const PortReport& report) {
  std::map<std::string, std::pair<unsigned, unsigned>> by_target;
  for (const port::CompileReport& unit : report.compiled) {
    auto& [good, all] = by_target[unit.target];
    good += unit.ok;
    ++all;
    for (const std::string& error : unit.errors)
      fmt::print("{} for {}: {}: {}\n", unit.path.string(), unit.target, paint(Colour::Red, "does not compile"), error);
  }
  std::string line;
  for (const auto& [target, counts] : by_target)
    line += fmt::format("{}{} {}/{}", line.empty() ? "" : ", ", target, counts.first, counts.second);
  if (!line.empty())
    fmt::print("compiled: {} files ({})\n", line, report.toolchain);
  else if (report.toolchain.starts_with("clang"))
    fmt::print("compiled: nothing, no source is a translation unit\n");
  else if (!report.toolchain.empty())
    fmt::print("not compiled: {}\n", report.toolchain);
  if (!report.rocwmma.empty()) fmt::print("rocWMMA: {}\n", report.rocwmma);
}

void print_report(const PortCommand& command, const PortReport& report) {
  std::map<std::string, unsigned> automatic;
  std::size_t changed = 0;
  for (const FileReport& file : report.files) {
    changed += file.before != file.after;
    for (const Diagnostic& d : file.diagnostics) {
      if (d.severity == Severity::Auto && !command.verbose)
        ++automatic[d.rule];
      else
        print_diagnostic(file, d);
    }
    for (const port::UnparsedRegion& region : file.unparsed)
      fmt::print("{}:{}: {}: {}\n", file.path.string(), region.first_line, paint(Colour::Yellow, "read by tokens only"),
                 region.error);
  }
  for (const std::string& note : report.notes) fmt::print("note: {}\n", note);
  std::string rules;
  for (const auto& [rule, count] : automatic) rules += fmt::format("{}{} {}", rules.empty() ? "" : ", ", rule, count);
  if (!rules.empty()) fmt::print("changed for you: {} (-v lists each)\n", rules);
  print_compiled(report);
  if (changed == 0) fmt::print("{}\n", paint(Colour::Green, "nothing to port: no file changes"));
  fmt::print("{} files, {} changed: {} auto, {} review, {} manual\n", report.files.size(), changed,
             report.count(Severity::Auto), report.count(Severity::Review), report.count(Severity::Manual));
  if (command.options.destination == Destination::NewTree)
    fmt::print("written to {}\n", command.options.output.string());
}

Result<void> write_reports(const PortCommand& command, const PortReport& report) {
  const auto dump = [](const nlohmann::ordered_json& json) {
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  };
  for (const fs::path& path : command.reports) {
    const std::string text = path.extension() == ".html"    ? port::report_html(report)
                             : path.extension() == ".sarif" ? dump(port::report_sarif(report))
                                                            : dump(port::report_json(report));
    if (auto written = write_file(path, text); !written) return written;
  }
  return {};
}

std::string report_suffix(const std::string& name) {
  const std::string suffix = fs::path(name).extension().string();
  if (suffix == ".html" || suffix == ".json" || suffix == ".sarif") return "";
  return name + " ends in '" + suffix + "'; valid: .html, .json, .sarif";
}

int run_port(PortCommand& command) {
  command.options.resources = resources();
  command.options.warp = command.warp == "native" ? port::WarpPolicy::Native : port::WarpPolicy::Logical32;
  if (command.dry_run || command.diff)
    command.options.destination = Destination::DryRun;
  else if (command.in_place)
    command.options.destination = Destination::InPlace;

  ProgressLine progress;
  const Result<PortReport> report =
      port::port(command.options,
                 [&](std::string_view step, std::size_t done, std::size_t total) { progress.show(step, done, total); });
  progress.clear();
  if (!report) return complain(report.error());
  if (auto written = write_reports(command, *report); !written) return complain(written.error());
  if (command.json) {
    fmt::print("{}\n", port::report_json(*report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
  } else if (command.diff) {
    const Result<std::string> diff = port::report_diff(*report);
    if (!diff) return complain(diff.error());
    fmt::print("{}", *diff);
  } else {
    print_report(command, *report);
  }
  return exit_of(*report);
}

}  // namespace

void add_port(CLI::App& app, int& exit) {
  auto command = std::make_shared<PortCommand>();
  CLI::App* sub = app.add_subcommand("port", "Port CUDA sources and build files to HIP");
  port::PortOptions& options = command->options;
  sub->add_option("PATH", options.inputs, "Files and directories")->required()->type_name("");
  CLI::Option* output =
      sub->add_option("-o,--output", options.output, "Directory for the ported tree, existing or new");
  output->type_name("DIR");
  sub->add_flag("--in-place", command->in_place, "Rewrite where the files are; each original stays as NAME.cuda-orig")
      ->excludes(output);
  sub->add_flag("--dry-run", command->dry_run, "Report only; write nothing");
  sub->add_flag("--diff", command->diff, "Print a unified diff; write nothing");
  // One value each, or `-I include kernel.cu` would take the source for a second folder.
  const auto list = [sub](const char* name, auto& values, const char* description, const char* type) {
    return sub->add_option(name, values, description)->allow_extra_args(false)->type_name(type);
  };
  list("--target", options.targets, "Compile the result for these: gfx90a,gfx942,…", "GPUS")->delimiter(',');
  sub->add_option("--rocm", options.rocm, "Call only what this ROCm has")->capture_default_str()->type_name("VERSION");
  sub->add_option("--warp", command->warp, "logical32: 32-lane warps on any wavefront; native: the wavefront")
      ->check(CLI::IsMember({"logical32", "native"}))
      ->capture_default_str()
      ->type_name("POLICY");
  list("-I", options.include_dirs, "Include directory for parsing and compiling", "DIR");
  list("-D", options.defines, "Macro for parsing and compiling", "NAME[=VALUE]");
  sub->add_option("-p", options.compile_commands, "compile_commands.json to take flags from")->type_name("FILE");
  sub->add_option("--cuda-path", options.cuda_path, "Parse against this CUDA SDK instead of anywarp's own declarations")
      ->check(CLI::ExistingDirectory.description(""))
      ->type_name("DIR");
  list("--suppress", options.suppress, "Switch rules off, by id, separated by commas", "RULES")->delimiter(',');
  list("--report", command->reports, "Also write the report to FILE.html, .json or .sarif", "FILE")
      ->check(report_suffix);
  sub->add_flag("-v,--verbose", command->verbose, "List every automatic change too");
  sub->add_flag("--json", command->json, "One JSON document on stdout");
  sub->callback([command, &exit] { exit = run_port(*command); });
}

}  // namespace anywarp::cli
