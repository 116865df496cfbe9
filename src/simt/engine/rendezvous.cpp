// Barriers of the block and of the grid, and the one rendezvous of the warp under all its collectives. Each counts live
// threads only; a warp-level rendezvous never waits for another warp.
//
// Mask-free collectives (kActiveLanes) mean "the lanes that are converged here". A fibre engine has no program counter
// per warp, so convergence is found by exhaustion: once every live lane of the warp waits for something, the lanes at
// the lowest waiting call site go on. Lowest first, because code that is earlier in the function is where lanes of a
// loop still have to catch up with those that left it. That equals a GPU's reconvergence for structured code.
#include <bit>
#include <cstring>

#include "execution.h"
#include "options.h"
#include "simt/checkers/hooks.h"

namespace anywarp::simt {

/// The deposits of one collective; kept until each of its lanes has come to its next.
struct ExchangeBuffer {
  std::uint64_t active = 0;
  std::size_t stride = 0;
  unsigned users = 0;
  unsigned size_class = 0;
  ExchangeBuffer* next = nullptr;
  unsigned char* bytes = nullptr;
};

namespace {

constexpr std::size_t kMostDeposit = 512;
constexpr unsigned kClasses = 7;  // Strides of 8, 16, … 512 bytes.
thread_local ExchangeBuffer* free_buffers[kClasses] = {};

ExchangeBuffer* take_buffer(std::size_t size) {
  unsigned size_class = 0;
  while ((std::size_t{8} << size_class) < size) ++size_class;
  ExchangeBuffer*& list = free_buffers[size_class];
  if (!list) {
    // In the local region: device code reads deposits in place, and that is no access of the program's.
    auto* buffer = new ExchangeBuffer;
    buffer->size_class = size_class;
    buffer->stride = std::size_t{8} << size_class;
    buffer->bytes = static_cast<unsigned char*>(local_allocate(buffer->stride * 64));
    return buffer;
  }
  ExchangeBuffer* buffer = list;
  list = buffer->next;
  return buffer;
}

void drop_buffer(ThreadState& t) {
  ExchangeBuffer* buffer = t.buffer;
  t.buffer = nullptr;
  if (buffer && --buffer->users == 0) {
    buffer->next = free_buffers[buffer->size_class];
    free_buffers[buffer->size_class] = buffer;
  }
}

WarpState& warp_of(const ThreadState& t) { return t.block->warps[t.self.warp]; }
std::uint64_t bit_of(const ThreadState& t) { return 1ull << t.self.lane; }

void begin_wait(ThreadState& t, Wait wait, const char* operation, const void* site) {
  t.wait = wait;
  t.operation = operation;
  t.site = site;
  warp_of(t).waiting |= bit_of(t);
}

/// The current thread just goes on; any other becomes ready.
void end_wait(ThreadState& t) {
  warp_of(t).waiting &= ~bit_of(t);
  if (&t == current)
    t.wait = Wait::None;
  else
    make_ready(t);
}

template <typename Visit>
void for_each_lane(std::uint64_t lanes, Visit visit) {
  for (; lanes; lanes &= lanes - 1) visit(static_cast<unsigned>(std::countr_zero(lanes)));
}

/// All lanes of `group` wait at the same collective of `any_lane`'s warp: hands out the deposits.
void complete_collective(const ThreadState& any_lane, std::uint64_t group) {
  WarpState& warp = warp_of(any_lane);
  std::size_t size = 0;
  for_each_lane(group, [&](unsigned lane) { size = std::max(size, lane_state(any_lane, lane).value_size); });
  ExchangeBuffer* buffer = nullptr;
  if (size == 0) {
    checkers::warp_synchronised(any_lane, group);
  } else {
    buffer = take_buffer(size);
    buffer->active = group;
    buffer->users = static_cast<unsigned>(std::popcount(group));
  }
  warp.at_mask &= ~group;
  warp.at_active &= ~group;
  for_each_lane(group, [&](unsigned lane) {
    ThreadState& t = lane_state(any_lane, lane);
    if (buffer) {
      std::memcpy(buffer->bytes + lane * buffer->stride, t.value, t.value_size);
      drop_buffer(t);
      t.buffer = buffer;
    }
    end_wait(t);
  });
}

bool complete_mask_group(const ThreadState& first) {
  const WarpState& warp = warp_of(first);
  const std::uint64_t group = first.mask & warp.live;
  if (group & ~warp.at_mask) return false;
  bool same = true;
  for_each_lane(group, [&](unsigned lane) {
    const ThreadState& t = lane_state(first, lane);
    same = same && (t.mask & warp.live) == group &&
           (t.operation == first.operation || std::strcmp(t.operation, first.operation) == 0);
  });
  if (same) complete_collective(first, group);
  return same;
}

/// When every live lane of the warp waits: lets the converged lanes at the lowest call site go on.
void resolve_active(const ThreadState& member) {
  const WarpState& warp = warp_of(member);
  if (warp.at_active == 0 || warp.waiting != warp.live) return;
  const ThreadState* lowest = nullptr;
  for_each_lane(warp.at_active, [&](unsigned lane) {
    const ThreadState& t = lane_state(member, lane);
    if (!lowest || t.site < lowest->site) lowest = &t;
  });
  std::uint64_t group = 0;
  for_each_lane(warp.at_active, [&](unsigned lane) {
    const ThreadState& t = lane_state(member, lane);
    if (t.site == lowest->site &&
        (t.operation == lowest->operation || std::strcmp(t.operation, lowest->operation) == 0))
      group |= 1ull << lane;
  });
  complete_collective(*lowest, group);
}

void complete_block_barrier(Block& block) {
  block.result = block.votes;
  block.votes = {};
  block.at_barrier = 0;
  block.barrier_site = nullptr;
  checkers::block_synchronised(block);
  for (unsigned i = 0; i < block.launch->block_threads; ++i) {
    ThreadState& t = block.threads[block.order[i]];
    if (t.wait == Wait::Block) end_wait(t);
  }
}

void complete_grid_barrier(Launch& launch) {
  launch.grid_arrived = 0;
  checkers::grid_synchronised(launch);
  for (Block* block : launch.resident)
    for (unsigned i = 0; i < launch.block_threads; ++i)
      if (block->threads[i].wait == Wait::Grid) end_wait(block->threads[i]);
}

Exchange collective(const char* operation, const void* site, std::uint64_t mask, const void* value, std::size_t size) {
  ThreadState* me = current;
  if (!me) return {};
  checkers::settle();
  if (size > kMostDeposit) device_abort("a warp collective deposits more than 512 bytes", nullptr, 0);
  WarpState& warp = warp_of(*me);
  me->value = value;
  me->value_size = size;
  if (mask == kActiveLanes) {
    begin_wait(*me, Wait::Active, operation, site);
    warp.at_active |= bit_of(*me);
  } else {
    // A mask without the calling lane is the caller's mistake, reported by the intrinsic; the lane itself always takes
    // part.
    me->mask = (mask | bit_of(*me)) & warp.launched;
    begin_wait(*me, Wait::Mask, operation, site);
    warp.at_mask |= bit_of(*me);
    complete_mask_group(*me);
  }
  if (me->wait != Wait::None) resolve_active(*me);
  if (me->wait != Wait::None) wait_until_ready();
  if (size == 0) return {};
  return {me->buffer->active, me->buffer->bytes, me->buffer->stride};
}

}  // namespace

int sync_block(BlockVote vote, int predicate) {
  ThreadState* me = current;
  if (!me) return 0;
  checkers::settle();
  Block& block = *me->block;
  const void* site = __builtin_return_address(0);
  block.votes.all &= predicate != 0;
  block.votes.any |= predicate != 0;
  block.votes.count += predicate != 0;
  if (block.barrier_site && block.barrier_site != site)
    checkers::barrier_sites_differ(*me, site, *block.barrier_thread, block.barrier_site);
  block.barrier_site = site;
  block.barrier_thread = me;
  begin_wait(*me, Wait::Block, "__syncthreads", site);
  if (++block.at_barrier == block.live) {
    complete_block_barrier(block);
  } else {
    resolve_active(*me);
    wait_until_ready();
  }
  switch (vote) {
    case BlockVote::And:
      return block.result.all;
    case BlockVote::Or:
      return block.result.any;
    case BlockVote::Count:
      return block.result.count;
    case BlockVote::None:
      break;
  }
  return 0;
}

void sync_grid() {
  ThreadState* me = current;
  if (!me) return;
  checkers::settle();
  Launch& launch = *me->block->launch;
  if (!launch.cooperative && launch.blocks > 1)
    device_abort("grid synchronisation in a kernel that was not launched cooperatively", nullptr, 0);
  begin_wait(*me, Wait::Grid, "grid.sync", __builtin_return_address(0));
  if (++launch.grid_arrived == launch.live_threads) {
    complete_grid_barrier(launch);
  } else {
    resolve_active(*me);
    wait_until_ready();
  }
}

void sync_warp(std::uint64_t mask) { collective("__syncwarp", __builtin_return_address(0), mask, nullptr, 0); }

Exchange exchange(const char* operation, std::uint64_t mask, const void* value, std::size_t size) {
  static const unsigned char nothing = 0;
  // An empty deposit still orders no memory, unlike sync_warp, so it is made one byte long.
  if (size == 0) value = &nothing, size = 1;
  return collective(operation, __builtin_return_address(0), mask, value, size);
}

void leave_rendezvous(ThreadState& t) {
  Block& block = *t.block;
  WarpState& warp = warp_of(t);
  drop_buffer(t);
  warp.live &= ~bit_of(t);
  --block.live;
  --block.launch->live_threads;
  if (block.live != 0 && block.at_barrier == block.live) complete_block_barrier(block);
  if (block.launch->grid_arrived != 0 && block.launch->grid_arrived == block.launch->live_threads)
    complete_grid_barrier(*block.launch);
  for (std::uint64_t left = warp.at_mask; left; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    if ((warp.at_mask >> lane) & 1) complete_mask_group(lane_state(t, lane));
  }
  resolve_active(t);
}

}  // namespace anywarp::simt
