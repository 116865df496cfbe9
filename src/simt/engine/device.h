// The border between the engine and the device code that it runs: what a kernel, through the headers in simt/headers
// and simt/intrinsics, may ask of the block that it runs in. Compiled into every user program, so it includes nothing
// heavy.
//
// One GPU thread is one fibre; a block's fibres share one OS thread. Rendezvous are objects of the block or of the
// warp: a warp-level operation never waits for another warp, and threads that have returned are not waited for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace anywarp::simt {

struct Index3 {
  unsigned x = 1, y = 1, z = 1;
};

/// What a GPU thread knows of itself.
struct Thread {
  Index3 thread_idx{0, 0, 0};
  Index3 block_idx{0, 0, 0};
  Index3 block_dim;
  Index3 grid_dim;
  unsigned linear = 0;  ///< thread_idx.x + block_dim.x * (thread_idx.y + block_dim.y * thread_idx.z)
  unsigned lane = 0;    ///< linear % warp_width()
  unsigned warp = 0;    ///< linear / warp_width()
};

/// The running GPU thread; nullptr on the host. One call of a kernel stays in one thread, so a compiler may keep the
/// result.
[[gnu::const]] Thread* this_thread();

/// 32 or 64, fixed for the life of the process (environment ANYWARP_WARP).
unsigned warp_width();

enum class BlockVote { None, And, Or, Count };

/// __syncthreads and its _and, _or, _count forms. Counts live threads only.
int sync_block(BlockVote vote = BlockVote::None, int predicate = 0);

/// Waits for every block of a cooperative launch.
void sync_grid();

/// Lets the other threads run: what a spinning thread (__nanosleep, a failed lock) must call. Never waits.
void yield_thread();

/// Stands for "the lanes that are converged here": the mask-free forms of HIP. Resolved when no other lane of the warp
/// can run: the lanes that wait at the same operation and call site take part.
inline constexpr std::uint64_t kActiveLanes = 0;

/// __syncwarp: orders the shared-memory accesses of the lanes in `mask`.
void sync_warp(std::uint64_t mask);

/// What the lanes of a warp deposited at one collective; valid until this lane's next collective.
struct Exchange {
  std::uint64_t active = 0;  ///< Lanes that took part.
  const unsigned char* slots = nullptr;
  std::size_t stride = 0;

  bool took_part(unsigned lane) const { return lane < 64 && ((active >> lane) & 1); }
  /// What `lane` deposited; `lane` must have taken part.
  template <typename T>
  T get(unsigned lane) const {
    T value;
    std::memcpy(&value, slots + lane * stride, sizeof(T));
    return value;
  }
  const unsigned char* slot(unsigned lane) const { return slots + lane * stride; }
};

/// The one warp-level rendezvous under shuffles, votes, match, reduce and matrix instructions: deposits `size` bytes
/// (at most 512), waits for every live lane of `mask` (or kActiveLanes), returns all deposits.
/// `operation` is what a report calls it ("__shfl_xor_sync"). A shuffle orders no memory: only sync_warp does.
/// The call site is this function's return address, so intrinsics that call it must be [[gnu::always_inline]].
Exchange exchange(const char* operation, std::uint64_t mask, const void* value, std::size_t size);

/// Memory fences order nothing between threads by themselves; the checkers count them.
enum class Scope { Block, Device, System };
void thread_fence(Scope scope);

/// A misuse that an intrinsic sees itself (a mask without the calling lane, a shuffle from a lane that takes no part):
/// becomes a finding of `checker` ("warp", "memory", …) at the caller's source line. `severity` is "error" or
/// "warning".
void report_misuse(const char* checker, const char* severity, const char* message);

/// For device code that the compiler did not instrument (functions inside this library): tells the checkers of an
/// access.
void touch_read(const void* pointer, std::size_t size);
void touch_write(void* pointer, std::size_t size);

/// printf in a kernel: whole lines, in order.
int device_printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
/// assert and __trap in a kernel: ends the program, naming kernel, block and thread.
[[noreturn]] void device_abort(const char* why, const char* file, int line);

/// One `__shared__` variable of the source; a function-local static in the rewritten program. See shared_variable().
struct SharedSite {
  const char* name;
  const char* file;
  int line;
  std::size_t size;
  std::size_t align;
  unsigned id = 0;  ///< The engine's; 0: not seen yet.
};

/// The calling block's instance of a `__shared__` variable, with guard zones around it.
void* shared_variable(SharedSite& site);

/// `extern __shared__ T name[];` becomes `extern ANYWARP_DYNAMIC_SHARED T name[] __asm__("anywarp_dynamic_shared");`.
#define ANYWARP_DYNAMIC_SHARED __thread

struct LaunchSite {
  const char* kernel;  ///< As the source spells it: `attention<64, 16, 4>`.
  const char* file;
  int line;
};

/// Runs the kernel to its end (streams are in order, so running at once is one legal schedule). Sets the runtime API's
/// last error and runs nothing when the configuration is invalid.
void launch(const LaunchSite& site, Index3 grid, Index3 block, std::size_t dynamic_shared, void* stream,
            void (*body)(void*), void* closure);

}  // namespace anywarp::simt
