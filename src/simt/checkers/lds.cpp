// Checker `lds`: a launch whose static and dynamic shared memory together exceed what a block can have on the target.
// The launch is run all the same, so that the other checkers see the kernel.
#include <cstdio>

#include "access.h"

namespace anywarp::simt::checkers {
namespace {

std::string kib(std::size_t bytes) {
  char text[32];
  if (bytes % 1024 == 0)
    std::snprintf(text, sizeof text, "%zu KiB", bytes / 1024);
  else
    std::snprintf(text, sizeof text, "%.1f KiB (%zu bytes)", static_cast<double>(bytes) / 1024, bytes);
  return text;
}

}  // namespace

void check_lds(const Launch& launch) {
  const Options& o = options();
  const std::size_t total = launch.static_shared + launch.dynamic_shared;
  // Nothing says what a program without a named target is for; 64 KiB is what all but one of AMD's GPUs have.
  const std::size_t limit = o.target ? o.target->lds_bytes : 64 * 1024;
  if (!o.checking(kCheckLds) || total <= limit) return;
  Record* f = new_finding("lds", "error", reinterpret_cast<std::uintptr_t>(launch.site.file),
                          static_cast<std::uint64_t>(launch.site.line) << 32 | total);
  if (!f) return;
  f->message = "a block needs " + kib(total) + " of shared memory where " +
               (o.target ? std::string(o.target->name) + " has " : "gfx90a and gfx942 have ") + kib(limit);
  if (launch.static_shared)
    f->message += " (" + std::to_string(launch.static_shared) + " bytes in variables, " +
                  std::to_string(launch.dynamic_shared) + " asked for by the launch)";
  f->file = f->launch_file;
  f->line = f->launch_line;
}

}  // namespace anywarp::simt::checkers
