// A launch: validated as the GPU's runtime would, run block after block, or with all blocks resident when it is
// cooperative.
#include "launch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>

#include "allocations.h"
#include "execution.h"
#include "findings.h"
#include "options.h"
#include "runtime.h"
#include "shared.h"
#include "simt/checkers/hooks.h"

namespace anywarp::simt {

thread_local NextLaunch next_launch;

std::recursive_mutex& engine_mutex() {
  static auto* mutex = new std::recursive_mutex;
  return *mutex;
}

namespace {

using runtime::Status;

Status validate(Index3 grid, Index3 block, std::size_t dynamic_shared, bool cooperative, const void* function) {
  const std::uint64_t threads = std::uint64_t{block.x} * block.y * block.z;
  if (threads == 0 || threads > 1024 || block.x > 1024 || block.y > 1024 || block.z > (options().amd() ? 1024 : 64))
    return Status::InvalidConfiguration;
  if (grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > 0x7fffffffu || grid.y > 65535 || grid.z > 65535)
    return Status::InvalidConfiguration;
  const Options& o = options();
  if (dynamic_shared > o.shared_limit() && o.checks != 0 && dynamic_shared <= kDynamicCapacity) {
    // Run all the same, so that the checkers see the kernel; `lds` reports it when the launch ends, with the static
    // part.
  } else if (dynamic_shared > allowed_dynamic_shared(function)) {
    return Status::InvalidValue;
  }
  if (cooperative) {
    const std::uint64_t blocks = std::uint64_t{grid.x} * grid.y * grid.z;
    if (blocks > arena_slots() || blocks * threads > most_fibres()) return Status::CooperativeLaunchTooLarge;
  }
  return Status::Success;
}

/// Blocks with their threads, kept from launch to launch: the addresses of a thread's description must lie in the local
/// region, which is never given back.
struct BlockPool {
  std::vector<Block*> blocks;

  Block* take(std::size_t i) {
    while (blocks.size() <= i) {
      auto* block = new Block;
      block->slot = static_cast<unsigned>(blocks.size());
      block->threads = static_cast<ThreadState*>(local_allocate(sizeof(ThreadState) * 1024));
      auto* seen = options().checking(kCheckRace)
                       ? static_cast<std::uint16_t*>(local_allocate(sizeof(std::uint16_t) * 1024 * 64))
                       : nullptr;
      for (unsigned t = 0; t < 1024; ++t) {
        new (&block->threads[t]) ThreadState;
        block->threads[t].block = block;
        block->threads[t].seen = seen ? seen + t * 64 : nullptr;
      }
      blocks.push_back(block);
    }
    return blocks[i];
  }
};

void prepare(Block& block, Launch& launch) {
  const unsigned width = warp_width();
  block.launch = &launch;
  std::free(block.saved_dynamic);
  block.saved_dynamic = nullptr;
  block.order.clear();
  for (unsigned i = 0; i < launch.block_threads; ++i) {
    Thread& t = block.threads[i].self;
    t.thread_idx = {i % launch.block.x, i / launch.block.x % launch.block.y, i / launch.block.x / launch.block.y};
    t.block_dim = launch.block;
    t.grid_dim = launch.grid;
    t.linear = i;
    t.lane = i % width;
    t.warp = i / width;
  }
}

}  // namespace

void launch(const LaunchSite& site, Index3 grid, Index3 block, std::size_t dynamic_shared, void*, void (*body)(void*),
            void* closure) {
  set_up_engine();
  const NextLaunch next = next_launch;
  next_launch = {};
  if (current) device_abort("a kernel launches a kernel, which the engine does not run", site.file, site.line);
  const std::lock_guard lock(engine_mutex());
  const Status status = validate(grid, block, dynamic_shared, next.cooperative, next.function);
  if (status != Status::Success) {
    runtime::set_error(status);
    return;
  }
  Launch l;
  l.site = site;
  l.grid = grid;
  l.block = block;
  l.blocks = std::uint64_t{grid.x} * grid.y * grid.z;
  l.block_threads = block.x * block.y * block.z;
  l.dynamic_shared = dynamic_shared;
  l.body = body;
  l.closure = closure;
  l.cooperative = next.cooperative;
  static thread_local auto& pool = *new BlockPool;
  for (std::size_t i = 0; i < (l.cooperative ? l.blocks : 1); ++i) {
    l.resident.push_back(pool.take(i));
    prepare(*l.resident.back(), l);
  }
  std::fflush(stdout);  // The host's output before the kernel's, should the kernel end the program.
  bind_dynamic_shared();
  checkers::launch_begins(l);
  run_blocks(l);
  running = &l;  // Findings of the end of a launch name it.
  checkers::launch_ends(l);
  running = nullptr;
  leave_launch(l);
  if (next.function) record_static_shared(next.function, l.static_shared);
}

}  // namespace anywarp::simt
