// Running and checking CUDA and HIP programs on the CPU, from outside: what the program has to be compiled with, what
// its environment says to the engine that is linked into it, and what the engine found. docs/engine.md describes the
// engine.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "anywarp/error.h"
#include "anywarp/target.h"

namespace anywarp::simt {

struct RunOptions {
  int warp_width = 32;  ///< 32 or 64.
  std::vector<std::string>
      checkers;                    ///< Ids of checker_names(), or "all"; empty: none, the program runs uninstrumented.
  std::string target;              ///< A name of target.h, whose limits apply; empty: none in particular.
  std::filesystem::path findings;  ///< Where the program leaves what was found; empty: nowhere.
  std::uint64_t order_seed = 0;    ///< Permutes the order in which threads run; 0: natural.
  int stack_kib = 256;             ///< Of each GPU thread.
  int watchdog_seconds = 60;       ///< Processor seconds without progress after which a kernel is ended; 0: never.
};

/// The environment of the program to run.
std::vector<std::pair<std::string, std::string>> run_environment(const RunOptions& options);

/// Optimisation and instrumentation: the compiler flags that the engine needs user code to have, for checks or for
/// speed. To be linked without them: the engine is the sanitizers' runtime.
std::vector<std::string> instrumentation_flags(bool check);

/// `memory`, `race`, …: the engine's checkers, in the order of reports.
const std::vector<std::string>& checker_names();

/// Exit codes of a program that the engine ended itself; the finding says more.
inline constexpr int kExitDeadlock = 120;
inline constexpr int kExitAbort = 121;
inline constexpr int kExitNoProgress = 122;

/// Of what the program does wrong; the porter's Severity says what was done to a line of code.
enum class Severity { Error, Warning };

/// x, y, z of a block in its grid or a thread in its block.
using Index = std::array<unsigned, 3>;

/// The other access of a race, the other barrier of a mismatch.
struct OtherAccess {
  std::string kind;  ///< "reads", "writes", "atomically updates", "waits".
  std::string file;  ///< Empty when unknown.
  int line = 0;
  Index block{}, thread{};
};

/// Threads of a deadlock that wait at one place.
struct WaitingThreads {
  std::string what;  ///< "__syncthreads", "__shfl_sync (mask 0xffffffff)".
  std::string file;
  int line = 0;
  unsigned threads = 0;
  Index block{}, first{};
};

struct Finding {
  std::string checker;  ///< One of checker_names().
  Severity severity = Severity::Error;
  std::string message;
  std::string kernel;      ///< As the launch spells it; empty for findings about the host.
  bool in_thread = false;  ///< `block` and `thread` mean something.
  Index block{}, thread{};
  std::string file;  ///< The innermost place in the user's code; empty when unknown.
  int line = 0;
  std::string variable;  ///< Of shared memory; empty when there is no name.
  std::string launch_file;
  int launch_line = 0;
  std::optional<OtherAccess> other;
  std::vector<WaitingThreads> waiting;
  std::uint64_t count = 1;  ///< How often it happened.
};

/// Reads what `program` left at `path` and gives program counters their source lines, with llvm-symbolizer. Findings at
/// the same lines are merged; errors come first. A file that does not exist holds no findings. Errors: Io for an
/// unreadable or broken file; ToolMissing without llvm-symbolizer.
Result<std::vector<Finding>> read_findings(const std::filesystem::path& path, const std::filesystem::path& program);

}  // namespace anywarp::simt
