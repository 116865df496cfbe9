#include "port/project/compile_pass.h"

namespace anywarp::port {

void compile_output(const PortOptions& options, PortReport& report, const Progress&) {
  if (options.targets.empty()) report.toolchain = "no target was named (--target gfx90a,gfx942,…)";
}

BuildFileOptions build_file_options(const PortOptions& options) {
  BuildFileOptions result;
  if (!options.targets.empty()) result.targets = options.targets;
  result.rocm = options.rocm;
  result.resource_dir = options.resources / "port";
  return result;
}

}  // namespace anywarp::port
