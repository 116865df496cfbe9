#include "cli/program_sources.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <set>

#include "base/text.h"
#include "port/project/discover.h"
#include "port/source_file.h"

namespace anywarp::cli {
namespace fs = std::filesystem;
namespace {

bool is_unit(const fs::path& path) {
  const std::string suffix = path.extension().string();
  return suffix == ".cu" || suffix == ".hip" || suffix == ".cpp" || suffix == ".cc" || suffix == ".cxx";
}

bool of_python(std::string_view operand) {
  for (const std::string_view start : {"<torch/", "<ATen/", "<c10/", "<pybind11/", "<Python.h", "\"torch/", "\"ATen/"})
    if (operand.starts_with(start)) return true;
  return false;
}

bool of_hip(std::string_view operand) {
  for (const std::string_view start : {"<hip/", "\"hip/", "<rocwmma/", "<hipcub/", "\"anywarp_compat/"})
    if (operand.starts_with(start)) return true;
  return operand.find("anywarp_compat/") != std::string_view::npos;
}

// `main (` outside all braces, not a call or a member.
bool has_main(const port::SourceFile& file) {
  int depth = 0;
  for (std::size_t i = 0; i < file.tokens().size(); ++i) {
    if (file.tokens()[i].in_directive) continue;
    const std::string_view spelled = file.spelling(i);
    if (spelled == "{") ++depth;
    if (spelled == "}") --depth;
    if (depth == 0 && spelled == "main" && file.spelling(i + 1) == "(" && i > 0 && file.spelling(i - 1) == "int")
      return true;
  }
  return false;
}

// `#ifdef __HIP_PLATFORM_AMD__`, `#if defined(USE_ROCM)`.
bool names_amd(const port::SourceFile& file, const port::Directive& directive) {
  for (std::size_t i = directive.first_token; i < directive.last_token; ++i)
    for (const std::string_view vendor : {"HIP", "ROCM", "AMD"})
      if (file.spelling(i).find(vendor) != std::string_view::npos) return true;
  return false;
}

struct Scan {
  bool main = false;
  bool python = false;
  bool hip = false;
  std::vector<fs::path> quoted;  // Project files it includes.
};

Result<Scan> scan(const fs::path& path, const std::vector<fs::path>& include_dirs) {
  Result<std::string> text = read_file(path);
  if (!text) return tl::make_unexpected(text.error());
  if (looks_binary(*text))
    return fail(ErrorCode::NotText, path.string() + ": is binary; valid: CUDA, HIP or C++ source");
  const port::SourceFile file(path, std::move(*text));
  Scan result;
  result.main = has_main(file);
  std::vector<bool> portable;  // Per open conditional: it chooses between vendors.
  for (const port::Directive& directive : file.directives()) {
    if (directive.keyword.starts_with("if")) portable.push_back(names_amd(file, directive));
    if (directive.keyword == "elif" && !portable.empty() && names_amd(file, directive)) portable.back() = true;
    if (directive.keyword == "endif" && !portable.empty()) portable.pop_back();
    if (directive.keyword != "include") continue;
    result.python |= of_python(directive.operand);
    // A source that chooses by the compiler is CUDA here, as it was written first.
    result.hip |= of_hip(directive.operand) && std::find(portable.begin(), portable.end(), true) == portable.end();
    const std::string_view name =
        directive.operand.size() > 2 ? directive.operand.substr(1, directive.operand.size() - 2) : "";
    std::vector<fs::path> folders = include_dirs;
    if (directive.operand.starts_with('"')) folders.insert(folders.begin(), path.parent_path());
    for (const fs::path& folder : folders) {
      std::error_code code;
      const fs::path candidate = fs::weakly_canonical(folder / name, code);
      if (name.empty() || !fs::is_regular_file(candidate, code)) continue;
      result.quoted.push_back(candidate);
      break;
    }
  }
  return result;
}

fs::path common_folder(const std::vector<fs::path>& files) {
  fs::path common = files.front().parent_path();
  for (const fs::path& file : files) {
    while (file.lexically_relative(common).string().starts_with("..")) common = common.parent_path();
  }
  return common;
}

bool is_vendors(const fs::path& folder) {
  std::error_code code;
  return fs::exists(folder / "cuda_runtime.h", code) || fs::exists(folder / "hip/hip_runtime.h", code);
}

fs::path folder_of(const fs::path& input) {
  return fs::is_directory(input) ? input : fs::absolute(input).parent_path();
}

// What follows `flag` in the folder's Makefile, as far as it is spelled out there.
std::vector<std::string> makefile_flags(const fs::path& folder, std::string_view flag) {
  std::vector<std::string> found;
  for (const char* name : {"Makefile", "makefile", "GNUmakefile"}) {
    const Result<std::string> text = read_file(folder / name);
    if (!text) continue;
    for (std::size_t at = 0; (at = text->find(flag, at)) != std::string::npos;) {
      const bool starts =
          at == 0 || std::isspace(static_cast<unsigned char>((*text)[at - 1])) || (*text)[at - 1] == '=';
      at += flag.size();
      if (!starts) continue;
      at = std::min(text->find_first_not_of(" \t", at), text->size());
      const std::size_t end = std::min(text->find_first_of(" \t\n\"'", at), text->size());
      found.push_back(text->substr(at, end - at));
    }
  }
  return found;
}

// What was asked for, then what the project's layout and Makefile say. The vendor's own headers are the engine's
// business.
std::vector<fs::path> include_path(const std::vector<fs::path>& inputs, const std::vector<fs::path>& asked) {
  std::vector<fs::path> candidates = asked;
  for (const fs::path& input : inputs) {
    const fs::path folder = folder_of(input);
    for (const std::string& found : makefile_flags(folder, "-I")) candidates.push_back(folder / found);
    for (const char* usual : {"include", "inc"}) candidates.push_back(folder / usual);
    candidates.push_back(folder);
  }
  std::vector<fs::path> result;
  for (const fs::path& candidate : candidates) {
    std::error_code code;
    const fs::path real = fs::weakly_canonical(candidate, code);
    if (code || !fs::is_directory(real, code) || is_vendors(real)) continue;
    if (std::find(result.begin(), result.end(), real) == result.end()) result.push_back(real);
  }
  return result;
}

}  // namespace

Result<ProgramSources> find_program_sources(const std::vector<fs::path>& inputs, const std::vector<fs::path>& asked) {
  Result<port::Project> project = port::discover(inputs, {});
  if (!project) return tl::make_unexpected(project.error());
  ProgramSources sources;
  sources.include_dirs = include_path(inputs, asked);
  for (const fs::path& input : inputs)
    for (const std::string& standard : makefile_flags(folder_of(input), "-std="))
      for (const char* known : {"17", "20", "23"})  // Older ones do not suffice for the engine's headers.
        if (standard.ends_with(known)) sources.standard = std::string("gnu++") + known;
  std::vector<fs::path> pending;
  for (const port::ProjectFile& file : project->files)
    if (file.kind == port::FileKind::Source) pending.push_back(fs::weakly_canonical(file.path));
  const std::set<fs::path> named(pending.begin(), pending.end());

  std::map<fs::path, Scan> scans;
  while (!pending.empty()) {
    const fs::path path = pending.back();
    pending.pop_back();
    if (scans.contains(path)) continue;
    Result<Scan> scanned = scan(path, sources.include_dirs);
    if (!scanned && !named.contains(path)) continue;
    if (!scanned) return tl::make_unexpected(scanned.error());
    pending.insert(pending.end(), scanned->quoted.begin(), scanned->quoted.end());
    scans.emplace(path, std::move(*scanned));
  }
  // What includes PyTorch, itself or through a header of the project, cannot be built here.
  const std::function<bool(const fs::path&, std::set<fs::path>&)> needs_python = [&](const fs::path& path,
                                                                                     std::set<fs::path>& seen) {
    if (!scans.contains(path) || !seen.insert(path).second) return false;
    const Scan& found = scans.at(path);
    return found.python || std::any_of(found.quoted.begin(), found.quoted.end(),
                                       [&](const fs::path& p) { return needs_python(p, seen); });
  };
  // `#include "kernels.cu"`: a part of its includer, not a translation unit.
  std::set<fs::path> included;
  for (const auto& [path, found] : scans)
    for (const fs::path& part : found.quoted)
      if (part != path) included.insert(part);
  for (const auto& [path, found] : scans) {
    sources.files.push_back(path);
    sources.hip |= found.hip;
    if (!named.contains(path) || !is_unit(path) || included.contains(path)) continue;
    std::set<fs::path> seen;
    if (needs_python(path, seen))
      sources.notes.push_back(path.filename().string() + " includes PyTorch or Python: left out");
    else
      (found.main ? sources.mains : sources.units).push_back(path);
  }
  if (sources.mains.empty())
    return fail(ErrorCode::Unsupported,
                inputs.front().string() + ": no source with a main(); valid: a program, or a folder that holds one");
  sources.root = common_folder(sources.files);
  return sources;
}

}  // namespace anywarp::cli
