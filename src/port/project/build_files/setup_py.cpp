// Python build files: the work is done by project/python/setup_py.py with LibCST; this side finds a Python that has it
// and carries the request and the answer.
#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/python.h"
#include "base/subprocess.h"
#include "base/temporary_folder.h"
#include "base/text.h"
#include "port/project/build_files/kinds.h"
#include "port/project/build_files/nvcc_flags.h"

namespace anywarp::port {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr int kLibcstMissing = 3;

fs::path program_folder() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  return error ? fs::path() : program.parent_path();
}

fs::path resource_folder(const BuildFileOptions& options) {
  return options.resource_dir.empty() ? program_folder().parent_path() / "share/anywarp/port" : options.resource_dir;
}

Result<fs::path> python(const BuildFileOptions& options) {
  if (!options.python.empty()) return options.python;
  const std::vector<std::string> found = pythons(program_folder().parent_path());
  if (!found.empty()) return fs::path(found.front());
  return fail(ErrorCode::ToolMissing, "Python 3 is not installed: apt-get install python3 python3-venv");
}

Json flag_records() {
  Json records = Json::array();
  for (const NvccFlag& row : NvccFlagTable::builtin().rows())
    records.push_back({{"flag", row.flag},
                       {"form", row.form},
                       {"hip", row.hip},
                       {"severity", to_string(row.severity)},
                       {"reason", row.reason}});
  return records;
}

BuildFileResult left_alone(const std::string& text, std::string message) {
  Diagnostic diagnostic;
  diagnostic.rule = "setup_py";
  diagnostic.severity = Severity::Manual;
  diagnostic.message = std::move(message);
  return {text, {std::move(diagnostic)}, false};
}

Result<BuildFileResult> read_response(const std::string& response) {
  const Json answer = Json::parse(response, nullptr, false);
  if (answer.is_discarded()) return fail(ErrorCode::Internal, "setup_py.py answered with something that is not JSON");
  BuildFileResult result;
  result.text = answer.at("text").get<std::string>();
  for (const Json& entry : answer.at("diagnostics")) {
    Diagnostic diagnostic;
    diagnostic.rule = entry.at("rule").get<std::string>();
    diagnostic.severity = severity_of(entry.at("severity").get<std::string>());
    diagnostic.line = entry.at("line").get<unsigned>();
    diagnostic.column = entry.at("column").get<unsigned>();
    diagnostic.message = entry.at("message").get<std::string>();
    diagnostic.suggestion = entry.at("suggestion").get<std::string>();
    result.diagnostics.push_back(std::move(diagnostic));
  }
  return result;
}

}  // namespace

Result<BuildFileResult> port_setup_py(const std::string& text, const BuildFileOptions& options) {
  const Json request = {{"text", text},
                        {"style", options.style == BuildStyle::Guarded ? "guarded" : "hip"},
                        {"targets", options.targets},
                        {"rename", options.rename},
                        {"include_root", options.include_root},
                        {"flags", flag_records()}};
  std::string bytes;
  try {
    bytes = request.dump();
  } catch (const Json::type_error&) {
    return left_alone(text, "The file is not UTF-8: it is left as it is.");
  }
  const TemporaryFolder folder;
  if (folder.path().empty()) return fail(ErrorCode::Io, "cannot make a folder for temporary files");
  if (Result<void> written = write_file(folder.path() / "request.json", bytes); !written)
    return tl::make_unexpected(written.error());
  const Result<fs::path> interpreter = python(options);
  if (!interpreter) return tl::make_unexpected(interpreter.error());

  Command command;
  command.argv = {interpreter->string(), "-B", (resource_folder(options) / "setup_py.py").string(),
                  (folder.path() / "request.json").string(), (folder.path() / "response.json").string()};
  const Result<Completed> completed = run(command);
  if (!completed) return tl::make_unexpected(completed.error());
  if (completed->exit_code == kLibcstMissing && completed->signal == 0)
    return fail(ErrorCode::ToolMissing,
                fmt::format("{} has no LibCST, which reads setup.py: scripts/python-venv.sh, or pip install libcst",
                            interpreter->string()));
  if (!completed->ok())
    return fail(ErrorCode::Internal,
                fmt::format("setup_py.py failed (exit {}): {}", completed->exit_code, completed->err));
  const Result<std::string> response = read_file(folder.path() / "response.json");
  if (!response) return tl::make_unexpected(response.error());
  return read_response(*response);
}

}  // namespace anywarp::port
