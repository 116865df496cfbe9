// What the checkers remember of memory. Each region of memory that kernels may use has one state byte per byte, and,
// for the race checker, cells of past accesses. Both are reserved address space beside the region, touched only where
// it is used.
#pragma once

#include <cstddef>
#include <cstdint>

namespace anywarp::simt {

enum class Space : std::uint8_t { Heap, Shared, Dynamic, Image };

enum State : std::uint8_t {
  kValid = 1,       ///< Inside an allocation or a variable.
  kInit = 2,        ///< Written by the host, a kernel, or a copy.
  kHost = 4,        ///< Filled by the host: what `unread` counts.
  kRead = 8,        ///< Read by a kernel.
  kWritten = 16,    ///< Written by a kernel.
  kUntracked = 32,  ///< No race checking here: the allocation is too large for the cells to fit into memory.
};

/// One access in the past. `epoch` names launch, block and barrier interval; 0: none.
struct Access {
  std::uint32_t epoch = 0;
  std::uint32_t pc = 0;
  std::uint16_t thread = 0;
  std::uint16_t clock = 0;  ///< The thread's clock; the top bit marks an atomic.

  static constexpr std::uint16_t kAtomic = 0x8000;
  bool atomic() const { return (clock & kAtomic) != 0; }
  std::uint16_t time() const { return clock & 0x7fff; }
};

/// The last write and two reads. Two reads are enough to find a conflict with any later write: they are kept from
/// different warps where there are such.
struct Cell {
  Access write, read1, read2;
  std::uint32_t split = 0;  ///< Of a four-byte cell: its bytes have cells of their own.
};

struct Region {
  std::uintptr_t base = 0;
  std::size_t size = 0;
  Space space = Space::Heap;
  std::uint8_t* state = nullptr;  ///< Per byte; nullptr: not tracked (the program's own variables).
  Cell* words = nullptr;          ///< Per four bytes; nullptr: races are not checked.
  Cell* bytes = nullptr;          ///< Per byte, used where a word is split.

  bool contains(std::uintptr_t address) const { return address - base < size; }
};

/// Filled in as the engine sets up its memory; a region of size 0 does not exist.
struct Regions {
  Region heap, shared, dynamic, image;

  Region* find(std::uintptr_t address) {
    if (heap.contains(address)) return &heap;
    if (shared.contains(address)) return &shared;
    if (dynamic.contains(address)) return &dynamic;
    if (image.contains(address)) return &image;
    return nullptr;
  }
};
extern Regions regions;

/// Reserves what the enabled checkers need for `region`.
void reserve_shadow(Region& region, bool with_state);

/// Address space that costs nothing until it is touched; nullptr when there is none.
void* reserve(std::size_t bytes);

inline std::uint8_t* state_of(const Region& region, std::uintptr_t address) {
  return region.state ? region.state + (address - region.base) : nullptr;
}

/// Allocations up to this many bytes in all have race cells.
inline constexpr std::size_t kRaceTrackedBytes = std::size_t{64} << 20;

}  // namespace anywarp::simt
