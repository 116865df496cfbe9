// The atomics of ThreadSanitizer's interface. One OS thread runs all GPU threads, so each is an ordinary operation;
// what matters is that the checkers hear of it, and that a memory order which publishes is seen to do so.
#include <cstdint>
#include <cstring>

#include "simt/checkers/access.h"

namespace {

using namespace anywarp::simt;
using Wide = unsigned __int128;

// Values of std::memory_order as the compiler passes them.
bool publishes(int order) { return order >= 3; }

void before(const volatile void* pointer, std::size_t size, bool write, const void* pc) {
  const auto address = reinterpret_cast<std::uintptr_t>(pointer);
  if (current && address % size != 0) checkers::misaligned_access(address, size, pc);
  checkers::on_access(address, size, {write, true}, pc);
}

void after(int order) {
  if (current) checkers::atomic_done(*current, publishes(order));
}

template <typename T>
T load(const volatile T* p, int order, const void* pc) {
  before(p, sizeof(T), false, pc);
  const T value = *p;
  after(order == 5 ? 5 : 0);
  return value;
}

template <typename T, typename Change>
T update(volatile T* p, int order, const void* pc, Change change) {
  before(p, sizeof(T), true, pc);
  const T old = *p;
  *p = change(old);
  after(order);
  return old;
}

template <typename T>
bool exchange_if(volatile T* p, T* expected, T desired, int order, const void* pc) {
  before(p, sizeof(T), true, pc);
  const T old = *p;
  const bool same = old == *expected;
  if (same) *p = desired;
  *expected = old;
  after(order);
  return same;
}

}  // namespace

#define ANYWARP_PC __builtin_return_address(0)

extern "C" {

#define ANYWARP_ATOMIC(bits, T)                                                                  \
  T __tsan_atomic##bits##_load(const volatile T* p, int o) { return load<T>(p, o, ANYWARP_PC); } \
  void __tsan_atomic##bits##_store(volatile T* p, T v, int o) {                                  \
    update<T>(p, o, ANYWARP_PC, [v](T) { return v; });                                           \
  }                                                                                              \
  T __tsan_atomic##bits##_exchange(volatile T* p, T v, int o) {                                  \
    return update<T>(p, o, ANYWARP_PC, [v](T) { return v; });                                    \
  }                                                                                              \
  T __tsan_atomic##bits##_fetch_add(volatile T* p, T v, int o) {                                 \
    return update<T>(p, o, ANYWARP_PC, [v](T x) { return static_cast<T>(x + v); });              \
  }                                                                                              \
  T __tsan_atomic##bits##_fetch_sub(volatile T* p, T v, int o) {                                 \
    return update<T>(p, o, ANYWARP_PC, [v](T x) { return static_cast<T>(x - v); });              \
  }                                                                                              \
  T __tsan_atomic##bits##_fetch_and(volatile T* p, T v, int o) {                                 \
    return update<T>(p, o, ANYWARP_PC, [v](T x) { return static_cast<T>(x & v); });              \
  }                                                                                              \
  T __tsan_atomic##bits##_fetch_or(volatile T* p, T v, int o) {                                  \
    return update<T>(p, o, ANYWARP_PC, [v](T x) { return static_cast<T>(x | v); });              \
  }                                                                                              \
  T __tsan_atomic##bits##_fetch_xor(volatile T* p, T v, int o) {                                 \
    return update<T>(p, o, ANYWARP_PC, [v](T x) { return static_cast<T>(x ^ v); });              \
  }                                                                                              \
  T __tsan_atomic##bits##_fetch_nand(volatile T* p, T v, int o) {                                \
    return update<T>(p, o, ANYWARP_PC, [v](T x) { return static_cast<T>(~(x & v)); });           \
  }                                                                                              \
  int __tsan_atomic##bits##_compare_exchange_strong(volatile T* p, T* c, T v, int o, int) {      \
    return exchange_if<T>(p, c, v, o, ANYWARP_PC);                                               \
  }                                                                                              \
  int __tsan_atomic##bits##_compare_exchange_weak(volatile T* p, T* c, T v, int o, int) {        \
    return exchange_if<T>(p, c, v, o, ANYWARP_PC);                                               \
  }                                                                                              \
  T __tsan_atomic##bits##_compare_exchange_val(volatile T* p, T c, T v, int o, int) {            \
    exchange_if<T>(p, &c, v, o, ANYWARP_PC);                                                     \
    return c;                                                                                    \
  }
ANYWARP_ATOMIC(8, std::uint8_t)
ANYWARP_ATOMIC(16, std::uint16_t)
ANYWARP_ATOMIC(32, std::uint32_t)
ANYWARP_ATOMIC(64, std::uint64_t)
ANYWARP_ATOMIC(128, Wide)
#undef ANYWARP_ATOMIC

void __tsan_atomic_thread_fence(int) { thread_fence(Scope::Device); }
void __tsan_atomic_signal_fence(int) {}

}  // extern "C"
