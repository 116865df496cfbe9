// The porter's passes over texts in memory: what `port()` does between reading the project and writing it. Tests of
// single rules start here.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "anywarp/port.h"
#include "port/source_file.h"

namespace anywarp::port {

/// A source in and what became of it.
struct PortedSource {
  const SourceFile* file = nullptr;
  std::filesystem::path relative;  ///< Below the output's root; decides how `anywarp_compat/` is reached.
  std::string text;
  ReadMode read = ReadMode::Tokens;
  bool included = false;  ///< See FileReport.
  std::vector<UnparsedRegion> unparsed;
  std::vector<Diagnostic> diagnostics;
  std::vector<std::string> compat_headers;  ///< "half.h", … that the text includes.
};

struct SourceInput {
  std::unique_ptr<SourceFile> file;
  std::filesystem::path relative;
};

struct PipelineResult {
  std::vector<std::unique_ptr<SourceFile>> files;  ///< Owns what PortedSource::file points to.
  std::vector<PortedSource> sources;               ///< In order of the inputs.
  std::vector<std::string> missing_headers;
  bool modern = false;  ///< Something in the project is C++20's.
  std::vector<std::filesystem::path>
      include_dirs;  ///< Found, not given; below the output's root (project/include_dirs.h).
};

/// Parses, runs the rules (all, or `only` those ids), applies the edits. Errors: InvalidArgument (options).
Result<PipelineResult> run_pipeline(std::vector<SourceInput> inputs, const PortOptions& options,
                                    const std::vector<std::string>& only = {}, const Progress& progress = {});

}  // namespace anywarp::port
