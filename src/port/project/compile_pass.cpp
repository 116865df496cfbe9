#include "port/project/compile_pass.h"

#include <algorithm>
#include <set>

#include "base/python.h"
#include "base/subprocess.h"
#include "base/text.h"
#include "port/amd/compile.h"
#include "port/project/include_dirs.h"

namespace anywarp::port {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kUnits[] = {".cu", ".hip", ".cpp", ".cc", ".cxx"};

bool is_unit(const fs::path& path) {
  return std::find(std::begin(kUnits), std::end(kUnits), path.extension().string()) != std::end(kUnits);
}

bool wants_torch(std::string_view text) {
  for (const std::string_view header : {"<torch/", "<ATen/", "<c10/", "\"torch/", "<pybind11/", "<Python.h>"})
    if (text.find(header) != std::string_view::npos) return true;
  return false;
}

// A source needs PyTorch if it or a header of the project that it includes does.
bool wants_torch(const FileReport& file, const PortReport& report, std::set<const FileReport*>& seen) {
  if (!seen.insert(&file).second) return false;
  if (wants_torch(file.after)) return true;
  const SourceFile source(file.output, file.after);
  for (const Directive& directive : source.directives()) {
    if (directive.keyword != "include" || directive.operand.size() < 3) continue;
    const std::string name = fs::path(directive.operand.substr(1, directive.operand.size() - 2)).filename().string();
    for (const FileReport& other : report.files)
      if (other.output.filename() == name && wants_torch(other, report, seen)) return true;
  }
  return false;
}

// PyTorch's and Python's include directories, from the first Python that has the package; empty if none has.
std::vector<fs::path> torch_includes(const PortOptions& options) {
  constexpr const char* kAsk =
      "import importlib.util as u, sysconfig as s\n"
      "t = u.find_spec('torch')\n"
      "p = t.submodule_search_locations[0] + '/include' if t else ''\n"
      "print('\\n'.join([p, p + '/torch/csrc/api/include', s.get_paths()['include']]) if t else '')";
  for (const std::string& python : pythons(options.resources / "../..")) {
    const Result<Completed> answer = run({{python, "-c", kAsk}});
    if (!answer || !answer->ok()) continue;
    std::vector<fs::path> folders;
    for (const std::string_view line : split(answer->out, '\n'))
      if (!line.empty()) folders.emplace_back(line);
    if (!folders.empty()) return folders;
  }
  return {};
}

std::string which_rocwmma(const HipToolchain& toolchain, const std::vector<fs::path>& include_dirs) {
  std::vector<fs::path> folders = include_dirs;
  folders.push_back(toolchain.include_dir);
  for (const fs::path& folder : folders)
    if (fs::exists(folder / "rocwmma/rocwmma.hpp")) return "AMD's, in " + folder.string();
  return "anywarp's own subset of its API (anywarp_compat/rocwmma_subset.h); no complete rocWMMA is installed";
}

// Puts a compiler's error where the report shows the file that it is in.
bool fold(PortReport& report, const fs::path& root, const CompileOutcome& outcome, const CompilerMessage& error) {
  std::error_code code;
  const fs::path relative = fs::weakly_canonical(error.file, code).lexically_relative(fs::weakly_canonical(root, code));
  for (FileReport& file : report.files)
    if (file.output == relative) {
      const std::string message = "does not compile for " + outcome.target + ": " + error.message;
      const bool known = std::any_of(file.diagnostics.begin(), file.diagnostics.end(), [&](const Diagnostic& d) {
        return d.rule == "compile" && d.line == error.line && d.column == error.column;
      });
      if (!known) file.diagnostics.push_back({"compile", Severity::Manual, error.line, error.column, message, ""});
      return true;
    }
  return false;
}

// What fails in a library's header is still work for the file that includes it.
void fold_all(PortReport& report, const fs::path& root, const CompileOutcome& outcome) {
  bool placed = false;
  for (const CompilerMessage& error : outcome.errors) placed |= fold(report, root, outcome, error);
  if (placed || outcome.ok) return;
  const CompilerMessage unit{outcome.path, 1, 1,
                             outcome.errors.empty() ? "the compiler failed" : outcome.errors.front().text()};
  fold(report, root, outcome, unit);
}

}  // namespace

void compile_output(const PortOptions& options, const PipelineResult& ported, PortReport& report,
                    const Progress& progress) {
  if (options.targets.empty()) {
    report.toolchain = "no target was named (--target gfx90a,gfx942,…)";
    return;
  }
  ToolchainSearch search;
  search.sdk_dirs = {(options.resources / "../../hip-sdk").lexically_normal()};
  const Result<HipToolchain> toolchain = find_toolchain(options.rocm, search);
  if (!toolchain) {
    report.toolchain = toolchain.error().message;
    return;
  }
  report.toolchain = toolchain->description;

  std::vector<fs::path> plain, torch;
  bool wmma = false;
  for (const FileReport& file : report.files) {
    if (file.read == ReadMode::Copied || file.included || !is_unit(file.output)) continue;
    std::set<const FileReport*> seen;
    (wants_torch(file, report, seen) ? torch : plain).push_back(options.output / file.output);
  }
  for (const FileReport& file : report.files) wmma |= file.after.find("anywarp_compat/wmma.h") != std::string::npos;
  if (wmma) report.rocwmma = which_rocwmma(*toolchain, options.include_dirs);

  const std::vector<fs::path> include_dirs = in_output(options.include_dirs, ported.sources, options.output);
  std::vector<fs::path> late_dirs;
  for (const fs::path& folder : ported.include_dirs) late_dirs.push_back(options.output / folder);
  const std::string standard = ported.modern ? "-std=c++20" : "-std=c++17";

  const auto compile = [&](CompileRequest request) {
    request.targets = options.targets;
    request.include_dirs = include_dirs;
    request.late_dirs = late_dirs;
    for (const std::string& define : options.defines) request.flags.push_back("-D" + define);
    const Result<std::vector<CompileOutcome>> outcomes = compile_all(*toolchain, request);
    if (!outcomes) {
      report.notes.push_back("not compiled: " + outcomes.error().message);
      return;
    }
    for (const CompileOutcome& outcome : *outcomes) {
      std::vector<std::string> errors;
      for (const CompilerMessage& error : outcome.errors) errors.push_back(error.text());
      fold_all(report, options.output, outcome);
      report.compiled.push_back({outcome.path.lexically_relative(options.output), outcome.target, outcome.rocm,
                                 outcome.ok, std::move(errors)});
    }
  };
  if (progress) progress("compiling", 0, plain.size() + torch.size());
  if (!plain.empty()) compile({.files = plain, .flags = {standard}});
  if (torch.empty()) return;
  const std::vector<fs::path> headers = torch_includes(options);
  if (headers.empty()) {
    for (const fs::path& file : torch)
      report.notes.push_back(file.lexically_relative(options.output).string() +
                             ": not compiled, because no PyTorch headers were found (pip install torch)");
    return;
  }
  CompileRequest request{
      .files = torch,
      .flags = {standard, "-DUSE_ROCM=1", "-D__HIP_PLATFORM_AMD__=1", "-DTORCH_EXTENSION_NAME=extension"}};
  request.system_dirs = headers;
  request.system_dirs.insert(request.system_dirs.begin(), options.resources / "compat/torch_shims");
  report.notes.push_back("files that include PyTorch were compiled against the headers in " + headers[0].string() +
                         ", with shims for the HIP spellings that only a ROCm build of PyTorch has");
  if (progress) progress("compiling", plain.size(), plain.size() + torch.size());
  compile(std::move(request));
}

BuildFileOptions build_file_options(const PortOptions& options) {
  BuildFileOptions result;
  if (!options.targets.empty()) result.targets = options.targets;
  result.rocm = options.rocm;
  result.resource_dir = options.resources / "port";
  return result;
}

}  // namespace anywarp::port
