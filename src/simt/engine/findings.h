// What the checkers found, until the program ends and it is written as JSON lines (the format: docs/engine.md). Places
// are given as program counters, because a user's program carries no symboliser; the parent process has one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "execution.h"

namespace anywarp::simt {

/// Return addresses, innermost first.
struct Stack {
  std::array<std::uintptr_t, 12> pc{};
  unsigned depth = 0;
};
Stack capture_stack();

/// A program counter in 32 bits: an offset in the program, or the number of an address elsewhere.
std::uint32_t pack_pc(std::uintptr_t pc);
inline std::uint32_t pack_pc(const void* pc) { return pack_pc(reinterpret_cast<std::uintptr_t>(pc)); }
std::uintptr_t unpack_pc(std::uint32_t packed);

/// Threads of a group that waits at one place.
struct Waiting {
  std::string what;
  std::uintptr_t pc = 0;
  unsigned threads = 0;
  Index3 block, first;
};

struct Record {
  const char* checker = "";
  const char* severity = "error";
  std::string message;  ///< "{alloc}" and the like stand for the place of that name in `places`.
  std::string kernel;
  std::string launch_file;
  int launch_line = 0;
  bool in_thread = false;
  Index3 block, thread;
  Stack stack;  ///< Where; the innermost frame in the user's code counts.
  std::string variable;
  std::string file;  ///< Where, when it is known without a stack.
  int line = 0;

  bool has_other = false;
  std::uintptr_t other_pc = 0;
  std::string other_kind;
  Index3 other_block, other_thread;

  std::vector<std::pair<std::string, Stack>> places;
  std::vector<Waiting> waiting;
  std::uint64_t count = 1;
};

/// The finding to fill in, or nullptr when one with this key is known already (it is counted). Filled with the checker,
/// the running kernel and the current thread.
Record* new_finding(const char* checker, const char* severity, std::uint64_t key_a, std::uint64_t key_b = 0);

/// Writes all findings to ANYWARP_FINDINGS; the last call wins.
void write_findings();

}  // namespace anywarp::simt
