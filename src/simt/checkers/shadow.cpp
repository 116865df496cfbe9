#include "shadow.h"

#include <sys/mman.h>

#include <cstdio>
#include <cstdlib>

#include "simt/engine/options.h"

namespace anywarp::simt {

Regions regions;

void* reserve(std::size_t bytes) {
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? nullptr : memory;
}

void reserve_shadow(Region& region, bool with_state) {
  const Options& o = options();
  if (o.checks == 0) return;
  bool complete = true;
  if (with_state) {
    region.state = static_cast<std::uint8_t*>(reserve(region.size));
    complete = region.state != nullptr;
  }
  if (o.checking(kCheckRace) && complete) {
    region.words = static_cast<Cell*>(reserve(region.size / 4 * sizeof(Cell)));
    region.bytes = static_cast<Cell*>(reserve(region.size * sizeof(Cell)));
    complete = region.words && region.bytes;
  }
  if (!complete) {
    std::fprintf(stderr, "anywarp: cannot reserve address space for the checkers (is `ulimit -v` set?)\n");
    std::_Exit(1);
  }
}

}  // namespace anywarp::simt
