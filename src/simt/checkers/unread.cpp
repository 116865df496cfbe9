// Checker `unread`: input that the host filled and that kernels read only in part, which is how a mask that is applied
// to the first tile only, or a loop that stops early, shows itself. Said once per allocation, when it is freed or at
// the program's end, and only if some of it was read: an input that is not read at all is a choice, not a slip.
#include <cstdio>
#include <vector>

#include "access.h"
#include "simt/engine/allocations.h"

namespace anywarp::simt::checkers {
namespace {

constexpr std::size_t kLeastBytes = 256;      // Smaller ones are tables, which data looks things up in.
constexpr std::size_t kLeastUnreadShare = 8;  // One byte in so many must be unread.

/// "16 of every 80 bytes", when the read bytes lie so; otherwise empty.
std::string pattern(const std::vector<std::size_t>& runs, bool first_is_read) {
  if (!first_is_read || runs.size() < 4) return "";
  const std::size_t read = runs[0], unread = runs[1];
  for (std::size_t i = 0; i + 1 < runs.size(); i += 2) {
    const bool last = i + 2 >= runs.size();
    if (runs[i] != read || (runs[i + 1] != unread && !last)) return "";
  }
  return bytes_text(read) + " of every " + std::to_string(read + unread);
}

}  // namespace

void note_first_read(std::uintptr_t address, const void* pc) {
  Allocation* a = find_allocation(address);
  if (!a || a->first_read_pc != 0) return;
  a->first_read_pc = pack_pc(pc);
  a->first_read_kernel = running ? running->site.kernel : "";
}

void check_unread(Allocation& a) {
  const std::uint8_t* state = state_of(regions.heap, a.base);
  if (!state || a.unread_checked || a.kind != runtime::MemoryKind::Device) return;
  a.unread_checked = true;
  std::size_t filled = 0, read = 0, unread = 0;
  std::vector<std::size_t> runs;
  bool first_is_read = false, previous = false;
  for (std::size_t i = 0; i < a.size; ++i) {
    const bool host = state[i] & kHost, was_read = state[i] & kRead;
    if (!host) continue;
    // What a kernel has overwritten without reading it was output, not input.
    if (!was_read && (state[i] & kWritten)) continue;
    if (filled == 0) first_is_read = was_read;
    if (filled == 0 || was_read != previous) runs.push_back(0);
    ++runs.back();
    previous = was_read;
    ++filled;
    (was_read ? read : unread) += 1;
  }
  if (read == 0 || filled < kLeastBytes || unread < filled / kLeastUnreadShare || unread == 0) return;
  Record* f = new_finding("unread", "warning", a.base, a.made.pc[0]);
  if (!f) return;
  char share[16];
  std::snprintf(share, sizeof share, "%.0f%%", 100.0 * static_cast<double>(read) / static_cast<double>(filled));
  f->message = "kernels read only " + std::string(share) + " of the " + std::to_string(filled) +
               " bytes that the host put into the allocation made at {alloc}";
  const std::string repeated = pattern(runs, first_is_read);
  if (!repeated.empty())
    f->message += ": " + repeated;
  else if (runs.size() == 2 && first_is_read)
    f->message += ": the first " + bytes_text(runs[0]);
  f->kernel = a.first_read_kernel;
  f->places.emplace_back("alloc", a.made);
  if (a.first_read_pc != 0) {
    f->stack = {};
    f->stack.pc[0] = unpack_pc(a.first_read_pc);
    f->stack.depth = 1;
  }
}

void program_ends() {
  if (options().checking(kCheckUnread)) for_each_allocation([](Allocation& a) { check_unread(a); });
}

}  // namespace anywarp::simt::checkers
