// printf, assert, __trap and the clocks, in kernels and on the host alike: the same names serve both, so each asks at
// run time whether a GPU thread is running.
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "qualifiers.h"

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wformat-security"
#pragma clang diagnostic ignored "-Wformat-nonliteral"
template <typename... A>
ANYWARP_INLINE int anywarp_printf(const char* format, A... a) {
  return ::anywarp::simt::this_thread() ? ::anywarp::simt::device_printf(format, a...)
                                        : ::std::fprintf(stdout, format, a...);
}
#pragma clang diagnostic pop
namespace std {
using ::anywarp_printf;
}
// Function-like, so that attribute((format(printf, …))) and a member's address stay as they are.
#define printf(...) anywarp_printf(__VA_ARGS__)

/// What assert() calls: see headers/assert.h.
[[noreturn]] inline void anywarp_assert_failed(const char* expression, const char* file, int line) {
  if (::anywarp::simt::this_thread()) ::anywarp::simt::device_abort(expression, file, line);
  std::fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, expression);
  std::abort();
}

#define __trap() ::anywarp::simt::device_abort("__trap()", __FILE__, __LINE__)
#define __brkpt(...) ((void)0)

/// Nanoseconds of the host: monotonic, and of no meaning as cycles.
ANYWARP_INLINE long long clock64() {
  return static_cast<long long>(std::chrono::steady_clock::now().time_since_epoch().count());
}
ANYWARP_INLINE long long wall_clock64() { return clock64(); }
ANYWARP_INLINE unsigned long long __globaltimer() { return static_cast<unsigned long long>(clock64()); }
/// Lets other threads run instead of waiting: what a spinning kernel needs.
ANYWARP_INLINE void __nanosleep(unsigned) {
  if (::anywarp::simt::this_thread()) ::anywarp::simt::yield_thread();
}
