// Threads for the CPU kernels. One pool a process, started at the first call that can use it; a caller's own pool
// (Execution::parallel_for) goes before it.
#pragma once

#include <type_traits>

#include "anywarp/attention.h"

namespace anywarp::attention::cpu {

/// Threads that a call may use: Execution::threads, or the cores that this process may run on.
int thread_count(const Execution& execution);

/// A reference to something callable with an int; not owning, so only for the duration of a call.
class TaskRef {
 public:
  template <typename Body>
  requires(!std::is_same_v<std::remove_const_t<Body>, TaskRef>) TaskRef(Body& body)  // NOLINT: a conversion
      : context_(const_cast<void*>(static_cast<const void*>(&body))),
        call_([](void* context, int task) { (*static_cast<Body*>(context))(task); }) {}
  void operator()(int task) const { call_(context_, task); }
  void* context() const { return context_; }
  void (*function() const)(void*, int) { return call_; }

 private:
  void* context_;
  void (*call_)(void*, int);
};

/// Runs body(0) … body(tasks − 1), each once, on up to `tasks` threads, the caller's among them, and returns when all
/// are done. Calls may come one after another: no task may wait for one with a higher number. `body` must not throw.
/// After fork() the child starts a pool of its own.
void parallel(const Execution& execution, int tasks, TaskRef body);

}  // namespace anywarp::attention::cpu
