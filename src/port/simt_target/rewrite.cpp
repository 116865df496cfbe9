// CUDA or HIP source to C++ for the CPU engine, by tokens alone: it works in macro bodies, inactive branches and
// templates, and costs milliseconds. Three things stand between such a source and a C++ compiler: launches,
// `__shared__` variables and dynamic shared memory; the rest is headers. Every line keeps its number.
#include "anywarp/port.h"
#include "port/edits.h"
#include "port/normalise/launch_spacing.h"
#include "port/simt_target/launches.h"
#include "port/simt_target/shared_memory.h"
#include "port/simt_target/untyped_kernels.h"

namespace anywarp::port {

Result<std::string> rewrite_for_simt(std::string_view text, const std::filesystem::path& path) {
  const SourceFile file(path, join_launch_brackets(text));
  FileEdits edits(file);
  rewrite_launches(file, edits);
  rewrite_shared_memory(file, edits);
  rewrite_untyped_kernels(file, edits);
  std::string name = path.string();
  for (std::size_t at = 0; (at = name.find_first_of("\\\"", at)) != std::string::npos; at += 2) name.insert(at, "\\");
  return "#line 1 \"" + name + "\"\n" + edits.apply();
}

}  // namespace anywarp::port
