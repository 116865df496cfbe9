// Reads a project, runs the pipeline over its sources and the build-file porters over the rest, writes the result, and
// has it compiled. The order of the steps is the order of this file's last function.
#include "anywarp/port.h"

#include <algorithm>
#include <future>
#include <map>
#include <set>

#include "anywarp/target.h"
#include "base/text.h"
#include "port/pipeline.h"
#include "port/project/build_files/build_files.h"
#include "port/project/build_files/make_defines.h"
#include "port/project/compile_pass.h"
#include "port/project/discover.h"
#include "port/project/write.h"

namespace anywarp::port {
namespace fs = std::filesystem;
namespace {

Result<void> check_options(const PortOptions& options) {
  if (options.destination == Destination::NewTree && options.output.empty())
    return fail(ErrorCode::InvalidArgument,
                "-o: no output directory; valid: a directory, existing or new, or --in-place");
  for (const std::string& name : options.targets) {
    const Target* target = find_target(name);
    if (target && target->vendor == Vendor::Amd) continue;
    std::string known;
    for (const Target& row : kTargets)
      if (row.vendor == Vendor::Amd) known += " " + std::string(row.name);
    return fail(ErrorCode::InvalidArgument, "--target: '" + name + "' is not known; valid:" + known);
  }
  return {};
}

struct ReadProject {
  std::vector<SourceInput> sources;
  std::vector<std::size_t> source_index;  ///< In Project::files.
  std::vector<std::pair<std::size_t, std::string>> build;
  std::vector<std::size_t> copied;
};

// A build file is one rule's work: switched off, it is copied.
bool suppressed(const PortOptions& options, const ProjectFile& file, std::string_view text) {
  if (file.kind != FileKind::Build) return false;
  const std::string_view rule = build_rule(build_file_kind(file.path, text));
  return std::find(options.suppress.begin(), options.suppress.end(), rule) != options.suppress.end();
}

Result<ReadProject> read_all(Project& project, const PortOptions& options) {
  ReadProject read;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const ProjectFile& file = project.files[i];
    if (file.kind == FileKind::Other) {
      read.copied.push_back(i);
      continue;
    }
    Result<std::string> text = read_file(file.path);
    if (!text) return tl::make_unexpected(text.error());
    if (suppressed(options, file, *text)) {
      read.copied.push_back(i);
    } else if (looks_binary(*text)) {
      project.notes.push_back(file.relative.string() + ": is binary, copied");
      read.copied.push_back(i);
    } else if (file.kind == FileKind::Build) {
      read.build.emplace_back(i, std::move(*text));
    } else {
      read.sources.push_back({std::make_unique<SourceFile>(file.path, std::move(*text)), file.relative});
      read.source_index.push_back(i);
    }
  }
  return read;
}

Result<std::vector<BuildFileResult>> port_build_files(const Project& project,
                                                      const std::vector<std::pair<std::size_t, std::string>>& files,
                                                      const PortOptions& options) {
  std::vector<BuildFileResult> results;
  for (const auto& [index, text] : files) {
    Result<BuildFileResult> built = port_build_file(project.files[index].path, text, build_file_options(options));
    if (!built) return tl::make_unexpected(built.error());
    results.push_back(std::move(*built));
  }
  return results;
}

// Sources may not parse without what a Makefile defines. What the user gives wins; a name with two values is left out.
PortOptions with_makefile_defines(PortOptions options, const Project& project, const ReadProject& read,
                                  PortReport& report) {
  const auto name = [](const std::string& define) { return define.substr(0, define.find('=')); };
  std::map<std::string, std::set<std::string>> found;
  for (const auto& [index, text] : read.build) {
    if (build_file_kind(project.files[index].path, text) != BuildFileKind::Make) continue;
    for (const std::string& define : make_defines(text)) found[name(define)].insert(define);
  }
  for (const std::string& given : options.defines) found.erase(name(given));
  std::string taken;
  for (const auto& [macro, definitions] : found) {
    if (definitions.size() > 1) continue;
    options.defines.push_back(*definitions.begin());
    taken += " -D" + *definitions.begin();
  }
  if (!taken.empty()) report.notes.push_back("read and compiled with what the Makefile defines:" + taken);
  return options;
}

/// The compat headers that the sources include, and those that these include in turn.
Result<std::set<std::string>> compat_closure(const fs::path& folder, const std::vector<PortedSource>& sources) {
  std::set<std::string> wanted;
  std::vector<std::string> pending;
  for (const PortedSource& source : sources)
    pending.insert(pending.end(), source.compat_headers.begin(), source.compat_headers.end());
  while (!pending.empty()) {
    const std::string name = std::move(pending.back());
    pending.pop_back();
    if (!wanted.insert(name).second) continue;
    Result<std::string> text = read_file(folder / name);
    if (!text) return tl::make_unexpected(text.error());
    const SourceFile header(folder / name, std::move(*text));
    for (const Directive& directive : header.directives()) {
      const std::string_view operand = directive.operand;
      if (directive.keyword == "include" && operand.starts_with('"'))
        pending.emplace_back(operand.substr(1, operand.size() - 2));
    }
  }
  return wanted;
}

// Where ported files look for anywarp_compat: at the output's root; in place, where that root would have been.
std::set<fs::path> compat_roots(const PortOptions& options) {
  if (options.destination != Destination::InPlace) return {fs::path()};
  std::set<fs::path> roots;
  for (const fs::path& input : options.inputs) {
    const fs::path absolute = fs::absolute(input).lexically_normal();
    const fs::path clean = absolute.has_filename() ? absolute : absolute.parent_path();
    roots.insert(options.inputs.size() == 1 && fs::is_directory(clean) ? clean : clean.parent_path());
  }
  return roots;
}

}  // namespace

std::string_view to_string(ReadMode mode) {
  switch (mode) {
    case ReadMode::Ast:
      return "ast";
    case ReadMode::Tokens:
      return "tokens";
    case ReadMode::Copied:
      return "copied";
  }
  return "copied";
}

unsigned PortReport::count(Severity severity) const {
  unsigned total = 0;
  for (const FileReport& file : files)
    for (const Diagnostic& diagnostic : file.diagnostics) total += diagnostic.severity == severity;
  return total;
}

bool PortReport::partly_read() const {
  return std::any_of(files.begin(), files.end(), [](const FileReport& file) { return file.read == ReadMode::Tokens; });
}

Result<PortReport> port(const PortOptions& options, const Progress& progress) {
  if (auto checked = check_options(options); !checked) return tl::make_unexpected(checked.error());
  Result<Project> project = discover(options.inputs, options.output);
  if (!project) return tl::make_unexpected(project.error());
  Result<ReadProject> read = read_all(*project, options);
  if (!read) return tl::make_unexpected(read.error());

  PortReport report;
  report.files.resize(project->files.size());
  for (std::size_t i = 0; i < project->files.size(); ++i) {
    report.files[i].path = project->files[i].path;
    report.files[i].output = project->files[i].relative;
  }

  const PortOptions defined = with_makefile_defines(options, *project, *read, report);
  // Build files wait for a Python: meanwhile the sources are parsed.
  std::future<Result<std::vector<BuildFileResult>>> building =
      std::async(std::launch::async, [&] { return port_build_files(*project, read->build, options); });
  Result<PipelineResult> ported = run_pipeline(std::move(read->sources), defined, {}, progress);
  if (!ported) return tl::make_unexpected(ported.error());
  std::size_t already_hip = 0;
  for (std::size_t i = 0; i < ported->sources.size(); ++i) {
    PortedSource& source = ported->sources[i];
    FileReport& file = report.files[read->source_index[i]];
    file.read = source.read;
    if (source.read == ReadMode::Copied) ++already_hip;
    file.unparsed = source.unparsed;
    file.included = source.included;
    file.diagnostics = source.diagnostics;
    file.before = source.file->text();
    file.after = source.text;
  }
  if (already_hip > 0) report.notes.push_back(std::to_string(already_hip) + " source files are HIP already: copied");
  for (const std::string& header : ported->missing_headers)
    report.notes.push_back("<" + header + "> was not found; what depends on it was read by its tokens (give -I DIR)");

  Result<std::vector<BuildFileResult>> built = building.get();
  if (!built) return tl::make_unexpected(built.error());
  for (std::size_t i = 0; i < built->size(); ++i) {
    const auto& [index, text] = read->build[i];
    FileReport& file = report.files[index];
    file.read = ReadMode::Ast;
    file.before = text;
    file.after = (*built)[i].text;
    file.diagnostics = (*built)[i].diagnostics;
  }

  std::vector<OutputFile> outputs;
  const bool in_place = options.destination == Destination::InPlace;
  for (const FileReport& file : report.files) {
    const bool copy = file.read == ReadMode::Copied;
    if (in_place && (copy || file.before == file.after)) continue;
    outputs.push_back({in_place ? file.path : file.output, file.path, file.after, copy});
  }
  const fs::path compat = options.resources / "compat";
  const Result<std::set<std::string>> headers = compat_closure(compat, ported->sources);
  if (!headers) return tl::make_unexpected(headers.error());
  for (const fs::path& root : compat_roots(options))
    for (const std::string& name : *headers)
      outputs.push_back({root / "anywarp_compat" / name, compat / name, "", true});
  report.notes.insert(report.notes.end(), project->notes.begin(), project->notes.end());

  if (options.destination == Destination::DryRun) return report;
  if (auto written = in_place ? write_in_place(outputs) : write_tree(options.output, outputs); !written)
    return tl::make_unexpected(written.error());
  if (options.destination == Destination::NewTree) compile_output(defined, *ported, report, progress);
  return report;
}

}  // namespace anywarp::port
