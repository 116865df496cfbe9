#include "shared.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "options.h"
#include "simt/checkers/hooks.h"
#include "simt/checkers/shadow.h"

// The user's `extern __shared__` arrays are this thread-local symbol, which lies between two guard zones.
__asm__(
    ".section .tbss,\"awT\",@nobits\n"
    ".p2align 10\n"
    ".skip 4096\n"
    ".globl anywarp_dynamic_shared\n"
    ".type anywarp_dynamic_shared, @object\n"
    ".size anywarp_dynamic_shared, 262144\n"
    "anywarp_dynamic_shared:\n"
    ".skip 262144\n"
    ".skip 4096\n"
    ".text\n");
extern "C" __thread unsigned char anywarp_dynamic_shared[];

namespace anywarp::simt {
namespace {

constexpr std::size_t kSlotBytes = 1024 * 1024;
constexpr std::size_t kSlots = 2048;
constexpr std::size_t kGuard = 256;
constexpr std::size_t kDynamicGuard = 4096;

unsigned char* arena = nullptr;
unsigned sites = 0;
// Of the running launch, by site id: offset in the slot, or -1.
thread_local std::vector<long> offsets;

std::size_t place(Launch& launch, SharedSite& site) {
  const std::size_t align = std::max<std::size_t>(site.align, 16);
  const std::size_t offset = (std::max(launch.arena_used, kGuard) + kGuard + align - 1) / align * align;
  if (offset + site.size + kGuard > kSlotBytes)
    device_abort("the block's __shared__ variables need more than the engine's 1 MiB", site.file, site.line);
  launch.arena_used = offset + site.size + kGuard;
  launch.static_shared += site.size;
  launch.variables.push_back({&site, offset});
  return offset;
}

}  // namespace

void set_up_shared_memory() {
  if (arena) return;
  arena = static_cast<unsigned char*>(reserve(kSlotBytes * kSlots));
  if (!arena) std::abort();
  regions.shared = {reinterpret_cast<std::uintptr_t>(arena), kSlotBytes * kSlots, Space::Shared};
  reserve_shadow(regions.shared, true);
  regions.dynamic = {0, kDynamicCapacity + 2 * kDynamicGuard, Space::Dynamic};
  bind_dynamic_shared();
  reserve_shadow(regions.dynamic, true);
}

void bind_dynamic_shared() {
  regions.dynamic.base = reinterpret_cast<std::uintptr_t>(anywarp_dynamic_shared) - kDynamicGuard;
}

std::size_t arena_slots() { return kSlots; }

void* shared_variable(SharedSite& site) {
  ThreadState* me = current;
  if (!me) device_abort("a __shared__ variable is used by the host", site.file, site.line);
  if (site.id == 0) site.id = ++sites;
  Block& block = *me->block;
  if (offsets.size() <= site.id) offsets.resize(sites + 1, -1);
  if (block.variable_serial.size() <= site.id) block.variable_serial.resize(sites + 1, 0);
  long& offset = offsets[site.id];
  if (offset < 0) offset = static_cast<long>(place(*block.launch, site));
  unsigned char* pointer = arena + block.slot * kSlotBytes + offset;
  if (block.variable_serial[site.id] != block.serial) {
    block.variable_serial[site.id] = block.serial;
    checkers::shared_begins(pointer, site.size);
  }
  return pointer;
}

void enter_block(Block& block) {
  const Launch& launch = *block.launch;
  if (!launch.cooperative && launch.dynamic_shared)
    checkers::shared_begins(anywarp_dynamic_shared, launch.dynamic_shared);
  if (launch.cooperative && launch.dynamic_shared && !block.saved_dynamic)
    block.saved_dynamic = static_cast<unsigned char*>(std::calloc(2, launch.dynamic_shared));
}

void leave_launch(Launch& launch) {
  for (Block* block : launch.resident)
    for (const SharedVariable& variable : launch.variables)
      checkers::shared_ends(arena + block->slot * kSlotBytes + variable.offset, variable.site->size);
  if (launch.dynamic_shared) checkers::shared_ends(anywarp_dynamic_shared, launch.dynamic_shared);
  std::fill(offsets.begin(), offsets.end(), -1);
}

void swap_dynamic_shared(Block* from, Block* to) {
  const std::size_t size = to->launch->dynamic_shared;
  std::uint8_t* state = state_of(regions.dynamic, reinterpret_cast<std::uintptr_t>(anywarp_dynamic_shared));
  if (from) {
    std::memcpy(from->saved_dynamic, anywarp_dynamic_shared, size);
    if (state) std::memcpy(from->saved_dynamic + size, state, size);
  }
  std::memcpy(anywarp_dynamic_shared, to->saved_dynamic, size);
  if (!state) return;
  std::memcpy(state, to->saved_dynamic + size, size);
  for (std::size_t i = 0; i < size; ++i) state[i] |= kValid;
}

SharedPlace shared_place(const Launch& launch, std::uintptr_t address) {
  if (regions.dynamic.contains(address)) {
    const auto base = reinterpret_cast<std::uintptr_t>(anywarp_dynamic_shared);
    return {"dynamic shared memory", nullptr, 0, launch.dynamic_shared, static_cast<long long>(address - base)};
  }
  SharedPlace best;
  long long best_distance = 0;
  for (const SharedVariable& variable : launch.variables) {
    const std::size_t in_slot = (address - reinterpret_cast<std::uintptr_t>(arena)) % kSlotBytes;
    const long long offset = static_cast<long long>(in_slot) - static_cast<long long>(variable.offset);
    const auto size = static_cast<long long>(variable.site->size);
    const long long distance = offset < 0 ? -offset : offset >= size ? offset - size + 1 : 0;
    if (!best.name.empty() && distance >= best_distance) continue;
    best = {variable.site->name, variable.site->file, variable.site->line, variable.site->size, offset};
    best_distance = distance;
  }
  return best;
}

}  // namespace anywarp::simt
