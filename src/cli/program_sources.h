// Which files make up the program that `run` and `check` are asked for, and which of them hold a `main`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp::cli {

struct ProgramSources {
  std::filesystem::path root;                       ///< Common folder; every file lies below it.
  std::vector<std::filesystem::path> files;         ///< Sources and headers, to be rewritten; absolute.
  std::vector<std::filesystem::path> units;         ///< Translation units without `main`.
  std::vector<std::filesystem::path> mains;         ///< Translation units with `main`: one program each.
  std::vector<std::filesystem::path> include_dirs;  ///< As asked, then of the project's layout and Makefile; absolute.
  std::string standard;                             ///< That the Makefile asks for; empty: none.
  std::vector<std::string> notes;                   ///< What was left out, and why.
  bool hip = false;                                 ///< HIP's headers are included: the program is AMD's, not CUDA's.
};

/// Files and directories to programs. Quoted includes are followed; sources that include PyTorch or Python are left
/// out. Errors: NotFound, NotText, Unsupported (no source with a `main`).
Result<ProgramSources> find_program_sources(const std::vector<std::filesystem::path>& inputs,
                                            const std::vector<std::filesystem::path>& asked);

}  // namespace anywarp::cli
