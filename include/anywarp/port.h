// The porter as a library: CUDA projects to HIP, source to source. The command line is one caller of it.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "anywarp/diagnostic.h"
#include "anywarp/error.h"

namespace anywarp::port {

enum class Destination {
  NewTree,  ///< The whole project is written below `PortOptions::output`; the input is not touched.
  InPlace,  ///< Files are rewritten where they are; each original is kept beside as `<name>.cuda-orig`.
  DryRun,   ///< Nothing is written; the report and the new texts are returned.
};

enum class WarpPolicy {
  Logical32,  ///< 32-lane logical warps stay, right on wave32 and wave64. Kernels with matrix fragments use the
              ///< wavefront.
  Native,     ///< The warp is the wavefront of the target.
};

struct PortOptions {
  std::vector<std::filesystem::path> inputs;  ///< Files and directories.
  std::filesystem::path output;               ///< For NewTree.
  Destination destination = Destination::NewTree;
  WarpPolicy warp = WarpPolicy::Logical32;
  std::string rocm = "7.2";          ///< What may be called: "5.2" … "7.2".
  std::vector<std::string> targets;  ///< gfx names; empty: the report says nothing was compiled.
  std::vector<std::string> defines;  ///< -D for parsing, besides the built-in configurations.
  std::vector<std::filesystem::path> include_dirs;
  std::filesystem::path compile_commands;  ///< A compile_commands.json, or empty.
  std::filesystem::path cuda_path;         ///< A real CUDA SDK to parse against, or empty: our own declarations.
  std::filesystem::path resources;         ///< Where share/anywarp is; holds cuda_headers, compat, python.
  std::vector<std::string> suppress;       ///< Rule ids that are switched off.
};

/// How far a file was understood.
enum class ReadMode {
  Ast,     ///< Parsed; names resolved.
  Tokens,  ///< At least one region did not parse: there, edits rest on tokens alone.
  Copied,  ///< Not source: copied byte for byte.
};
std::string_view to_string(ReadMode mode);

struct UnparsedRegion {
  unsigned first_line, last_line;
  std::string error;  ///< What the parser said first.
};

struct FileReport {
  std::filesystem::path path;    ///< As found from the inputs.
  std::filesystem::path output;  ///< Relative to the output directory.
  ReadMode read = ReadMode::Copied;
  bool included = false;  ///< Another source includes it, though its name is a translation unit's.
  std::vector<UnparsedRegion> unparsed;
  std::vector<Diagnostic> diagnostics;  ///< In order of line.
  std::string before, after;            ///< Texts; empty for copied files.
};

struct CompileReport {
  std::filesystem::path path;  ///< Relative to the output directory.
  std::string target;          ///< gfx name, or "host".
  std::string rocm;
  bool ok = false;
  std::vector<std::string> errors;
};

struct PortReport {
  std::vector<FileReport> files;
  std::vector<CompileReport> compiled;
  std::string toolchain;           ///< What compiled, in words; or why nothing did.
  std::string rocwmma;             ///< "", or which rocWMMA the result was compiled against.
  std::vector<std::string> notes;  ///< About the whole project.
  unsigned count(Severity severity) const;
  bool partly_read() const;
};

/// Called with a step ("reading", "writing", "compiling"), how far it is and of how many.
using Progress = std::function<void(std::string_view step, std::size_t done, std::size_t total)>;

/// Ports. On an error nothing has been written. Errors: NotFound and InvalidArgument (an input, a target, a ROCm
/// version), NotText (a binary file named as an input), Io (output not writable).
Result<PortReport> port(const PortOptions& options, const Progress& progress = {});

/// Rewrites one source for the CPU engine: launches, `__shared__`, dynamic shared memory. By tokens alone, so macros
/// and inactive branches are rewritten too. Lines stay where they were. `path` is what `#line` and reports name.
Result<std::string> rewrite_for_simt(std::string_view text, const std::filesystem::path& path);

}  // namespace anywarp::port
