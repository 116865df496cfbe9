// Checker `race`: two accesses to one byte, at least one a write, that nothing orders. Order is happens-before, not
// what this run did: barriers of the block, of the grid and of the warp, and a fence with an atomic. So a race is found
// in every run.
//
//  - An epoch is one barrier interval of one block; accesses of different epochs of a block are ordered by its barrier.
//  - In an epoch, lanes of a warp are ordered by vector clocks that __syncwarp joins. Conflicts that only lock-step
//  execution
//    hides are a class of their own: warnings, "warp-synchronous assumption".
//  - Blocks of a grid are concurrent although the engine runs them one by one.
//  - A writer that executes a fence and then an atomic, and a reader that has executed an atomic, count as ordered
//  whatever
//    the addresses: that misses races, but reports none that are not.
#include <algorithm>
#include <bit>
#include <cstring>

#include "access.h"

namespace anywarp::simt::checkers {

thread_local Pending pending;

namespace {

std::uint32_t last_epoch = 0;

enum class Order { Ordered, Warp, Block, Grid };

std::uint64_t block_of(const Launch& launch, std::uint32_t epoch) {
  if (launch.cooperative) return launch.epoch_block[epoch - launch.first_epoch];
  const auto& firsts = launch.epoch_block;
  return static_cast<std::uint64_t>(std::upper_bound(firsts.begin(), firsts.end(), epoch) - firsts.begin()) - 1;
}

Order order(const Access& a, const ThreadState& me, Space space) {
  if (a.epoch == 0) return Order::Ordered;
  const Block& block = *me.block;
  if (a.epoch == block.epoch) {
    if (a.thread == me.self.linear) return Order::Ordered;
    const ThreadState& other = block.threads[a.thread];
    if (me.acquired && a.time() < other.release_clock) return Order::Ordered;
    if (other.self.warp != me.self.warp) return Order::Block;
    return a.time() < me.seen[other.self.lane] ? Order::Ordered : Order::Warp;
  }
  const Launch& launch = *block.launch;
  if (a.epoch < launch.first_epoch || space == Space::Shared || space == Space::Dynamic) return Order::Ordered;
  if (!launch.cooperative && a.epoch >= block.first_epoch) return Order::Ordered;
  const std::uint64_t owner = block_of(launch, a.epoch);
  if (owner == block.linear || (block.acquired && launch.block_released[owner])) return Order::Ordered;
  return Order::Grid;
}

struct Conflict {
  Order order = Order::Ordered;
  Access other{};
  bool other_is_read = false;
  bool written_now = false;  ///< Before a write: the byte holds what this very interval put there.
};

void test(Conflict& worst, const Access& a, bool is_read, const ThreadState& me, AccessKind kind, Space space) {
  if (a.epoch == 0 || (a.atomic() && kind.atomic)) return;
  const Order o = order(a, me, space);
  if (o > worst.order) worst = {o, a, is_read, worst.written_now};
}

bool same_warp(const Access& a, const Access& b) {
  return a.epoch == b.epoch && a.thread / warp_width() == b.thread / warp_width();
}

void touch(Cell& cell, const Access& now, const ThreadState& me, AccessKind kind, Space space, Conflict& worst) {
  if (cell.write.epoch != 0) test(worst, cell.write, false, me, kind, space);
  if (kind.write) {
    if (cell.read1.epoch != 0) {
      test(worst, cell.read1, true, me, kind, space);
      if (cell.read2.epoch != 0) test(worst, cell.read2, true, me, kind, space);
      cell.read1.epoch = cell.read2.epoch = 0;
    }
    worst.written_now = cell.write.epoch == now.epoch;
    cell.write = now;
    return;
  }
  if (order(cell.read1, me, space) == Order::Ordered)
    cell.read1 = now;
  else if (order(cell.read2, me, space) == Order::Ordered ||
           (same_warp(cell.read1, cell.read2) && !same_warp(cell.read1, now)))
    cell.read2 = now;
}

Index3 thread_index(const Launch& launch, unsigned linear) {
  return {linear % launch.block.x, linear / launch.block.x % launch.block.y, linear / launch.block.x / launch.block.y};
}

Index3 block_index(const Launch& launch, std::uint64_t linear) {
  return {static_cast<unsigned>(linear % launch.grid.x), static_cast<unsigned>(linear / launch.grid.x % launch.grid.y),
          static_cast<unsigned>(linear / launch.grid.x / launch.grid.y)};
}

void report(const Region& region, std::uintptr_t address, std::size_t size, const ThreadState& me, AccessKind kind,
            std::uint32_t pc, const Conflict& conflict, const Stack& stack) {
  const Launch& launch = *me.block->launch;
  const Access& other = conflict.other;
  const AccessKind other_kind{!conflict.other_is_read, other.atomic()};
  // Lanes that collide in one instruction are wrong even in lock-step.
  const bool one_instruction = kind.write && other_kind.write && pc == other.pc;
  const bool assumption = conflict.order == Order::Warp && !one_instruction;
  Record* f = new_finding("race", assumption ? "warning" : "error", std::uint64_t{pc} << 32 | other.pc,
                          static_cast<std::uint64_t>(conflict.order) << 1 | (conflict.other_is_read ? 1 : 0));
  if (!f) return;
  f->in_thread = true;
  f->block = me.self.block_idx;
  f->thread = me.self.thread_idx;
  f->stack = stack;
  f->has_other = true;
  f->other_pc = unpack_pc(other.pc);
  f->other_kind = verb(other_kind);
  f->other_thread = thread_index(launch, other.thread);
  f->other_block =
      conflict.order == Order::Grid ? block_index(launch, block_of(launch, other.epoch)) : me.self.block_idx;
  const Naming naming = name_memory(region, address, *f);
  f->variable = naming.variable;
  f->message = std::string(verb(kind)) + " " + bytes_text(size) + " at " + naming.text + " which ";
  switch (conflict.order) {
    case Order::Grid:
      f->message +=
          "a thread of another block " + std::string(verb(other_kind)) + ": nothing orders blocks of one launch";
      break;
    case Order::Block:
      f->message += "another thread " + std::string(verb(other_kind)) + " with no barrier between";
      break;
    case Order::Warp:
      f->message += "another lane of the warp " + std::string(verb(other_kind)) +
                    (one_instruction ? " in the same instruction"
                                     : " with no __syncwarp between (a warp-synchronous assumption)");
      break;
    case Order::Ordered:
      break;
  }
}

}  // namespace

void race_access(Region& region, std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc) {
  ThreadState& me = *current;
  Access now;
  now.epoch = me.block->epoch;
  now.pc = pack_pc(pc);
  now.thread = static_cast<std::uint16_t>(me.self.linear);
  now.clock = static_cast<std::uint16_t>(me.clock | (kind.atomic ? Access::kAtomic : 0));
  Conflict worst;
  std::uintptr_t offset = address - region.base;
  for (std::size_t left = std::min(size, region.size - offset); left != 0;) {
    Cell& word = region.words[offset / 4];
    const std::size_t in_word = std::min<std::size_t>(left, 4 - offset % 4);
    if (in_word == 4 && !word.split) {
      touch(word, now, me, kind, region.space, worst);
    } else {
      Cell* bytes = region.bytes + offset / 4 * 4;
      if (!word.split) {
        for (int i = 0; i < 4; ++i) bytes[i] = word;
        word.split = 1;
      }
      for (std::size_t i = 0; i < in_word; ++i) touch(bytes[offset % 4 + i], now, me, kind, region.space, worst);
      if (in_word == 4 && kind.write) {
        word = bytes[0];
        word.split = 0;
      }
    }
    offset += in_word;
    left -= in_word;
  }
  if (worst.order == Order::Ordered) return;
  // A second write of the same value is the common "every thread sets the flag", and no race worth a word; whether it
  // is one can be seen only after the store. A write over what others read counts so only if the interval itself wrote
  // the value.
  const bool value_decides = kind.write && !kind.atomic && size <= sizeof(pending.before) && !worst.other.atomic() &&
                             (!worst.other_is_read || worst.written_now);
  if (!value_decides) {
    report(region, address, size, me, kind, now.pc, worst, stack_at(pc));
    return;
  }
  pending.size = static_cast<std::uint8_t>(size);
  pending.address = reinterpret_cast<const unsigned char*>(address);
  std::memcpy(pending.before, pending.address, size);
  pending.thread = &me;
  pending.other = worst.other;
  pending.other_is_read = worst.other_is_read;
  pending.order = static_cast<int>(worst.order);
  pending.pc = pc;
}

void settle_pending() {
  const Pending p = pending;
  pending.size = 0;
  if (std::memcmp(p.before, p.address, p.size) == 0) return;
  const auto address = reinterpret_cast<std::uintptr_t>(p.address);
  const Conflict conflict{static_cast<Order>(p.order), p.other, p.other_is_read, true};
  report(*regions.find(address), address, p.size, *p.thread, {true, false}, pack_pc(p.pc), conflict, stack_at(p.pc));
}

// ---- epochs and clocks ---------------------------------------------------------------------------------------------

namespace {

bool racing() { return options().checking(kCheckRace); }

void new_epoch(Block& block) {
  block.epoch = ++last_epoch;
  if (block.launch->cooperative) block.launch->epoch_block.push_back(static_cast<std::uint32_t>(block.linear));
  for (unsigned i = 0; i < block.launch->block_threads; ++i) {
    ThreadState& t = block.threads[i];
    t.clock = t.release_clock = 0;
    t.fenced = t.acquired = false;
    std::memset(t.seen, 0, 64 * sizeof(*t.seen));
  }
}

void tick(ThreadState& t) {
  // Beyond 32766 synchronisations in one interval the order of lanes is no longer told apart.
  if (t.clock < 0x7ffe) ++t.clock;
}

}  // namespace

void launch_begins(Launch& launch) {
  if (!racing()) return;
  launch.first_epoch = last_epoch + 1;
  launch.block_released.assign(launch.blocks, false);
}

void launch_ends(Launch& launch) { check_lds(launch); }

void block_begins(Block& block) {
  if (!racing()) return;
  block.acquired = false;
  new_epoch(block);
  block.first_epoch = block.epoch;
  if (!block.launch->cooperative) block.launch->epoch_block.push_back(block.epoch);
}

void block_synchronised(Block& block) {
  if (racing()) new_epoch(block);
}

void grid_synchronised(Launch& launch) {
  if (!racing()) return;
  launch.first_epoch = last_epoch + 1;
  launch.epoch_block.clear();
  for (Block* block : launch.resident) new_epoch(*block);
}

void warp_synchronised(const ThreadState& member, std::uint64_t lanes) {
  if (!racing()) return;
  std::uint16_t joined[64] = {};
  for (std::uint64_t left = lanes; left; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    ThreadState& t = lane_state(member, lane);
    tick(t);
    for (unsigned i = 0; i < 64; ++i) joined[i] = std::max(joined[i], t.seen[i]);
    joined[lane] = std::max(joined[lane], t.clock);
  }
  for (std::uint64_t left = lanes; left; left &= left - 1)
    std::memcpy(lane_state(member, static_cast<unsigned>(std::countr_zero(left))).seen, joined, sizeof joined);
}

void fence(ThreadState& thread) { thread.fenced = true; }

void atomic_done(ThreadState& thread, bool release) {
  if (!racing()) return;
  thread.acquired = thread.block->acquired = true;
  if (!thread.fenced && !release) return;
  thread.fenced = false;
  tick(thread);
  thread.release_clock = thread.clock;
  thread.block->launch->block_released[thread.block->linear] = true;
}

}  // namespace anywarp::simt::checkers

namespace anywarp::simt {

void thread_fence(Scope) {
  if (!current) return;
  checkers::settle();
  checkers::fence(*current);
}

}  // namespace anywarp::simt
