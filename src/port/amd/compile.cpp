#include "port/amd/compile.h"

#include <algorithm>
#include <cctype>
#include <memory>

#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "base/text.h"
#include "port/amd/precompiled.h"

namespace anywarp::port {
namespace {

namespace fs = std::filesystem;

struct Job {
  std::size_t file = 0;
  std::string target;
};

// "path:12:34: error: message", "path:12: fatal error: …"; lines without a place ("clang: error: …") have an empty
// path.
struct Line {
  CompilerMessage message;
  std::string_view severity;
};

std::optional<Line> parse_line(std::string_view line) {
  for (std::string_view severity : {": fatal error: ", ": error: ", ": note: ", ": warning: "}) {
    const std::size_t at = line.find(severity);
    if (at == std::string_view::npos) continue;
    Line result;
    result.severity = severity.substr(2, severity.size() - 4);
    result.message.message = std::string(line.substr(at + severity.size()));
    std::string_view place = line.substr(0, at);
    unsigned numbers[2] = {0, 0};
    int count = 0;
    while (count < 2) {
      const std::size_t colon = place.rfind(':');
      if (colon == std::string_view::npos || colon + 1 == place.size()) break;
      const std::string_view digits = place.substr(colon + 1);
      if (!std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isdigit(c); })) break;
      numbers[count++] = static_cast<unsigned>(std::atoi(std::string(digits).c_str()));
      place = place.substr(0, colon);
    }
    if (count > 0) result.message.file = fs::path(std::string(place));
    result.message.line = count == 2 ? numbers[1] : numbers[0];
    result.message.column = count == 2 ? numbers[0] : 0;
    return result;
  }
  return std::nullopt;
}

Command command_for(const HipToolchain& toolchain, const CompileRequest& request, const Job& job,
                    const fs::path& output, bool device_file, const fs::path& precompiled) {
  Command command;
  command.argv.push_back(toolchain.compiler.string());
  if (device_file) {
    const auto flags = toolchain.flags(job.target);
    command.argv.insert(command.argv.end(), flags.begin(), flags.end());
  } else {
    command.argv.insert(command.argv.end(),
                        {"-x", "c++", "-D__HIP_PLATFORM_AMD__=1", "-isystem", toolchain.include_dir.string()});
  }
  if (!precompiled.empty()) command.argv.insert(command.argv.end(), {"-include-pch", precompiled.string()});
  for (const fs::path& directory : request.include_dirs) command.argv.push_back("-I" + directory.string());
  for (const fs::path& directory : request.system_dirs)
    command.argv.insert(command.argv.end(), {"-isystem", directory.string()});
  for (const fs::path& directory : request.late_dirs)
    command.argv.insert(command.argv.end(), {"-idirafter", directory.string()});
  command.argv.insert(command.argv.end(), request.flags.begin(), request.flags.end());
  // -S spares the linker; the code is generated all the same, and inline assembler is assembled.
  if (job.target == "host")
    command.argv.push_back("-fsyntax-only");
  else
    command.argv.insert(command.argv.end(), {"-S", "-O1", "-o", output.string()});
  command.argv.insert(command.argv.end(), {"-w", "-fno-color-diagnostics", "-fno-caret-diagnostics", "-ferror-limit=50",
                                           "-ftemplate-backtrace-limit=4", request.files[job.file].string()});
  command.timeout = request.timeout;
  return command;
}

CompileOutcome outcome_of(const HipToolchain& toolchain, const CompileRequest& request, const Job& job,
                          const Completed& done) {
  CompileOutcome outcome;
  outcome.path = request.files[job.file];
  outcome.target = job.target;
  outcome.rocm = toolchain.rocm_version;
  outcome.ok = done.ok();
  if (outcome.ok) return outcome;
  outcome.errors = parse_messages(done.err);
  if (!outcome.errors.empty()) return outcome;
  CompilerMessage message;
  message.file = outcome.path;
  if (done.timed_out)
    message.message = "the compiler ran longer than " + std::to_string(request.timeout.count()) + " s and was stopped";
  else if (done.signal != 0)
    message.message = "the compiler crashed (signal " + std::to_string(done.signal) + ")";
  else
    message.message =
        "the compiler failed without a message: " + std::string(trim(std::string_view(done.err).substr(0, 500)));
  outcome.errors.push_back(message);
  return outcome;
}

}  // namespace

std::string CompilerMessage::text() const {
  if (file.empty()) return message;
  std::string place = file.string();
  if (line != 0) place += ":" + std::to_string(line);
  if (column != 0) place += ":" + std::to_string(column);
  return place + ": " + message;
}

std::vector<CompilerMessage> parse_messages(std::string_view output) {
  std::vector<CompilerMessage> errors;
  bool belongs = false;  // Whether a note now belongs to the last error.
  for (std::string_view line : split(output, '\n')) {
    const auto parsed = parse_line(line);
    if (!parsed) continue;
    if (parsed->severity == "note") {
      if (belongs) errors.back().message += "\n" + parsed->message.text();
      continue;
    }
    belongs = parsed->severity != "warning";
    if (belongs) errors.push_back(parsed->message);
  }
  return errors;
}

bool has_device_code(const fs::path& path, std::string_view text) {
  const std::string extension = path.extension().string();
  if (extension == ".cu" || extension == ".cuh" || extension == ".hip") return true;
  for (std::string_view mark : {"__global__", "__device__", "<<<", "hipLaunchKernelGGL"})
    if (text.find(mark) != std::string_view::npos) return true;
  return false;
}

Result<std::vector<CompileOutcome>> compile_all(const HipToolchain& toolchain, const CompileRequest& request) {
  std::vector<bool> device_file;
  for (const fs::path& file : request.files) {
    const auto text = read_file(file);
    if (!text) return tl::make_unexpected(text.error());
    device_file.push_back(has_device_code(file, *text));
  }
  const TemporaryFolder folder;
  if (folder.path().empty())
    return fail(ErrorCode::Io, "no temporary folder can be made below " + fs::temp_directory_path().string());

  std::vector<Job> jobs;
  for (std::size_t file = 0; file < request.files.size(); ++file) {
    if (device_file[file])
      for (const std::string& target : request.targets) jobs.push_back({file, target});
    if (request.host_pass || !device_file[file]) jobs.push_back({file, "host"});
  }

  // The host pass does without the precompiled header: it is the one that finds a missing #include.
  Precompiled precompiled(toolchain, request.flags);
  if (request.precompile && std::find(device_file.begin(), device_file.end(), true) != device_file.end())
    precompiled.prepare(request.targets);

  std::vector<Command> commands;
  for (std::size_t i = 0; i < jobs.size(); ++i)
    commands.push_back(command_for(toolchain, request, jobs[i], folder.path() / std::to_string(i),
                                   device_file[jobs[i].file],
                                   jobs[i].target == "host" ? fs::path() : precompiled.header(jobs[i].target)));
  auto results = run_all(commands);
  // Nobody is to be told of an error that only the precompiled header makes (one that is out of date, say).
  std::vector<std::size_t> doubted;
  std::vector<Command> again;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (!results[i] || results[i]->ok() || jobs[i].target == "host" || precompiled.header(jobs[i].target).empty())
      continue;
    doubted.push_back(i);
    again.push_back(command_for(toolchain, request, jobs[i], folder.path() / std::to_string(i), true, {}));
  }
  const auto second_results = run_all(again);
  for (std::size_t i = 0; i < doubted.size(); ++i) results[doubted[i]] = second_results[i];

  std::vector<CompileOutcome> outcomes;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (!results[i]) return tl::make_unexpected(results[i].error());
    outcomes.push_back(outcome_of(toolchain, request, jobs[i], *results[i]));
  }
  return outcomes;
}

}  // namespace anywarp::port
