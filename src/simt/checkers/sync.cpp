// Checker `sync`: block barriers at which the threads of a block meet from different places. Deadlocks are reported by
// the engine (fatal.cpp), which must end the program for them anyway.
#include "access.h"
#include "simt/engine/findings.h"

namespace anywarp::simt::checkers {

void barrier_sites_differ(const ThreadState& a, const void* site_a, const ThreadState& b, const void* site_b) {
  if (!options().checking(kCheckSync)) return;
  // A compiler may duplicate one call of the source; the reader drops the finding when both are the same line.
  Record* f = new_finding("sync", "warning", pack_pc(site_a), pack_pc(site_b));
  if (!f) return;
  f->stack = stack_at(site_a);
  f->message = "threads of a block meet at different __syncthreads calls";
  f->block = a.self.block_idx;
  f->thread = a.self.thread_idx;
  f->has_other = true;
  f->other_pc = reinterpret_cast<std::uintptr_t>(site_b);
  f->other_kind = "waits";
  f->other_block = b.self.block_idx;
  f->other_thread = b.self.thread_idx;
}

}  // namespace anywarp::simt::checkers
