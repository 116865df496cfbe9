// The device's memory: one reserved range, from which every allocation takes a piece with guard zones around it. Freed
// pieces rest until the range is used up, so that a use after free meets memory that nobody else has.
#pragma once

#include <cstddef>
#include <cstdint>

#include "findings.h"
#include "runtime.h"

namespace anywarp::simt {

struct Allocation {
  std::uintptr_t base = 0;
  std::size_t size = 0;
  runtime::MemoryKind kind = runtime::MemoryKind::Device;
  bool freed = false;
  bool race_tracked = false;
  bool unread_checked = false;
  Stack made, released;
  std::uint32_t first_read_pc = 0;  ///< For `unread`: the first read by a kernel; 0: none.
  std::string first_read_kernel;

  bool contains(std::uintptr_t address) const { return address - base < size; }
};

/// Reserves the device's memory; once.
void set_up_device_memory();

/// nullptr when the device has not that much left.
Allocation* allocate_device(std::size_t bytes, runtime::MemoryKind kind);

enum class Freed { Done, NotAnAllocation, Twice };
Freed free_device(void* pointer);

/// The live allocation that holds `address`, or nullptr.
Allocation* find_allocation(std::uintptr_t address);
/// The allocation, live or freed, that holds `address` or ends nearest to it; nullptr when there is none at all.
Allocation* nearest_allocation(std::uintptr_t address);

std::size_t device_bytes_total();
std::size_t device_bytes_live();

/// Calls `visit` for every live allocation, in order of address.
void for_each_allocation(void (*visit)(Allocation&));

/// Host memory that kernels may use (cudaHostRegister).
bool register_host(std::uintptr_t base, std::size_t size);
bool unregister_host(std::uintptr_t base);
bool host_registered(std::uintptr_t address);

}  // namespace anywarp::simt
