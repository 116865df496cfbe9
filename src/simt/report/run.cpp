// How a program for the engine is compiled and started.
#include <cstdlib>

#include "anywarp/simt.h"

namespace anywarp::simt {

std::vector<std::pair<std::string, std::string>> run_environment(const RunOptions& options) {
  std::string checks;
  for (const std::string& checker : options.checkers) checks += (checks.empty() ? "" : ",") + checker;
  const char* watchdog = std::getenv("ANYWARP_WATCHDOG_S");  // The user's own wish comes first.
  return {{"ANYWARP_WARP", std::to_string(options.warp_width)},
          {"ANYWARP_CHECK", checks},
          {"ANYWARP_TARGET", options.target},
          {"ANYWARP_FINDINGS", options.findings.string()},
          {"ANYWARP_ORDER_SEED", std::to_string(options.order_seed)},
          {"ANYWARP_STACK_KB", std::to_string(options.stack_kib)},
          {"ANYWARP_WATCHDOG_S", watchdog ? watchdog : std::to_string(options.watchdog_seconds)}};
}

std::vector<std::string> instrumentation_flags(bool check) {
  // Sibling calls would hide the call site of a barrier. -O1, because more would optimise racy accesses away. A
  // variable that only one lane sets before a shuffle is everyday code on a GPU; in C++ it is undefined, and the
  // optimiser would take the branch for granted, so variables start with a pattern.
  if (!check) return {"-O2", "-g", "-fno-optimize-sibling-calls", "-ftrivial-auto-var-init=pattern"};
  return {"-O1",
          "-g",
          "-fno-optimize-sibling-calls",
          "-fno-omit-frame-pointer",
          "-ftrivial-auto-var-init=pattern",
          "-fsanitize=thread,alignment,shift-exponent",
          "-mllvm",
          "-tsan-instrument-func-entry-exit=0"};
}

const std::vector<std::string>& checker_names() {
  static const std::vector<std::string> names = {
#define ANYWARP_CHECKER(id, bit, severity, finds) #id,
#include "simt/checkers/checkers.def"
#undef ANYWARP_CHECKER
  };
  return names;
}

}  // namespace anywarp::simt
