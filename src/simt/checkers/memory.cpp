// Checker `memory`: accesses outside allocations and shared variables, to freed memory, misaligned, to the host's
// memory. Guard zones around every allocation and variable make overruns into a neighbour visible.
#include <pthread.h>

#include <cstring>

#include "access.h"
#include "simt/engine/allocations.h"
#include "simt/engine/findings.h"
#include "simt/engine/shared.h"

namespace anywarp::simt::checkers {
namespace {

/// The access [offset, offset + size) against an object of `object_size` bytes: ", 64 bytes past the end of".
std::string relation(long long offset, std::size_t size, std::size_t object_size) {
  const auto end = static_cast<long long>(object_size);
  if (offset < 0) return ", " + bytes_text(static_cast<std::uint64_t>(-offset)) + " before the start of ";
  if (offset < end) {
    const auto past = static_cast<std::uint64_t>(offset + static_cast<long long>(size) - end);
    return ", the last " + bytes_text(past) + " past the end of ";
  }
  if (offset == end) return " right past the end of ";
  return ", " + bytes_text(static_cast<std::uint64_t>(offset - end)) + " past the end of ";
}

struct HostStack {
  std::uintptr_t low = 0, high = 0;
};
HostStack host_stack() {
  HostStack stack;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return stack;
  void* low = nullptr;
  std::size_t size = 0;
  pthread_attr_getstack(&attributes, &low, &size);
  pthread_attr_destroy(&attributes);
  stack.low = reinterpret_cast<std::uintptr_t>(low);
  stack.high = stack.low + size;
  return stack;
}

}  // namespace

std::string bytes_text(std::uint64_t n) { return std::to_string(n) + (n == 1 ? " byte" : " bytes"); }

Stack stack_at(const void* pc) {
  Stack stack;
  stack.pc[stack.depth++] = reinterpret_cast<std::uintptr_t>(pc);
  const Stack walked = capture_stack();
  bool found = false;
  for (unsigned i = 0; i < walked.depth && stack.depth < stack.pc.size(); ++i) {
    if (found) stack.pc[stack.depth++] = walked.pc[i];
    found = found || walked.pc[i] == stack.pc[0];
  }
  return stack;
}

Naming name_memory(const Region& region, std::uintptr_t address, Record& finding) {
  Naming naming;
  if (region.space == Space::Heap) {
    if (const Allocation* a = find_allocation(address)) {
      naming.text = "byte " + std::to_string(address - a->base) + " of the " + std::to_string(a->size) +
                    "-byte allocation made at {alloc}";
      finding.places.emplace_back("alloc", a->made);
      naming.in_allocation = true;
    } else {
      naming.text = "device memory";
    }
  } else if (region.space == Space::Image) {
    naming.text = "a variable of the program";
  } else if (running) {
    const SharedPlace place = shared_place(*running, address);
    naming.variable = place.name;
    const bool dynamic = region.space == Space::Dynamic;
    naming.text = "byte " + std::to_string(place.offset) + " of " +
                  (dynamic ? place.name : "the shared variable `" + place.name + "`");
  }
  return naming;
}

void report_out_of_bounds(const Region& region, std::uintptr_t address, std::size_t size, AccessKind kind,
                          const void* pc) {
  Record* f = new_finding("memory", "error", pack_pc(pc), 1);
  if (!f) return;
  f->stack = stack_at(pc);
  f->message = std::string(verb(kind)) + " " + bytes_text(size);
  if (region.space == Space::Heap) {
    const Allocation* a = nearest_allocation(address);
    if (!a) {
      f->message += " of device memory that was never allocated";
      return;
    }
    const auto offset = static_cast<long long>(address - a->base);
    const std::string what = std::to_string(a->size) + "-byte allocation made at {alloc}";
    f->places.emplace_back("alloc", a->made);
    if (a->freed && a->contains(address)) {
      f->message += " at byte " + std::to_string(offset) + " of the freed " + what + " and freed at {free}";
      f->places.emplace_back("free", a->released);
    } else {
      f->message += relation(offset, size, a->size) + "the " + what;
    }
    return;
  }
  const SharedPlace place = shared_place(*running, address);
  if (place.name.empty()) {
    f->message += " of shared memory that no variable has";
    return;
  }
  f->variable = place.name;
  const std::string what =
      region.space == Space::Dynamic ? " of " + place.name : " shared variable `" + place.name + "`";
  f->message += relation(place.offset, size, place.size) + "the " + std::to_string(place.size) +
                (region.space == Space::Dynamic ? " bytes" : "-byte") + what;
  if (place.file) f->message += " (" + std::string(place.file) + ":" + std::to_string(place.line) + ")";
}

void report_foreign(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc) {
  if (address < 65536) return;  // It crashes at once, and the fault's own report says more.
  if (host_registered(address)) return;
  // A launch keeps the kernel's arguments on the host's stack, so reads there are the launch's own.
  static thread_local const HostStack stack = host_stack();
  const bool on_stack = address >= stack.low && address < stack.high;
  if (on_stack && !kind.write) return;
  Record* f = new_finding("memory", "error", pack_pc(pc), 2);
  if (!f) return;
  f->stack = stack_at(pc);
  f->message = std::string(verb(kind)) + " " + bytes_text(size) + " of the host's memory" +
               (on_stack ? " (its stack)" : "") + ": a GPU cannot follow this pointer";
}

void misaligned_access(std::uintptr_t address, std::size_t alignment, const void* pc) {
  if (!options().checking(kCheckMemory) || !current) return;
  if (local_base <= address && address < local_end) return;
  Record* f = new_finding("memory", "error", pack_pc(pc), 3);
  if (!f) return;
  f->stack = stack_at(pc);
  f->message = "misaligned access: the address is " + std::to_string(address % alignment) +
               " bytes past a multiple of the " + std::to_string(alignment) + " that the type needs";
  if (const Region* region = regions.find(address)) {
    const Naming naming = name_memory(*region, address, *f);
    f->message += ", at " + naming.text;
    f->variable = naming.variable;
  }
}

void host_access(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc) {
  if (!options().checking(kCheckMemory)) return;
  const Allocation* a = nearest_allocation(address);
  if (a && !a->freed && a->contains(address) && a->kind != runtime::MemoryKind::Device) return;
  Record* f = new_finding("memory", "error", pack_pc(pc), 4);
  if (!f) return;
  f->stack = stack_at(pc);
  f->message = "the host " + std::string(verb(kind)) + " " + bytes_text(size);
  if (a && a->contains(address)) {
    f->message += a->freed ? " of the freed " : " of the ";
    f->message += std::to_string(a->size) + "-byte " + (a->freed ? "" : "device ") + "allocation made at {alloc}";
    f->places.emplace_back("alloc", a->made);
  } else {
    f->message += " of the device's memory, outside every allocation";
  }
}

// ---- states --------------------------------------------------------------------------------------------------------

namespace {

std::uint8_t* states(const void* pointer, std::size_t bytes) {
  const auto address = reinterpret_cast<std::uintptr_t>(pointer);
  const Region* region = regions.find(address);
  if (!region || !region->state || bytes > region->base + region->size - address) return nullptr;
  return region->state + (address - region->base);
}

void add_states(const void* pointer, std::size_t bytes, std::uint8_t added, std::uint8_t removed) {
  std::uint8_t* state = states(pointer, bytes);
  if (!state) return;
  for (std::size_t i = 0; i < bytes; ++i) state[i] = static_cast<std::uint8_t>((state[i] & ~removed) | added);
}

}  // namespace

void memory_allocated(void* pointer, std::size_t bytes, bool written, bool race_tracked) {
  if (std::uint8_t* state = states(pointer, bytes))
    std::memset(state, kValid | (written ? kInit : 0) | (race_tracked ? 0 : kUntracked), bytes);
}

void shared_begins(const void* pointer, std::size_t bytes) {
  if (std::uint8_t* state = states(pointer, bytes)) std::memset(state, kValid, bytes);
}

void shared_ends(const void* pointer, std::size_t bytes) {
  if (std::uint8_t* state = states(pointer, bytes)) std::memset(state, 0, bytes);
}

void memory_freed(void* pointer, std::size_t bytes) {
  if (options().checking(kCheckUnread))
    if (Allocation* a = nearest_allocation(reinterpret_cast<std::uintptr_t>(pointer))) check_unread(*a);
  shared_ends(pointer, bytes);
}

void host_filled(const void* pointer, std::size_t bytes) {
  add_states(pointer, bytes, kInit | kHost, kRead | kWritten);
}
void memory_set(const void* pointer, std::size_t bytes) { add_states(pointer, bytes, kInit, kHost); }

void device_copied(const void* to, const void* from, std::size_t bytes) {
  std::uint8_t *target = states(to, bytes), *source = states(from, bytes);
  // A copy back to the host is a use: the host has looked at what it sent.
  if (source)
    for (std::size_t i = 0; i < bytes; ++i) source[i] |= kRead;
  if (target)
    for (std::size_t i = 0; i < bytes; ++i)
      target[i] = static_cast<std::uint8_t>((target[i] & ~(kInit | kHost)) | (source ? source[i] & kInit : kInit));
}

}  // namespace anywarp::simt::checkers
