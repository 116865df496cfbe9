// What the parent process asks of the engine, read once from the environment. A value that makes no sense ends the
// program before it starts: running with other settings than those asked for would make its findings worthless.
#pragma once

#include <cstddef>
#include <cstdint>

#include "anywarp/target.h"

namespace anywarp::simt {

enum Check : unsigned {
  kCheckMemory = 1u << 0,
  kCheckRace = 1u << 1,
  kCheckInit = 1u << 2,
  kCheckSync = 1u << 3,
  kCheckWarp = 1u << 4,
  kCheckLds = 1u << 5,
  kCheckUnread = 1u << 6,
};

struct Options {
  unsigned warp_width = 32;              ///< ANYWARP_WARP: 32 or 64.
  unsigned checks = 0;                   ///< ANYWARP_CHECK: comma list of ids in checkers.def, or "all".
  const Target* target = nullptr;        ///< ANYWARP_TARGET; nullptr when not given.
  const char* findings = nullptr;        ///< ANYWARP_FINDINGS: file for JSON lines; nullptr: none are written.
  std::uint64_t order_seed = 0;          ///< ANYWARP_ORDER_SEED: permutes the order of threads; 0: natural.
  std::size_t stack_bytes = 256 * 1024;  ///< ANYWARP_STACK_KB: a thread's stack.
  unsigned watchdog_seconds =
      0;  ///< ANYWARP_WATCHDOG_S: a kernel that switches threads no more ends the program; 0: off.

  bool checking(Check check) const { return (checks & check) != 0; }
  bool amd() const { return target ? target->vendor == Vendor::Amd : warp_width == 64; }
  /// Most shared memory of a block on the target; without a target, of the commonest of its kind.
  std::size_t shared_limit() const;
};

const Options& options();

}  // namespace anywarp::simt
