// Checker `init`: reads of device or shared memory that neither the host, nor a copy, nor a kernel has written. Shared
// memory is unwritten again at the start of every block.
#include "access.h"
#include "simt/engine/allocations.h"

namespace anywarp::simt::checkers {

void report_uninitialised(const Region& region, std::uintptr_t address, std::size_t size, const void* pc) {
  Record* f = new_finding("init", "error", pack_pc(pc));
  if (!f) return;
  f->stack = stack_at(pc);
  const Naming naming = name_memory(region, address, *f);
  f->variable = naming.variable;
  f->message = "reads " + bytes_text(size) + " that nothing has written, at " + naming.text;
}

}  // namespace anywarp::simt::checkers
