// Runs another program, without a shell: a compiler, Python, the user's program on the engine.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "anywarp/error.h"

namespace anywarp {

struct Command {
  std::vector<std::string> argv;
  std::filesystem::path directory;                               ///< Working directory; empty: this process's.
  std::vector<std::pair<std::string, std::string>> environment;  ///< Added to this process's.
  bool inherit_output = false;           ///< stdout and stderr go where this process's go; nothing is captured.
  std::chrono::milliseconds timeout{0};  ///< 0: none. Past it the program's process group is killed.
};

struct Completed {
  int exit_code = 0;  ///< Meaningless when `signal` is set.
  int signal = 0;     ///< The signal that ended it, or 0.
  bool timed_out = false;
  std::string out;
  std::string err;
  bool ok() const { return exit_code == 0 && signal == 0 && !timed_out; }
};

/// Descriptors that become a program's stdin, stdout and stderr; −1: /dev/null.
struct Streams {
  int in = -1, out = -1, err = -1;
};
/// Starts a program and does not wait for it; `inherit_output` and `timeout` are ignored.
/// Errors: ToolMissing when argv[0] cannot be started.
Result<int> spawn(const Command& command, const Streams& streams);

/// Errors: ToolMissing when argv[0] cannot be started.
Result<Completed> run(const Command& command);

/// Runs the commands on all cores, in order of the list; results in the same order.
std::vector<Result<Completed>> run_all(const std::vector<Command>& commands);

/// The first of `names` that stands in PATH, as an absolute path.
std::optional<std::filesystem::path> find_program(const std::vector<std::string>& names);

}  // namespace anywarp
