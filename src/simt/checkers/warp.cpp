// Checker `warp`: shifts by a lane number that the mask's type has no room for, and the misuse of lane masks and warp
// collectives that the intrinsics find themselves, where the arguments are at hand.
#include "access.h"
#include "simt/engine/findings.h"

namespace anywarp::simt {

namespace checkers {

void shift_beyond_width(unsigned bits, std::uintptr_t by, const void* pc) {
  if (!current || !options().checking(kCheckWarp)) return;
  Record* f = new_finding("warp", "warning", pack_pc(pc), 0x5417);
  if (!f) return;
  f->stack = stack_at(pc);
  f->message = "shifts a " + std::to_string(bits) + "-bit value by " + std::to_string(by) +
               ": lane masks of a 64-lane wavefront need 64 bits";
}

}  // namespace checkers

void report_misuse(const char* checker, const char* severity, const char* message) {
  if (options().checks == 0) return;
  const void* pc = __builtin_return_address(0);
  std::uint64_t text = 0;
  for (const char* c = message; *c; ++c) text = text * 131 + static_cast<unsigned char>(*c);
  Record* f = new_finding(checker, severity, pack_pc(pc), text);
  if (!f) return;
  f->stack = checkers::stack_at(pc);
  f->message = message;
}

}  // namespace anywarp::simt
