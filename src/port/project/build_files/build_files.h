// Ports the files that say how a project is built: setup.py (any Python file that calls torch.utils.cpp_extension),
// Makefiles, CMake files. Sources are the rules' work; here only compilers, flags, libraries, architectures and, where
// asked, file names change.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "anywarp/diagnostic.h"
#include "anywarp/error.h"

namespace anywarp::port {

enum class BuildStyle {
  Hip,      ///< The file builds with ROCm.
  Guarded,  ///< One file builds with both: setup.py asks torch.version.hip, a Makefile asks HIP_PLATFORM.
};

struct BuildFileOptions {
  std::vector<std::string> targets = {"gfx90a",
                                      "gfx942"};  ///< AMD architectures to build for; empty: the build names none.
  BuildStyle style = BuildStyle::Hip;
  std::string rocm = "7.2";  ///< `major.minor` of the oldest ROCm that must take the result.
  std::map<std::string, std::string>
      rename;                ///< Source file as the build file writes it → its new name. Empty: names are kept.
  std::string include_root;  ///< Folder of anywarp_compat/ as seen from the build file ("." or ".."): goes into include
                             ///< paths. Empty: none.
  std::filesystem::path resource_dir;  ///< Folder of setup_py.py; empty: beside the program (share/anywarp/port).
  std::filesystem::path python;        ///< Python with LibCST; empty: $ANYWARP_PYTHON, build/venv, python3.
};

struct BuildFileResult {
  std::string text;
  std::vector<Diagnostic> diagnostics;  ///< Rules: setup_py, makefile, cmake, nvcc_flags. In order of place.
  bool changed = false;
};

enum class BuildFileKind { None, Python, Make, CMake };

/// By name, and for a Python file that is not called setup.py by what it imports.
BuildFileKind build_file_kind(const std::filesystem::path& path, std::string_view text = {});

/// The rule that ports such a file: "setup_py", "makefile", "cmake"; empty for None.
constexpr std::string_view build_rule(BuildFileKind kind) {
  switch (kind) {
    case BuildFileKind::Python:
      return "setup_py";
    case BuildFileKind::Make:
      return "makefile";
    case BuildFileKind::CMake:
      return "cmake";
    case BuildFileKind::None:
      break;
  }
  return "";
}

bool is_build_file(const std::filesystem::path& path, std::string_view text = {});

/// `path` names the file in messages and decides its kind; nothing is read from it. Porting the result again changes
/// nothing. Errors: InvalidArgument (not a build file), ToolMissing (Python or LibCST, for Python files only),
/// Internal.
Result<BuildFileResult> port_build_file(const std::filesystem::path& path, const std::string& text,
                                        const BuildFileOptions& options);

}  // namespace anywarp::port
