// The engine's own view of a launch: threads, warps, blocks and where each thread waits. Private to the engine and the
// checkers; a user program sees device.h only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "device.h"
#include "fibre.h"

namespace anywarp::simt {

struct Block;
struct Launch;
struct ExchangeBuffer;

enum class Wait : std::uint8_t {
  Unstarted,
  None,    ///< Running or in the ready queue.
  Block,   ///< At sync_block.
  Grid,    ///< At sync_grid.
  Mask,    ///< At a warp collective with an explicit mask.
  Active,  ///< At a warp collective of the converged lanes.
  Exited,
};

struct ThreadState {
  Thread self;  ///< What the device code sees.
  Block* block = nullptr;
  Fibre* fibre = nullptr;
  ThreadState* next_ready = nullptr;

  Wait wait = Wait::Unstarted;
  const char* operation = "";  ///< What it waits at.
  const void* site = nullptr;  ///< Return address of the call that waits.
  std::uint64_t mask = 0;
  const void* value = nullptr;
  std::size_t value_size = 0;
  ExchangeBuffer* buffer = nullptr;  ///< Result of its last collective.

  // What the race checker knows of it; see checkers/race.cpp.
  std::uint16_t clock = 0;          ///< Warp synchronisations and releases since the block's last barrier.
  std::uint16_t release_clock = 0;  ///< Accesses before this clock were published by a fence and an atomic.
  bool fenced = false;              ///< A fence since the last atomic.
  bool acquired = false;            ///< An atomic since the last barrier.
  std::uint16_t* seen = nullptr;    ///< Per lane of its warp: accesses before this clock happened before.
};

struct WarpState {
  std::uint64_t launched = 0;   ///< Lanes that exist.
  std::uint64_t live = 0;       ///< Lanes that have not exited.
  std::uint64_t waiting = 0;    ///< Live lanes that wait, at whatever.
  std::uint64_t at_mask = 0;    ///< Of those: at a collective with an explicit mask.
  std::uint64_t at_active = 0;  ///< Of those: at a collective of the converged lanes.
};

struct BlockVotes {
  int all = 1, any = 0, count = 0;
};

/// A resident block. One for an ordinary launch, reused for block after block; all of them for a cooperative one.
struct Block {
  Launch* launch = nullptr;
  Index3 index;
  std::uint64_t linear = 0;
  ThreadState* threads = nullptr;  ///< launch->block_threads of them.
  std::vector<WarpState> warps;
  std::vector<std::uint16_t> order;  ///< In which threads start.
  unsigned next_start = 0;           ///< Index into `order`.
  unsigned live = 0;
  unsigned at_barrier = 0;
  unsigned at_grid = 0;
  const void* barrier_site = nullptr;  ///< Of the first thread that waits.
  const ThreadState* barrier_thread = nullptr;
  BlockVotes votes, result;

  unsigned slot = 0;                           ///< Which part of the shared arena it owns.
  std::uint64_t serial = 0;                    ///< Distinct for every block of the process.
  std::vector<std::uint64_t> variable_serial;  ///< Per shared variable: the last block (serial) that touched it.
  unsigned char* saved_dynamic = nullptr;      ///< Dynamic shared memory while another block runs (cooperative only).

  std::uint32_t first_epoch = 0;  ///< Race checker: accesses of this block have epochs from here on.
  std::uint32_t epoch = 0;
  bool acquired = false;  ///< Any thread has executed an atomic.
};

/// A `__shared__` variable placed in the arena, for the length of a launch.
struct SharedVariable {
  const SharedSite* site;
  std::size_t offset;
};

struct Launch {
  LaunchSite site{};
  Index3 grid, block;
  std::uint64_t blocks = 0;
  unsigned block_threads = 0;
  std::size_t dynamic_shared = 0;
  void (*body)(void*) = nullptr;
  void* closure = nullptr;
  bool cooperative = false;

  std::uint64_t next_block = 0;
  std::vector<Block*> resident;
  std::size_t start_cursor = 0;  ///< Resident blocks before this one have started all their threads.
  std::uint64_t grid_arrived = 0;
  std::uint64_t live_threads = 0;  ///< Cooperative: threads of the grid that have not exited.

  std::vector<SharedVariable> variables;
  std::size_t arena_used = 0;
  std::size_t static_shared = 0;

  std::uint32_t first_epoch = 0;
  std::vector<std::uint32_t> epoch_block;  ///< Race checker: block that owns epoch first_epoch + i (cooperative), or
                                           ///< first epoch of block i (ordinary).
  std::vector<bool> block_released;        ///< Race checker: a thread of block i published with a fence and an atomic.
};

extern thread_local ThreadState* current;  ///< The running GPU thread, or nullptr.
extern thread_local Launch* running;       ///< The running launch, or nullptr.

/// Instrumented accesses until a thread that never waits makes way for others: it may spin on what they must write.
inline constexpr std::int32_t kTimeSlice = 1 << 20;
extern thread_local std::int32_t time_slice;

inline ThreadState& lane_state(const ThreadState& thread, unsigned lane) {
  return thread.block->threads[thread.self.warp * warp_width() + lane];
}

// ---- scheduler.cpp -------------------------------------------------------------------------------------------------

/// Runs the launch's blocks to their end.
void run_blocks(Launch& launch);
/// The current thread has set `wait`; returns when another has made it ready.
void wait_until_ready();
void make_ready(ThreadState& thread);

// ---- rendezvous.cpp ------------------------------------------------------------------------------------------------

/// After a thread's exit: completes what waited for it alone.
void leave_rendezvous(ThreadState& thread);

// ---- fatal.cpp -----------------------------------------------------------------------------------------------------

/// No thread can run: reports who waits where, ends the program.
[[noreturn]] void report_deadlock(Launch& launch);
/// Handlers for faults inside kernels; once, at the first launch.
void install_fault_handlers();
/// Counts rendezvous and ends of threads, for the watchdog.
extern volatile std::uint64_t progress;

/// Exit codes of a program that the engine ends itself.
inline constexpr int kExitDeadlock = 120;
inline constexpr int kExitAbort = 121;
inline constexpr int kExitNoProgress = 122;

}  // namespace anywarp::simt
