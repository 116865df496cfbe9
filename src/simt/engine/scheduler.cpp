// Which fibre runs next. There is no scheduler flow: a thread that must wait switches straight to the next that can
// run, a fibre whose thread has ended starts the next thread itself, so a block without rendezvous runs on one fibre
// without a switch. Ready threads go before threads not yet started, so a warp runs ahead until a block barrier.
#include <algorithm>
#include <cstring>
#include <numeric>

#include "execution.h"
#include "options.h"
#include "shared.h"
#include "simt/checkers/hooks.h"

namespace anywarp::simt {

thread_local ThreadState* current = nullptr;
thread_local Launch* running = nullptr;
thread_local std::int32_t time_slice = kTimeSlice;
volatile std::uint64_t progress = 0;

namespace {

thread_local ThreadState* ready_first = nullptr;
thread_local ThreadState* ready_last = nullptr;
thread_local void* host_context = nullptr;
thread_local Block* dynamic_owner = nullptr;  // Cooperative: whose dynamic shared memory is in place.

std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 33;
  x *= 0xff51afd7ed558ccdull;
  x ^= x >> 33;
  x *= 0xc4ceb9fe1a85ec53ull;
  return x ^ (x >> 33);
}

void order_threads(Block& block) {
  const unsigned n = block.launch->block_threads;
  const bool first = block.order.size() != n;
  if (first) {
    block.order.resize(n);
    std::iota(block.order.begin(), block.order.end(), std::uint16_t{0});
  }
  const std::uint64_t seed = options().order_seed;
  if (seed == 0) return;
  std::uint64_t state = seed ^ mix(block.linear + 1);
  for (unsigned i = n; i > 1; --i) {
    state = mix(state + 0x9e3779b97f4a7c15ull);
    std::swap(block.order[i - 1], block.order[state % i]);
  }
}

void load_block(Block& block, std::uint64_t linear) {
  Launch& launch = *block.launch;
  static thread_local std::uint64_t serial = 0;
  const unsigned n = launch.block_threads, width = warp_width();
  block.linear = linear;
  block.index = {static_cast<unsigned>(linear % launch.grid.x),
                 static_cast<unsigned>(linear / launch.grid.x % launch.grid.y),
                 static_cast<unsigned>(linear / launch.grid.x / launch.grid.y)};
  block.next_start = 0;
  block.live = n;
  launch.live_threads += n;
  block.at_barrier = block.at_grid = 0;
  block.barrier_site = nullptr;
  block.votes = {};
  block.serial = ++serial;
  order_threads(block);
  block.warps.assign((n + width - 1) / width, {});
  for (unsigned w = 0; w < block.warps.size(); ++w) {
    const unsigned lanes = std::min(width, n - w * width);
    const std::uint64_t all = lanes == 64 ? ~0ull : (1ull << lanes) - 1;
    block.warps[w].launched = block.warps[w].live = all;
  }
  for (unsigned i = 0; i < n; ++i) {
    ThreadState& t = block.threads[i];
    t.self.block_idx = block.index;
    t.wait = Wait::Unstarted;
    t.fibre = nullptr;
    t.buffer = nullptr;
  }
  enter_block(block);
  checkers::block_begins(block);
}

ThreadState* pick_ready() {
  ThreadState* t = ready_first;
  if (t) {
    ready_first = t->next_ready;
    if (!ready_first) ready_last = nullptr;
  }
  return t;
}

ThreadState* pick_unstarted() {
  Launch& launch = *running;
  for (; launch.start_cursor < launch.resident.size(); ++launch.start_cursor) {
    Block& block = *launch.resident[launch.start_cursor];
    if (block.next_start < launch.block_threads) return &block.threads[block.order[block.next_start++]];
  }
  return nullptr;
}

/// The next thread that can run, or nullptr when all blocks have ended. An unstarted thread has no fibre yet.
ThreadState* pick() {
  if (ThreadState* t = pick_ready()) return t;
  if (ThreadState* t = pick_unstarted()) return t;
  Launch& launch = *running;
  for (Block* block : launch.resident)
    if (block->live != 0) report_deadlock(launch);
  if (launch.cooperative || launch.next_block == launch.blocks) return nullptr;
  Block& block = *launch.resident[0];
  load_block(block, launch.next_block++);
  launch.start_cursor = 0;
  return &block.threads[block.order[block.next_start++]];
}

void become(ThreadState* thread) {
  current = thread;
  time_slice = kTimeSlice;
  if (thread && running->cooperative && running->dynamic_shared && dynamic_owner != thread->block) {
    swap_dynamic_shared(dynamic_owner, thread->block);
    dynamic_owner = thread->block;
  }
}

/// What a fibre does for ever: runs threads that have not started, then makes way.
void fibre_loop(Fibre* fibre) {
  for (;;) {
    ThreadState* me = current;
    me->fibre = fibre;
    me->wait = Wait::None;
    running->body(running->closure);
    checkers::settle();
    me->wait = Wait::Exited;
    me->fibre = nullptr;
    progress = progress + 1;
    leave_rendezvous(*me);
    ThreadState* next = pick();
    become(next);
    if (next && !next->fibre) continue;
    park_fibre(fibre);
    switch_context(&fibre->context, next ? next->fibre->context : host_context);
  }
}

void enqueue(ThreadState& thread) {
  thread.wait = Wait::None;
  thread.next_ready = nullptr;
  (ready_last ? ready_last->next_ready : ready_first) = &thread;
  ready_last = &thread;
}

}  // namespace

void make_ready(ThreadState& thread) {
  progress = progress + 1;
  enqueue(thread);
}

namespace {

void switch_to(ThreadState* next) {
  ThreadState* me = current;
  become(next);
  if (next == me) return;
  void* target = next->fibre ? next->fibre->context : take_fibre(fibre_loop)->context;
  switch_context(&me->fibre->context, target);
}

}  // namespace

void wait_until_ready() { switch_to(pick()); }

void yield_thread() {
  if (!current) return;
  checkers::settle();
  enqueue(*current);  // No progress: a thread that spins does this for ever.
  // A thread that spins may wait for one that has not started, so those come first here.
  ThreadState* next = pick_unstarted();
  switch_to(next ? next : pick_ready());
}

void run_blocks(Launch& launch) {
  running = &launch;
  ready_first = ready_last = nullptr;
  dynamic_owner = nullptr;
  launch.start_cursor = 0;
  if (launch.cooperative) {
    for (std::uint64_t i = 0; i < launch.blocks; ++i) load_block(*launch.resident[i], i);
    launch.next_block = launch.blocks;
  } else {
    load_block(*launch.resident[0], 0);
    launch.next_block = 1;
  }
  become(pick());
  switch_context(&host_context, take_fibre(fibre_loop)->context);
  current = nullptr;
  running = nullptr;
}

Thread* this_thread() { return current ? &current->self : nullptr; }

unsigned warp_width() {
  static const unsigned width = options().warp_width;
  return width;
}

}  // namespace anywarp::simt
