// Atomic read-modify-write on integers and floating point, relaxed as the hardware's are. What has no host instruction
// is a compare-and-swap loop on the integer of the same size, which the race detector sees as atomic. 16-bit floats
// have theirs beside their types (half.h, bfloat16.h).
#pragma once

#include <cstdint>
#include <cstring>

#include "vector_types.h"

namespace anywarp::simt {

template <std::size_t bytes>
struct UnsignedOf;
template <>
struct UnsignedOf<2> {
  using type = std::uint16_t;
};
template <>
struct UnsignedOf<4> {
  using type = std::uint32_t;
};
template <>
struct UnsignedOf<8> {
  using type = std::uint64_t;
};

/// Replaces *p by update(*p); returns the old value. update may run more than once.
template <typename T, typename Update>
ANYWARP_INLINE T atomic_update(T* p, Update update) {
  using Bits = typename UnsignedOf<sizeof(T)>::type;
  Bits* bits = reinterpret_cast<Bits*>(p);
  Bits seen = __atomic_load_n(bits, __ATOMIC_RELAXED);
  for (;;) {
    const T old = __builtin_bit_cast(T, seen);
    const Bits wanted = __builtin_bit_cast(Bits, static_cast<T>(update(old)));
    if (__atomic_compare_exchange_n(bits, &seen, wanted, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) return old;
  }
}

template <typename T>
ANYWARP_INLINE T atomic_exchange(T* p, T value) {
  using Bits = typename UnsignedOf<sizeof(T)>::type;
  return __builtin_bit_cast(
      T, __atomic_exchange_n(reinterpret_cast<Bits*>(p), __builtin_bit_cast(Bits, value), __ATOMIC_RELAXED));
}

/// A failed exchange lets other threads run: the loop around it may wait for one of them.
template <typename T>
ANYWARP_INLINE T atomic_compare_exchange(T* p, T compare, T value) {
  using Bits = typename UnsignedOf<sizeof(T)>::type;
  Bits seen = __builtin_bit_cast(Bits, compare);
  if (!__atomic_compare_exchange_n(reinterpret_cast<Bits*>(p), &seen, __builtin_bit_cast(Bits, value), false,
                                   __ATOMIC_RELAXED, __ATOMIC_RELAXED) &&
      this_thread()) {
    yield_thread();
  }
  return __builtin_bit_cast(T, seen);
}

}  // namespace anywarp::simt

// Each operation for one type, in CUDA's three scopes.
#define ANYWARP_ATOMIC_SCOPES(T, name, expression)                \
  ANYWARP_INLINE T name(T* p, T v) { return expression; }         \
  ANYWARP_INLINE T name##_block(T* p, T v) { return expression; } \
  ANYWARP_INLINE T name##_system(T* p, T v) { return expression; }
#define ANYWARP_ATOMIC_FETCH(T, name, builtin) ANYWARP_ATOMIC_SCOPES(T, name, builtin(p, v, __ATOMIC_RELAXED))
#define ANYWARP_ATOMIC_UPDATE(T, name, expression) \
  ANYWARP_ATOMIC_SCOPES(T, name, ::anywarp::simt::atomic_update(p, [&](T old) -> T { return expression; }))
#define ANYWARP_ATOMIC_CAS(T)                                                                                    \
  ANYWARP_INLINE T atomicCAS(T* p, T c, T v) { return ::anywarp::simt::atomic_compare_exchange(p, c, v); }       \
  ANYWARP_INLINE T atomicCAS_block(T* p, T c, T v) { return ::anywarp::simt::atomic_compare_exchange(p, c, v); } \
  ANYWARP_INLINE T atomicCAS_system(T* p, T c, T v) { return ::anywarp::simt::atomic_compare_exchange(p, c, v); }
#define ANYWARP_ATOMIC_INTEGER(T)                                              \
  ANYWARP_ATOMIC_FETCH(T, atomicAdd, __atomic_fetch_add)                       \
  ANYWARP_ATOMIC_FETCH(T, atomicSub, __atomic_fetch_sub)                       \
  ANYWARP_ATOMIC_FETCH(T, atomicAnd, __atomic_fetch_and)                       \
  ANYWARP_ATOMIC_FETCH(T, atomicOr, __atomic_fetch_or)                         \
  ANYWARP_ATOMIC_FETCH(T, atomicXor, __atomic_fetch_xor)                       \
  ANYWARP_ATOMIC_SCOPES(T, atomicExch, ::anywarp::simt::atomic_exchange(p, v)) \
  ANYWARP_ATOMIC_UPDATE(T, atomicMin, v < old ? v : old)                       \
  ANYWARP_ATOMIC_UPDATE(T, atomicMax, old < v ? v : old)                       \
  ANYWARP_ATOMIC_CAS(T)
#define ANYWARP_ATOMIC_FLOAT(T)                \
  ANYWARP_ATOMIC_UPDATE(T, atomicAdd, old + v) \
  ANYWARP_ATOMIC_SCOPES(T, atomicExch, ::anywarp::simt::atomic_exchange(p, v))

ANYWARP_ATOMIC_INTEGER(int)
ANYWARP_ATOMIC_INTEGER(unsigned)
ANYWARP_ATOMIC_INTEGER(long long)
ANYWARP_ATOMIC_INTEGER(unsigned long long)
ANYWARP_ATOMIC_UPDATE(unsigned, atomicInc, old >= v ? 0u : old + 1)
ANYWARP_ATOMIC_UPDATE(unsigned, atomicDec, old == 0 || old > v ? v : old - 1)
ANYWARP_ATOMIC_CAS(unsigned short)
ANYWARP_ATOMIC_FLOAT(float)
ANYWARP_ATOMIC_FLOAT(double)

/// Each element by itself: the vector as a whole is not atomic.
ANYWARP_INLINE float2 atomicAdd(float2* p, float2 v) {
  float2 old;
  old.x = atomicAdd(&p->x, v.x);
  old.y = atomicAdd(&p->y, v.y);
  return old;
}
ANYWARP_INLINE float4 atomicAdd(float4* p, float4 v) {
  float4 old;
  old.x = atomicAdd(&p->x, v.x);
  old.y = atomicAdd(&p->y, v.y);
  old.z = atomicAdd(&p->z, v.z);
  old.w = atomicAdd(&p->w, v.w);
  return old;
}

#if ANYWARP_HIP
ANYWARP_ATOMIC_INTEGER(unsigned long)
ANYWARP_ATOMIC_UPDATE(float, atomicSub, old - v)
ANYWARP_ATOMIC_UPDATE(double, atomicSub, old - v)
ANYWARP_ATOMIC_UPDATE(float, atomicMin, v < old ? v : old)
ANYWARP_ATOMIC_UPDATE(float, atomicMax, old < v ? v : old)
ANYWARP_ATOMIC_UPDATE(double, atomicMin, v < old ? v : old)
ANYWARP_ATOMIC_UPDATE(double, atomicMax, old < v ? v : old)
ANYWARP_ATOMIC_CAS(float)
ANYWARP_ATOMIC_CAS(double)
ANYWARP_ATOMIC_UPDATE(float, unsafeAtomicAdd, old + v)
ANYWARP_ATOMIC_UPDATE(double, unsafeAtomicAdd, old + v)
ANYWARP_ATOMIC_UPDATE(float, safeAtomicAdd, old + v)
ANYWARP_ATOMIC_UPDATE(double, safeAtomicAdd, old + v)
ANYWARP_INLINE void atomicAddNoRet(float* p, float v) { atomicAdd(p, v); }
#endif

#undef ANYWARP_ATOMIC_SCOPES
#undef ANYWARP_ATOMIC_FETCH
#undef ANYWARP_ATOMIC_UPDATE
#undef ANYWARP_ATOMIC_CAS
#undef ANYWARP_ATOMIC_INTEGER
#undef ANYWARP_ATOMIC_FLOAT
