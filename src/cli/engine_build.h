// Builds a program for the CPU engine: sources rewritten into a work folder, compiled by clang-22 against the engine's
// headers, linked with its library.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "anywarp/error.h"
#include "cli/program_sources.h"
#include "cli/terminal.h"

namespace anywarp::cli {

struct BuildOptions {
  unsigned warp = 32;       ///< 32 or 64.
  bool instrument = false;  ///< With the checkers' callbacks.
  std::vector<std::filesystem::path> include_dirs;
  std::vector<std::string> defines;
  std::string standard;  ///< Empty: the Makefile's, else what nvcc and hipcc take, gnu++17.
  std::string compiler = "clang++-22";
};

struct BuiltProgram {
  std::filesystem::path main;  ///< The source that holds main().
  std::filesystem::path executable;
};

/// One executable for each main(), in order. Errors: ToolMissing, CompileFailed (with what the compiler said, in terms
/// of the user's lines), Io.
Result<std::vector<BuiltProgram>> build_for_engine(const ProgramSources& sources, const BuildOptions& options,
                                                   const std::filesystem::path& folder, ProgressLine& progress);

}  // namespace anywarp::cli
