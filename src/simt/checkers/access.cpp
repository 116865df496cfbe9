// Every instrumented access: first the state of its bytes (bounds, initialisation, what was read), then the race
// checker. The common case, all bytes in the wanted state already, is one comparison.
#include "access.h"

#include <link.h>

#include <algorithm>
#include <cstring>

#include "simt/engine/allocations.h"

namespace anywarp::simt::checkers {

std::uintptr_t local_base = 0, local_end = 0;

namespace {

unsigned enabled = 0;  // Options::checks, close at hand.
std::uint8_t wanted_by_read = kValid;
std::uint8_t wanted_by_write = kValid | kInit | kWritten;

bool all_in_state(const std::uint8_t* state, std::size_t size, std::uint8_t wanted) {
  const std::uint64_t mask = 0x0101010101010101ull * wanted;
  while (size >= 8) {
    std::uint64_t word;
    std::memcpy(&word, state, 8);
    if ((word & mask) != mask) return false;
    state += 8;
    size -= 8;
  }
  std::uint64_t word = mask;
  std::memcpy(&word, state, size);
  return (word & mask) == mask;
}

[[gnu::noinline]] void state_changes(Region& region, std::uintptr_t address, std::size_t size, AccessKind kind,
                                     const void* pc) {
  std::uint8_t* state = region.state + (address - region.base);
  std::size_t uninitialised = 0;
  bool host_unread = false;
  for (std::size_t i = 0; i < size; ++i) {
    if (!(state[i] & kValid)) {
      if (enabled & kCheckMemory) report_out_of_bounds(region, address, size, kind, pc);
      return;
    }
    uninitialised += !(state[i] & kInit);
    host_unread = host_unread || (state[i] & (kHost | kRead)) == kHost;
  }
  // An atomic update reads too.
  const bool reads = !kind.write || kind.atomic;
  // More than four bytes may be a structure's copy, with padding that nobody wrote. Padding never comes first.
  const bool mistake =
      uninitialised == size || (uninitialised != 0 && (size <= 4 || (size <= 16 && !(state[0] & kInit))));
  if (reads && mistake && (enabled & kCheckInit)) report_uninitialised(region, address, size, pc);
  if (reads && host_unread && (enabled & kCheckUnread)) note_first_read(address, pc);
  const std::uint8_t now = static_cast<std::uint8_t>((reads ? kRead : 0) | (kind.write ? kInit | kWritten : 0));
  for (std::size_t i = 0; i < size; ++i) state[i] |= now;
}

/// The program's own variables, which `__device__` and `__constant__` ones are here: its writable segments.
Region find_image() {
  Region image;
  image.space = Space::Image;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* out) {
        std::uintptr_t low = ~std::uintptr_t{0}, high = 0;
        for (int i = 0; i < info->dlpi_phnum; ++i) {
          const auto& segment = info->dlpi_phdr[i];
          if (segment.p_type != PT_LOAD) continue;
          low = std::min<std::uintptr_t>(low, info->dlpi_addr + segment.p_vaddr);
          high = std::max<std::uintptr_t>(high, info->dlpi_addr + segment.p_vaddr + segment.p_memsz);
        }
        auto& found = *static_cast<Region*>(out);
        found.base = low & ~std::uintptr_t{3};
        found.size = high - found.base;
        return 1;  // The first is the program itself.
      },
      &image);
  return image;
}

}  // namespace

const char* verb(AccessKind kind) {
  if (kind.atomic) return kind.write ? "atomically updates" : "atomically reads";
  return kind.write ? "writes" : "reads";
}

void device_access(std::uintptr_t address, std::size_t size, AccessKind kind, const void* pc) {
  settle();
  if (address - local_base < local_end - local_base) return;
  if ((time_slice -= kind.atomic ? 64 : 1) < 0) yield_thread();
  if (enabled == 0 || size == 0) return;
  Region* region = regions.find(address);
  if (!region) {
    if (enabled & kCheckMemory) report_foreign(address, size, kind, pc);
    return;
  }
  if (region->state) {
    const std::uint8_t* state = region->state + (address - region->base);
    if (!all_in_state(state, size, kind.write ? wanted_by_write : wanted_by_read))
      state_changes(*region, address, size, kind, pc);
    // Out of bounds there is no variable to race for; an untracked allocation is too large.
    if ((state[0] & (kValid | kUntracked)) != kValid) return;
  }
  if (region->words) race_access(*region, address, size, kind, pc);
}

void set_up() {
  enabled = options().checks;
  if (enabled & kCheckInit) wanted_by_read |= kInit;
  if (enabled & kCheckUnread) wanted_by_read |= kRead;
  local_base = local_region().base;
  local_end = local_base + local_region().size;
  regions.image = find_image();
  reserve_shadow(regions.image, false);
}

}  // namespace anywarp::simt::checkers

namespace anywarp::simt {

void touch_read(const void* pointer, std::size_t size) {
  checkers::on_access(reinterpret_cast<std::uintptr_t>(pointer), size, {false, false}, __builtin_return_address(0));
}

void touch_write(void* pointer, std::size_t size) {
  checkers::on_access(reinterpret_cast<std::uintptr_t>(pointer), size, {true, false}, __builtin_return_address(0));
}

}  // namespace anywarp::simt
