// SPDX-License-Identifier: Apache-2.0
// anywarp compat: device functions that CUDA has and HIP (5.7 to 7.2) lacks and that have a plain meaning on AMD. They keep
// CUDA's names, so ported code calls them as before.
#pragma once

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

#include <cstdio>
#include <cstdlib>
#include <type_traits>

#include "rounding.h"
#include "simd.h"

// ---- CUB's macro for host code: hipCUB has CubDebug as HipcubDebug, and not this one.

namespace anywarp::hip::detail {
inline void exit_on_error(hipError_t error, const char* file, int line) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "HIP error %d [%s, %d]: %s\n", static_cast<int>(error), file, line, hipGetErrorString(error));
  std::exit(1);
}
}  // namespace anywarp::hip::detail
#ifndef CubDebugExit
#define CubDebugExit(error) anywarp::hip::detail::exit_on_error(static_cast<hipError_t>(error), __FILE__, __LINE__)
#endif

#if !defined(ANYWARP_SIMT)  // The engine has its own of the next two groups.

// ---- HIP has __ffsll for long long and unsigned long long: a long (int64_t) fits both.

__device__ inline int __ffsll(long value) { return __ffsll(static_cast<long long>(value)); }
__device__ inline int __ffsll(unsigned long value) { return __ffsll(static_cast<unsigned long long>(value)); }

// ---- Control.

ANYWARP_COMPAT_FALLBACK void __trap() { __builtin_trap(); }
ANYWARP_COMPAT_FALLBACK void __brkpt(int = 0) { __builtin_trap(); }

/// Sleeps for about as long: s_sleep counts units of 64 clocks, taken as 2 GHz. CUDA promises between 0 and twice the time.
ANYWARP_COMPAT_FALLBACK void __nanosleep([[maybe_unused]] unsigned nanoseconds) {
#if ANYWARP_COMPAT_DEVICE_PASS
  for (unsigned units = nanoseconds / 32; units > 0; --units) __builtin_amdgcn_s_sleep(1);
#endif
}

// ---- Loads and stores with a cache hint. A hint changes no value; what streams past is marked non-temporal.

namespace anywarp::hip::detail {
template <typename T>
inline constexpr bool kTakesNontemporal = std::is_arithmetic_v<T> || std::is_pointer_v<T>;
}

#define ANYWARP_COMPAT_LOAD(name)                        \
  template <typename T>                                  \
  ANYWARP_COMPAT_DEVICE T name(const T* const address) { \
    return *address;                                     \
  }
ANYWARP_COMPAT_LOAD(__ldg)
ANYWARP_COMPAT_LOAD(__ldca)
ANYWARP_COMPAT_LOAD(__ldcg)
#undef ANYWARP_COMPAT_LOAD
#define ANYWARP_COMPAT_STREAMING_LOAD(name)                       \
  template <typename T>                                           \
  ANYWARP_COMPAT_DEVICE T name(const T* const address) {          \
    if constexpr (anywarp::hip::detail::kTakesNontemporal<T>)     \
      return __builtin_nontemporal_load(address);                 \
    else                                                          \
      return *address;                                            \
  }
ANYWARP_COMPAT_STREAMING_LOAD(__ldcs)
ANYWARP_COMPAT_STREAMING_LOAD(__ldlu)
#undef ANYWARP_COMPAT_STREAMING_LOAD
/// Fetched anew each time, as a volatile load.
template <typename T>
ANYWARP_COMPAT_DEVICE T __ldcv(const T* const address) {
  if constexpr (anywarp::hip::detail::kTakesNontemporal<T>) {
    return *static_cast<const volatile T*>(address);
  } else {
    T value;
    __builtin_memcpy(&value, const_cast<const T*>(address), sizeof(T));
    __atomic_signal_fence(__ATOMIC_SEQ_CST);  // Not merged with a load before it.
    return value;
  }
}
#define ANYWARP_COMPAT_STORE(name)                                              \
  template <typename T>                                                         \
  ANYWARP_COMPAT_DEVICE void name(T* const address, const std::common_type_t<T> value) { \
    *address = value;                                                           \
  }
ANYWARP_COMPAT_STORE(__stwb)
ANYWARP_COMPAT_STORE(__stcg)
ANYWARP_COMPAT_STORE(__stwt)
#undef ANYWARP_COMPAT_STORE
template <typename T>
ANYWARP_COMPAT_DEVICE void __stcs(T* const address, const std::common_type_t<T> value) {
  if constexpr (anywarp::hip::detail::kTakesNontemporal<T>)
    __builtin_nontemporal_store(value, address);
  else
    *address = value;
}

#endif  // !ANYWARP_SIMT

// ---- Atomics. _block forms order within a block only; the device-wide form that takes their place is as right, and slower.

#define ANYWARP_COMPAT_ATOMIC(name, type)                                                                          \
  ANYWARP_COMPAT_FALLBACK type name##_block(type* const address, const type value) { return name(address, value); }
#define ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS(name)   \
  ANYWARP_COMPAT_ATOMIC(name, int)                 \
  ANYWARP_COMPAT_ATOMIC(name, unsigned)            \
  ANYWARP_COMPAT_ATOMIC(name, unsigned long long)

// HIP has the bitwise ones for unsigned long long only; the bits are the same.
#define ANYWARP_COMPAT_BITWISE(name)                                                                               \
  ANYWARP_COMPAT_FALLBACK long long name(long long* const address, const long long value) {                        \
    return static_cast<long long>(                                                                                 \
        name(reinterpret_cast<unsigned long long*>(address), static_cast<unsigned long long>(value)));             \
  }                                                                                                                \
  ANYWARP_COMPAT_FALLBACK long long name##_system(long long* const address, const long long value) {               \
    return static_cast<long long>(                                                                                 \
        name##_system(reinterpret_cast<unsigned long long*>(address), static_cast<unsigned long long>(value)));    \
  }                                                                                                                \
  ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS(name)                                                                         \
  ANYWARP_COMPAT_ATOMIC(name, long long)

ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS(atomicAdd)
ANYWARP_COMPAT_ATOMIC(atomicAdd, float)
ANYWARP_COMPAT_ATOMIC(atomicAdd, double)
ANYWARP_COMPAT_ATOMIC(atomicSub, int)
ANYWARP_COMPAT_ATOMIC(atomicSub, unsigned)
ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS(atomicExch)
ANYWARP_COMPAT_ATOMIC(atomicExch, float)
ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS(atomicMin)
ANYWARP_COMPAT_ATOMIC(atomicMin, long long)
ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS(atomicMax)
ANYWARP_COMPAT_ATOMIC(atomicMax, long long)
ANYWARP_COMPAT_ATOMIC(atomicInc, unsigned)
ANYWARP_COMPAT_ATOMIC(atomicDec, unsigned)
ANYWARP_COMPAT_BITWISE(atomicAnd)
ANYWARP_COMPAT_BITWISE(atomicOr)
ANYWARP_COMPAT_BITWISE(atomicXor)
#undef ANYWARP_COMPAT_BITWISE
#undef ANYWARP_COMPAT_ATOMIC_FOR_INTEGERS
#undef ANYWARP_COMPAT_ATOMIC

#define ANYWARP_COMPAT_CAS(type)                                                                                   \
  ANYWARP_COMPAT_FALLBACK type atomicCAS_block(type* const address, const type compare, const type value) {        \
    return atomicCAS(address, compare, value);                                                                     \
  }
ANYWARP_COMPAT_CAS(int)
ANYWARP_COMPAT_CAS(unsigned)
ANYWARP_COMPAT_CAS(unsigned long long)
#undef ANYWARP_COMPAT_CAS

ANYWARP_COMPAT_FALLBACK unsigned short atomicCAS(unsigned short* const address, unsigned short compare,
                                                 const unsigned short value) {
#if defined(ANYWARP_SIMT)
  __atomic_compare_exchange_n(address, &compare, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
#else
  __hip_atomic_compare_exchange_strong(address, &compare, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __HIP_MEMORY_SCOPE_AGENT);
#endif
  return compare;  // What was there.
}

/// Up to `limit`, then 0; down from `limit` when 0 or above it. Visible to the host and other devices.
ANYWARP_COMPAT_FALLBACK unsigned atomicInc_system(unsigned* const address, const unsigned limit) {
  unsigned seen = *address, before;
  do {
    before = seen;
    seen = atomicCAS_system(address, before, before >= limit ? 0u : before + 1);
  } while (seen != before);
  return before;
}
ANYWARP_COMPAT_FALLBACK unsigned atomicDec_system(unsigned* const address, const unsigned limit) {
  unsigned seen = *address, before;
  do {
    before = seen;
    seen = atomicCAS_system(address, before, before == 0 || before > limit ? limit : before - 1);
  } while (seen != before);
  return before;
}

// CUDA's vector forms are atomic for each element, not as a whole.
#define ANYWARP_COMPAT_VECTOR_ADD(suffix)                                                                          \
  ANYWARP_COMPAT_FALLBACK float2 atomicAdd##suffix(float2* const address, const float2 value) {                    \
    return make_float2(atomicAdd##suffix(&address->x, value.x), atomicAdd##suffix(&address->y, value.y));          \
  }                                                                                                                \
  ANYWARP_COMPAT_FALLBACK float4 atomicAdd##suffix(float4* const address, const float4 value) {                    \
    return make_float4(atomicAdd##suffix(&address->x, value.x), atomicAdd##suffix(&address->y, value.y),           \
                       atomicAdd##suffix(&address->z, value.z), atomicAdd##suffix(&address->w, value.w));          \
  }
ANYWARP_COMPAT_VECTOR_ADD()
ANYWARP_COMPAT_VECTOR_ADD(_block)
ANYWARP_COMPAT_VECTOR_ADD(_system)
#undef ANYWARP_COMPAT_VECTOR_ADD

// ---- Minima and maxima, and C++ overloads for float that HIP computes in double.

ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned umin(const unsigned a, const unsigned b) { return a < b ? a : b; }
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned umax(const unsigned a, const unsigned b) { return a < b ? b : a; }
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE long long llmin(const long long a, const long long b) { return a < b ? a : b; }
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE long long llmax(const long long a, const long long b) { return a < b ? b : a; }
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned long long ullmin(const unsigned long long a, const unsigned long long b) {
  return a < b ? a : b;
}
ANYWARP_COMPAT_FALLBACK_HOST_DEVICE unsigned long long ullmax(const unsigned long long a, const unsigned long long b) {
  return a < b ? b : a;
}
ANYWARP_COMPAT_FALLBACK double fdivide(const double a, const double b) { return a / b; }

#define ANYWARP_COMPAT_FLOAT(name) \
  ANYWARP_COMPAT_FALLBACK float name(const float x) { return name##f(x); }
ANYWARP_COMPAT_FLOAT(exp10)
ANYWARP_COMPAT_FLOAT(rsqrt)
ANYWARP_COMPAT_FLOAT(rcbrt)
ANYWARP_COMPAT_FLOAT(sinpi)
ANYWARP_COMPAT_FLOAT(cospi)
ANYWARP_COMPAT_FLOAT(j0)
ANYWARP_COMPAT_FLOAT(j1)
ANYWARP_COMPAT_FLOAT(y0)
ANYWARP_COMPAT_FLOAT(y1)
ANYWARP_COMPAT_FLOAT(cyl_bessel_i0)
ANYWARP_COMPAT_FLOAT(cyl_bessel_i1)
ANYWARP_COMPAT_FLOAT(erfinv)
ANYWARP_COMPAT_FLOAT(erfcinv)
ANYWARP_COMPAT_FLOAT(normcdfinv)
ANYWARP_COMPAT_FLOAT(normcdf)
ANYWARP_COMPAT_FLOAT(erfcx)
#undef ANYWARP_COMPAT_FLOAT
ANYWARP_COMPAT_FALLBACK float jn(const int n, const float x) { return jnf(n, x); }
ANYWARP_COMPAT_FALLBACK float yn(const int n, const float x) { return ynf(n, x); }
ANYWARP_COMPAT_FALLBACK void sincos(const float x, float* const sine, float* const cosine) { sincosf(x, sine, cosine); }
ANYWARP_COMPAT_FALLBACK void sincospi(const float x, float* const sine, float* const cosine) {
  sincospif(x, sine, cosine);
}

// ---- Address spaces.

#if !defined(ANYWARP_SIMT) && ANYWARP_COMPAT_DEVICE_PASS
ANYWARP_COMPAT_FALLBACK unsigned __isShared(const void* const pointer) {
  return __builtin_amdgcn_is_shared((const __attribute__((address_space(0))) void*)pointer);
}
ANYWARP_COMPAT_FALLBACK unsigned __isLocal(const void* const pointer) {
  return __builtin_amdgcn_is_private((const __attribute__((address_space(0))) void*)pointer);
}
ANYWARP_COMPAT_FALLBACK unsigned __isGlobal(const void* const pointer) {
  return !__isShared(pointer) && !__isLocal(pointer);
}
#endif

#endif  // ANYWARP_COMPAT_ACTIVE
