// What the engine tells the checkers. Each call costs next to nothing when its checker is off.
#pragma once

#include <cstddef>
#include <cstdint>

#include "shadow.h"
#include "simt/engine/execution.h"

namespace anywarp::simt::checkers {

/// Once, after the engine's memory exists.
void set_up();
/// At the program's end: what can be said only then.
void program_ends();

// ---- launches, blocks, threads -------------------------------------------------------------------------------------

/// `static_shared` etc. are known at the end only, because variables are met as kernels run.
void launch_begins(Launch& launch);
void launch_ends(Launch& launch);
void block_begins(Block& block);

// ---- rendezvous ----------------------------------------------------------------------------------------------------

void block_synchronised(Block& block);
void grid_synchronised(Launch& launch);
void warp_synchronised(const ThreadState& member, std::uint64_t lanes);
void fence(ThreadState& thread);
/// An atomic by `thread`, after the access itself was checked. `release`: its memory order publishes.
void atomic_done(ThreadState& thread, bool release);
/// Two threads of a block wait at the block barrier at different calls.
void barrier_sites_differ(const ThreadState& a, const void* site_a, const ThreadState& b, const void* site_b);

// ---- memory --------------------------------------------------------------------------------------------------------

/// `written`: the bytes count as initialised (managed or pinned memory, which the host writes unseen).
void memory_allocated(void* pointer, std::size_t bytes, bool written, bool race_tracked);
void memory_freed(void* pointer, std::size_t bytes);
/// A copy from the host.
void host_filled(const void* pointer, std::size_t bytes);
void memory_set(const void* pointer, std::size_t bytes);
void device_copied(const void* to, const void* from, std::size_t bytes);
/// A shared variable begins its life in a block, or dynamic shared memory does.
void shared_begins(const void* pointer, std::size_t bytes);
void shared_ends(const void* pointer, std::size_t bytes);

// ---- same-value writes ---------------------------------------------------------------------------------------------

/// A conflicting write whose value is not known yet, since instrumentation runs before the store.
struct Pending {
  std::uint8_t size = 0;
  unsigned char before[16];
  const unsigned char* address = nullptr;
  ThreadState* thread = nullptr;
  Access other{};
  const void* pc = nullptr;
  int order = 0;
  bool other_is_read = false;
};
extern thread_local Pending pending;
void settle_pending();
/// To be called before anything that may let another thread run, and before the next access.
inline void settle() {
  if (pending.size != 0) settle_pending();
}

}  // namespace anywarp::simt::checkers
