// Shared memory: the arena in which every resident block has its `__shared__` variables, and the one array that dynamic
// shared memory is.
#pragma once

#include <cstddef>
#include <string>

#include "execution.h"

namespace anywarp::simt {

/// Most dynamic shared memory a launch can have on the engine: that of the largest GPU, with room.
inline constexpr std::size_t kDynamicCapacity = 256 * 1024;

/// Reserves the arena; once, before the first launch.
void set_up_shared_memory();
/// Dynamic shared memory is thread-local: makes the calling host thread's the one that is checked.
void bind_dynamic_shared();
/// How many blocks can be resident.
std::size_t arena_slots();

/// Makes the block's dynamic shared memory begin its life. (Variables do so when they are met.)
void enter_block(Block& block);
/// Ends the life of the launch's variables.
void leave_launch(Launch& launch);
/// Puts `to`'s dynamic shared memory in place of `from`'s (nullptr: nobody's).
void swap_dynamic_shared(Block* from, Block* to);

/// The variable that `address` is in, or nearest to: "tile" and its place.
struct SharedPlace {
  std::string name;
  const char* file = nullptr;
  int line = 0;
  std::size_t size = 0;
  long long offset = 0;  ///< From the variable's start; negative before it, >= size past it.
};
SharedPlace shared_place(const Launch& launch, std::uintptr_t address);

}  // namespace anywarp::simt
