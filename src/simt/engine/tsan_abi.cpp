// The functions that `clang -fsanitize=thread` calls around every access. The engine owns this interface in place of
// ThreadSanitizer's runtime, so that the accesses of GPU threads, which are fibres, reach its checkers. Atomics:
// tsan_atomics.cpp.
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "simt/checkers/access.h"

using anywarp::simt::checkers::on_access;

namespace {

inline std::uintptr_t number(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

/// An access whose type is known to be aligned. Beyond eight bytes the compiler uses this form from eight-byte
/// alignment on.
template <std::size_t size, bool write>
inline void aligned(void* pointer, const void* pc) {
  if (size <= 8 && number(pointer) % size != 0) [[unlikely]]
    anywarp::simt::checkers::misaligned_access(number(pointer), size, pc);
  on_access(number(pointer), size, {write, false}, pc);
}

}  // namespace

#define ANYWARP_PC __builtin_return_address(0)

extern "C" {

void __tsan_init() {}
void __tsan_func_entry(void*) {}
void __tsan_func_exit() {}
void __tsan_ignore_thread_begin() {}
void __tsan_ignore_thread_end() {}

#define ANYWARP_ACCESS(size)                                                                                     \
  void __tsan_read##size(void* p) { aligned<size, false>(p, ANYWARP_PC); }                                       \
  void __tsan_write##size(void* p) { aligned<size, true>(p, ANYWARP_PC); }                                       \
  void __tsan_volatile_read##size(void* p) { aligned<size, false>(p, ANYWARP_PC); }                              \
  void __tsan_volatile_write##size(void* p) { aligned<size, true>(p, ANYWARP_PC); }                              \
  void __tsan_unaligned_read##size(void* p) { on_access(number(p), size, {false, false}, ANYWARP_PC); }          \
  void __tsan_unaligned_write##size(void* p) { on_access(number(p), size, {true, false}, ANYWARP_PC); }          \
  void __tsan_unaligned_volatile_read##size(void* p) { on_access(number(p), size, {false, false}, ANYWARP_PC); } \
  void __tsan_unaligned_volatile_write##size(void* p) { on_access(number(p), size, {true, false}, ANYWARP_PC); } \
  void __tsan_read_write##size(void* p) {                                                                        \
    aligned<size, false>(p, ANYWARP_PC);                                                                         \
    on_access(number(p), size, {true, false}, ANYWARP_PC);                                                       \
  }                                                                                                              \
  void __tsan_unaligned_read_write##size(void* p) {                                                              \
    on_access(number(p), size, {false, false}, ANYWARP_PC);                                                      \
    on_access(number(p), size, {true, false}, ANYWARP_PC);                                                       \
  }
ANYWARP_ACCESS(1)
ANYWARP_ACCESS(2)
ANYWARP_ACCESS(4)
ANYWARP_ACCESS(8)
ANYWARP_ACCESS(16)
#undef ANYWARP_ACCESS

void __tsan_read_range(void* p, std::size_t n) { on_access(number(p), n, {false, false}, ANYWARP_PC); }
void __tsan_write_range(void* p, std::size_t n) { on_access(number(p), n, {true, false}, ANYWARP_PC); }
void __tsan_vptr_update(void**, void*) {}
void __tsan_vptr_read(void**) {}

void* __tsan_memcpy(void* to, const void* from, std::size_t n) {
  on_access(number(from), n, {false, false}, ANYWARP_PC);
  on_access(number(to), n, {true, false}, ANYWARP_PC);
  return std::memmove(to, from, n);
}
void* __tsan_memmove(void* to, const void* from, std::size_t n) {
  on_access(number(from), n, {false, false}, ANYWARP_PC);
  on_access(number(to), n, {true, false}, ANYWARP_PC);
  return std::memmove(to, from, n);
}
void* __tsan_memset(void* to, int value, std::size_t n) {
  on_access(number(to), n, {true, false}, ANYWARP_PC);
  return std::memset(to, value, n);
}

}  // extern "C"
