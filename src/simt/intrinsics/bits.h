// Integer intrinsics: counting, reversing, permuting, funnel shifts, wide and narrow products, dot products.
#pragma once

#include <cstdint>

#include "vector_types.h"

ANYWARP_INLINE int __popc(unsigned v) { return __builtin_popcount(v); }
ANYWARP_INLINE int __popcll(unsigned long long v) { return __builtin_popcountll(v); }
ANYWARP_INLINE int __clz(int v) { return v ? __builtin_clz(static_cast<unsigned>(v)) : 32; }
ANYWARP_INLINE int __clzll(long long v) { return v ? __builtin_clzll(static_cast<unsigned long long>(v)) : 64; }
#if ANYWARP_HIP
ANYWARP_INLINE int __ffs(unsigned v) { return __builtin_ffs(static_cast<int>(v)); }
ANYWARP_INLINE int __ffs(int v) { return __builtin_ffs(v); }
ANYWARP_INLINE int __ffsll(unsigned long long v) { return __builtin_ffsll(static_cast<long long>(v)); }
ANYWARP_INLINE int __ffsll(long long v) { return __builtin_ffsll(v); }
ANYWARP_INLINE int __ffsll(unsigned long v) { return __builtin_ffsll(static_cast<long long>(v)); }
#else
ANYWARP_INLINE int __ffs(int v) { return __builtin_ffs(v); }
ANYWARP_INLINE int __ffsll(long long v) { return __builtin_ffsll(v); }
#endif
ANYWARP_INLINE unsigned __brev(unsigned v) { return __builtin_bitreverse32(v); }
ANYWARP_INLINE unsigned long long __brevll(unsigned long long v) { return __builtin_bitreverse64(v); }
/// The position of the n-th set bit, counted from `base` upwards (offset > 0) or downwards (< 0); 0xffffffff if there
/// is none.
ANYWARP_INLINE unsigned __fns(unsigned mask, unsigned base, int offset) {
  if (offset == 0) return (mask >> base) & 1 ? base : 0xffffffffu;
  int left = offset > 0 ? offset : -offset;
  for (int i = static_cast<int>(base); i >= 0 && i<32; i += offset> 0 ? 1 : -1)
    if (((mask >> i) & 1) && --left == 0) return static_cast<unsigned>(i);
  return 0xffffffffu;
}
/// The low three bits of each nibble of `selector` pick a byte of y:x. PTX's prmt can also replicate signs; this
/// function cannot.
ANYWARP_INLINE unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  const std::uint64_t both = (static_cast<std::uint64_t>(y) << 32) | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    const unsigned nibble = selector >> (4 * i);
    result |= (static_cast<unsigned>(both >> (8 * (nibble & 7))) & 0xff) << (8 * i);
  }
  return result;
}
ANYWARP_INLINE unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned shift) {
  return static_cast<unsigned>((((static_cast<std::uint64_t>(hi) << 32) | lo) << (shift & 31)) >> 32);
}
ANYWARP_INLINE unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned shift) {
  return static_cast<unsigned>(((static_cast<std::uint64_t>(hi) << 32) | lo) >> (shift & 31));
}
ANYWARP_INLINE unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned shift) {
  return shift >= 32 ? lo : __funnelshift_l(lo, hi, shift);
}
ANYWARP_INLINE unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned shift) {
  return shift >= 32 ? hi : __funnelshift_r(lo, hi, shift);
}

ANYWARP_INLINE int __mul24(int a, int b) {
  return static_cast<int>(static_cast<std::int64_t>(static_cast<std::int32_t>(static_cast<unsigned>(a) << 8) >> 8) *
                          (static_cast<std::int32_t>(static_cast<unsigned>(b) << 8) >> 8));
}
ANYWARP_INLINE unsigned __umul24(unsigned a, unsigned b) { return (a & 0xffffffu) * (b & 0xffffffu); }
ANYWARP_INLINE int __mulhi(int a, int b) { return static_cast<int>((static_cast<std::int64_t>(a) * b) >> 32); }
ANYWARP_INLINE unsigned __umulhi(unsigned a, unsigned b) {
  return static_cast<unsigned>((static_cast<std::uint64_t>(a) * b) >> 32);
}
ANYWARP_INLINE long long __mul64hi(long long a, long long b) {
  return static_cast<long long>((static_cast<__int128>(a) * b) >> 64);
}
ANYWARP_INLINE unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return static_cast<unsigned long long>((static_cast<unsigned __int128>(a) * b) >> 64);
}
ANYWARP_INLINE unsigned __sad(int a, int b, unsigned c) {
  return (a > b ? static_cast<unsigned>(a) - static_cast<unsigned>(b)
                : static_cast<unsigned>(b) - static_cast<unsigned>(a)) +
         c;
}
ANYWARP_INLINE unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
ANYWARP_INLINE int __hadd(int a, int b) { return static_cast<int>((static_cast<std::int64_t>(a) + b) >> 1); }
ANYWARP_INLINE int __rhadd(int a, int b) { return static_cast<int>((static_cast<std::int64_t>(a) + b + 1) >> 1); }
ANYWARP_INLINE unsigned __uhadd(unsigned a, unsigned b) {
  return static_cast<unsigned>((static_cast<std::uint64_t>(a) + b) >> 1);
}
ANYWARP_INLINE unsigned __urhadd(unsigned a, unsigned b) {
  return static_cast<unsigned>((static_cast<std::uint64_t>(a) + b + 1) >> 1);
}

namespace anywarp::simt {
template <typename Lane, unsigned count, typename T>
ANYWARP_INLINE int signed_lane(T v, unsigned i) {
  return static_cast<int>(static_cast<Lane>(static_cast<unsigned>(v) >> (i * (32 / count))));
}
template <typename A, typename B, typename R>
ANYWARP_INLINE R dot4(unsigned a, unsigned b, R c) {
  for (unsigned i = 0; i < 4; ++i)
    c = static_cast<R>(static_cast<unsigned>(c) +
                       static_cast<unsigned>(signed_lane<A, 4>(a, i) * signed_lane<B, 4>(b, i)));
  return c;
}
}  // namespace anywarp::simt

ANYWARP_INLINE int __dp4a(int a, int b, int c) {
  return ::anywarp::simt::dot4<signed char, signed char>(static_cast<unsigned>(a), static_cast<unsigned>(b), c);
}
ANYWARP_INLINE unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  return ::anywarp::simt::dot4<unsigned char, unsigned char>(a, b, c);
}
/// Two 16-bit values of a by the low (high) two bytes of b.
ANYWARP_INLINE int __dp2a_lo(int a, int b, int c) {
  return c + static_cast<short>(a) * static_cast<signed char>(b) + (a >> 16) * static_cast<signed char>(b >> 8);
}
ANYWARP_INLINE int __dp2a_hi(int a, int b, int c) { return __dp2a_lo(a, b >> 16, c); }
ANYWARP_INLINE unsigned __dp2a_lo(unsigned a, unsigned b, unsigned c) {
  return c + (a & 0xffffu) * (b & 0xffu) + (a >> 16) * ((b >> 8) & 0xffu);
}
ANYWARP_INLINE unsigned __dp2a_hi(unsigned a, unsigned b, unsigned c) { return __dp2a_lo(a, b >> 16, c); }
#if !ANYWARP_HIP
ANYWARP_INLINE int __dp4a(char4 a, char4 b, int c) {
  return __dp4a(__builtin_bit_cast(int, a), __builtin_bit_cast(int, b), c);
}
ANYWARP_INLINE unsigned __dp4a(uchar4 a, uchar4 b, unsigned c) {
  return __dp4a(__builtin_bit_cast(unsigned, a), __builtin_bit_cast(unsigned, b), c);
}
#endif
