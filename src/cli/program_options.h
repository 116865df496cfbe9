// What `run` and `check` ask alike: which program, built how, at which warp width.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/engine_build.h"

namespace anywarp::cli {

struct ProgramOptions {
  std::vector<std::filesystem::path> inputs;
  std::vector<std::string> arguments;  ///< What stood after `--`.
  std::string warp;                    ///< "32", "64", "both"; empty: as the program's dialect has it.
  unsigned seed = 0;                   ///< Of the order of threads; 0: natural.
  bool json = false;
  BuildOptions build;
};

/// Adds them to a command, `--json` last.
void add_program_options(CLI::App& command, ProgramOptions& options);

}  // namespace anywarp::cli
