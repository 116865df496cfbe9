// Fibres: stacks from one reserved region, each with a guard page below it, and symmetric switches between them
// (Boost.Context, a few nanoseconds). A fibre outlives the GPU thread that it ran and takes the next one.
#pragma once

#include <cstddef>
#include <cstdint>

namespace anywarp::simt {

struct Fibre {
  void* context = nullptr;  ///< Where it is suspended.
  char* stack_low = nullptr;
  char* stack_high = nullptr;
  Fibre* next_free = nullptr;
};

/// The memory that only the engine and the running thread use: stacks, thread descriptions, exchange buffers. Accesses
/// to it are never checked, so it is one range.
struct LocalRegion {
  std::uintptr_t base = 0;
  std::size_t size = 0;
  bool contains(std::uintptr_t address) const { return address - base < size; }
};
const LocalRegion& local_region();

/// Memory of the local region that is never given back; zeroed, 64-byte aligned.
void* local_allocate(std::size_t bytes);

/// A parked or new fibre that will run `entry` when switched to. `entry` never returns.
Fibre* take_fibre(void (*entry)(Fibre*));
/// The running fibre may be taken again once it has been switched away from.
void park_fibre(Fibre* fibre);

/// Suspends the running flow into `*save` and continues `target`.
void switch_context(void** save, void* target);

/// How many fibres fit into the address space that is reserved for them.
std::size_t most_fibres();

/// The fibre whose guard page holds `address`, or nullptr.
const Fibre* fibre_of_guard(std::uintptr_t address);

}  // namespace anywarp::simt
