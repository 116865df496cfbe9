// What a launch needs from the runtime API, and the one-time setting up of the engine.
#pragma once

#include <cstddef>
#include <mutex>

namespace anywarp::simt {

/// Memory, fault handlers, what runs at the program's end. Called by every entry from the host; cheap after the first.
void set_up_engine();

/// Held while a kernel runs and while the device's memory is managed: host threads may do both at once. Recursive,
/// because a kernel may allocate.
std::recursive_mutex& engine_mutex();

/// The next launch() in this thread: consumed by it.
struct NextLaunch {
  const void* function = nullptr;
  bool cooperative = false;
};
extern thread_local NextLaunch next_launch;

/// Most dynamic shared memory that `function` may be launched with; nullptr: an unknown kernel.
std::size_t allowed_dynamic_shared(const void* function);
/// Records what a launch of `function` was seen to use.
void record_static_shared(const void* function, std::size_t bytes);

}  // namespace anywarp::simt
