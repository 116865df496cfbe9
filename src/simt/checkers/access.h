// The way of every instrumented access into the checkers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "hooks.h"
#include "shadow.h"
#include "simt/engine/findings.h"
#include "simt/engine/options.h"

namespace anywarp::simt {
struct Allocation;
}

namespace anywarp::simt::checkers {

struct AccessKind {
  bool write;
  bool atomic;
};

/// "reads", "writes", "updates atomically": as a sentence about a thread goes on.
const char* verb(AccessKind kind);

/// An access by the running GPU thread. `pc`: the return address of the instrumentation's call.
void device_access(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc);
/// An access by host code.
void host_access(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc);
/// The address is no multiple of what the access's type needs.
void misaligned_access(std::uintptr_t address, std::size_t alignment, const void* pc);
/// A value of `bits` bits was shifted by `by`, at least its width.
void shift_beyond_width(unsigned bits, std::uintptr_t by, const void* pc);

/// Bounds of local_region(), kept here so that the test is two comparisons.
extern std::uintptr_t local_base, local_end;

inline void on_access(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc) {
  if (current) {
    if (pending.size == 0 && local_base <= address && address < local_end) return;
    device_access(address, size, kind, pc);
  } else if (regions.heap.contains(address)) {
    host_access(address, size, kind, pc);
  }
}

/// "1 byte", "2 bytes".
std::string bytes_text(std::uint64_t n);
/// The stack from the instrumentation's caller outwards.
Stack stack_at(const void* pc);

// ---- what access.cpp hands on --------------------------------------------------------------------------------------

void report_out_of_bounds(const Region& region, std::uintptr_t address, std::size_t size, AccessKind kind,
                          const void* pc);
void report_foreign(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc);
void report_uninitialised(const Region& region, std::uintptr_t address, std::size_t size, const void* pc);
void note_first_read(std::uintptr_t address, const void* pc);
void check_unread(Allocation& allocation);
void check_lds(const Launch& launch);
void race_access(Region& region, std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc);

/// What `address` is called in a report: "`tile`", "the 8192-byte allocation made at {alloc}".
struct Naming {
  std::string text;      ///< For a sentence.
  std::string variable;  ///< The variable's name, where it has one.
  bool in_allocation = false;
};
Naming name_memory(const Region& region, std::uintptr_t address, Record& finding);

}  // namespace anywarp::simt::checkers
