#include "allocations.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <map>

#include "options.h"
#include "simt/checkers/hooks.h"
#include "simt/checkers/shadow.h"

namespace anywarp::simt {
namespace {

constexpr std::size_t kAlignment = 256;
constexpr std::size_t kTotal = std::size_t{16} << 30;
constexpr std::size_t kPage = 4096;

struct Heap {
  std::map<std::uintptr_t, Allocation> by_base;  // Live and freed.
  std::map<std::uintptr_t, std::size_t> registered;
  std::uintptr_t next = 0, end = 0;
  std::size_t live = 0;
  std::size_t tracked = 0;
};

// Never destroyed: kernels' findings name allocations from exit handlers.
Heap& heap() {
  static auto* instance = new Heap;
  return *instance;
}

std::size_t guard_of(std::size_t bytes) {
  return std::clamp<std::size_t>(bytes / 4 / kAlignment * kAlignment, 2 * kAlignment, std::size_t{1} << 20);
}

std::size_t footprint(std::size_t bytes) {
  return (bytes + kAlignment - 1) / kAlignment * kAlignment + guard_of(bytes);
}

/// The range has been used up: takes the first freed piece that is large enough, or returns 0.
std::uintptr_t reuse(std::size_t bytes) {
  Heap& h = heap();
  for (auto it = h.by_base.begin(); it != h.by_base.end(); ++it) {
    if (!it->second.freed || it->second.size < bytes) continue;
    const std::uintptr_t base = it->first;
    h.by_base.erase(it);
    return base;
  }
  return 0;
}

}  // namespace

void set_up_device_memory() {
  Heap& h = heap();
  if (h.next) return;
  // Twice what can be live, so that freed memory rests for a while.
  const std::size_t size = 2 * kTotal;
  void* memory = reserve(size);
  if (!memory) {
    std::fprintf(stderr, "anywarp: cannot reserve %zu GiB of address space for the device's memory\n", size >> 30);
    std::_Exit(1);
  }
  regions.heap = {reinterpret_cast<std::uintptr_t>(memory), size, Space::Heap};
  reserve_shadow(regions.heap, true);
  h.next = regions.heap.base + (std::size_t{1} << 20);
  h.end = regions.heap.base + size;
}

Allocation* allocate_device(std::size_t bytes, runtime::MemoryKind kind) {
  set_up_device_memory();
  Heap& h = heap();
  if (bytes > kTotal || h.live + bytes > kTotal) return nullptr;
  std::uintptr_t base = h.next;
  if (h.end - h.next >= footprint(bytes)) {
    h.next += footprint(bytes);
  } else if ((base = reuse(bytes)) == 0) {
    return nullptr;
  }
  h.live += bytes;
  Allocation& a = h.by_base[base];
  a = {};
  a.base = base;
  a.size = bytes;
  a.kind = kind;
  if (options().checks) a.made = capture_stack();
  a.race_tracked = h.tracked + bytes <= kRaceTrackedBytes;
  if (a.race_tracked) h.tracked += bytes;
  checkers::memory_allocated(reinterpret_cast<void*>(base), bytes, kind != runtime::MemoryKind::Device, a.race_tracked);
  return &a;
}

Freed free_device(void* pointer) {
  Heap& h = heap();
  const auto found = h.by_base.find(reinterpret_cast<std::uintptr_t>(pointer));
  if (found == h.by_base.end()) return Freed::NotAnAllocation;
  Allocation& a = found->second;
  if (a.freed) return Freed::Twice;
  a.freed = true;
  if (options().checks) a.released = capture_stack();
  checkers::memory_freed(pointer, a.size);
  h.live -= a.size;
  if (a.race_tracked) h.tracked -= a.size;
  // The contents go, the address stays taken.
  const std::uintptr_t low = (a.base + kPage - 1) & ~(kPage - 1), high = (a.base + a.size) & ~(kPage - 1);
  if (high > low) madvise(reinterpret_cast<void*>(low), high - low, MADV_DONTNEED);
  return Freed::Done;
}

Allocation* find_allocation(std::uintptr_t address) {
  Heap& h = heap();
  auto next = h.by_base.upper_bound(address);
  if (next == h.by_base.begin()) return nullptr;
  Allocation& a = std::prev(next)->second;
  return !a.freed && a.contains(address) ? &a : nullptr;
}

Allocation* nearest_allocation(std::uintptr_t address) {
  Heap& h = heap();
  if (h.by_base.empty()) return nullptr;
  const auto next = h.by_base.upper_bound(address);
  Allocation* before = next == h.by_base.begin() ? nullptr : &std::prev(next)->second;
  Allocation* after = next == h.by_base.end() ? nullptr : &next->second;
  if (!before || !after) return before ? before : after;
  if (before->contains(address)) return before;
  const std::uintptr_t past = address - (before->base + before->size), until = after->base - address;
  return past <= until ? before : after;
}

std::size_t device_bytes_total() { return kTotal; }
std::size_t device_bytes_live() { return heap().live; }

void for_each_allocation(void (*visit)(Allocation&)) {
  for (auto& [base, allocation] : heap().by_base)
    if (!allocation.freed) visit(allocation);
}

bool register_host(std::uintptr_t base, std::size_t size) { return heap().registered.try_emplace(base, size).second; }
bool unregister_host(std::uintptr_t base) { return heap().registered.erase(base) != 0; }
bool host_registered(std::uintptr_t address) {
  const auto& ranges = heap().registered;
  const auto next = ranges.upper_bound(address);
  return next != ranges.begin() && address - std::prev(next)->first < std::prev(next)->second;
}

}  // namespace anywarp::simt
