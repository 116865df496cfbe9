#include "cli/resources.h"

#include <cstdlib>

namespace anywarp::cli {
namespace fs = std::filesystem;
namespace {

fs::path prefix() {
  std::error_code code;
  return fs::read_symlink("/proc/self/exe", code).parent_path().parent_path();
}

}  // namespace

fs::path resources() {
  if (const char* set = std::getenv("ANYWARP_RESOURCES"); set && *set) return set;
  return prefix() / "share/anywarp";
}

fs::path libraries() { return prefix() / "lib"; }

}  // namespace anywarp::cli
