// Compiles HIP sources for AMD GPUs and says, as data, what the compiler said. The device pass generates code, so that
// too much LDS and assembler that is not AMD's are found; nothing is linked and nothing is kept.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "port/amd/toolchain.h"

namespace anywarp::port {

struct CompilerMessage {
  std::filesystem::path file;
  unsigned line = 0;
  unsigned column = 0;
  std::string message;  ///< With its notes, one a line.
  std::string text() const;
};

struct CompileOutcome {
  std::filesystem::path path;
  std::string target;  ///< gfx name, or "host".
  std::string rocm;    ///< Version of the headers.
  bool ok = false;
  std::vector<CompilerMessage> errors;  ///< At least one if not ok.
};

struct CompileRequest {
  std::vector<std::filesystem::path> files;
  std::vector<std::string> targets;                 ///< gfx names.
  std::vector<std::filesystem::path> include_dirs;  ///< As for -I.
  std::vector<std::filesystem::path> late_dirs;     ///< As for -idirafter.
  std::vector<std::filesystem::path> system_dirs;   ///< As for -isystem: headers that are not the project's.
  std::vector<std::string> flags;                   ///< -D, -U, -std= and others of the project.
  bool host_pass = true;                            ///< Compile for the host, too: once a file.
  bool precompile = true;                           ///< Keep hip_runtime.h precompiled in the user's cache folder.
  std::chrono::seconds timeout{600};                ///< For each compilation.
};

/// One outcome for each file and target, and for "host" if asked; in order of files, then targets, host last. A file
/// without device code (.cpp, .cc, .cxx, .c that launch nothing) is compiled for the host alone. Errors: ToolMissing
/// (the compiler cannot be started), Io (no temporary folder), NotFound (a file).
Result<std::vector<CompileOutcome>> compile_all(const HipToolchain& toolchain, const CompileRequest& request);

/// The errors in what Clang printed; notes are added to the error before them.
std::vector<CompilerMessage> parse_messages(std::string_view output);

/// True if the text defines a kernel, device code or a launch, or the name says so (.cu, .cuh, .hip).
bool has_device_code(const std::filesystem::path& path, std::string_view text);

}  // namespace anywarp::port
