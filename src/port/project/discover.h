// What the inputs hold: sources to port, build files, and everything else, which is copied.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp::port {

enum class FileKind { Source, Build, Other };

struct ProjectFile {
  std::filesystem::path path;      ///< Where it is.
  std::filesystem::path relative;  ///< Where it goes below the output directory.
  FileKind kind = FileKind::Other;
};

struct Project {
  std::vector<ProjectFile> files;  ///< Sorted by `relative`.
  std::vector<std::string> notes;  ///< What was passed over, and why.
};

/// True for .cu, .cuh, C and C++ sources and headers and the usual include suffixes.
bool is_source(const std::filesystem::path& path);

/// Walks the inputs. A directory's content goes to the output's root; with several inputs each goes below its own name.
/// Symbolic links to directories are not followed (so a loop ends); version control and Python caches are passed over,
/// and so is `output` when it lies inside an input. Errors: NotFound, NotText (an input file that is binary), Io.
Result<Project> discover(const std::vector<std::filesystem::path>& inputs, const std::filesystem::path& output);

}  // namespace anywarp::port
