// SPDX-License-Identifier: Apache-2.0
// anywarp compat, part of device.h: CUDA's SIMD-in-a-word functions (__vadd4, __vcmpgts2, …), dot products (__dp4a, __dp2a)
// and three-operand minima and maxima, none of which HIP has. Written by the meaning of each part of a word; the compiler
// makes packed instructions of what it can.
#pragma once

#include <type_traits>

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

namespace anywarp::hip::detail {

/// The parts of a word: 4 of 8 bits, or 2 of 16 bits.
template <int Parts, bool Signed>
using part_t = std::conditional_t<Parts == 4, std::conditional_t<Signed, signed char, unsigned char>,
                                  std::conditional_t<Signed, short, unsigned short>>;
template <int Parts>
inline constexpr int kPartBits = 32 / Parts;
template <int Parts>
inline constexpr unsigned kPartMask = Parts == 4 ? 0xffu : 0xffffu;

template <int Parts, bool Signed>
ANYWARP_COMPAT_HOST_DEVICE int part(unsigned word, int index) {
  return static_cast<part_t<Parts, Signed>>(word >> (index * kPartBits<Parts>));
}

/// function(part, …) for each part, as a word; what does not fit a part is cut off.
template <int Parts, bool Signed, typename Function, typename... Words>
ANYWARP_COMPAT_HOST_DEVICE unsigned each_part(Function function, Words... words) {
  unsigned result = 0;
  for (int i = 0; i < Parts; ++i)
    result |= (static_cast<unsigned>(function(part<Parts, Signed>(words, i)...)) & kPartMask<Parts>)
              << (i * kPartBits<Parts>);
  return result;
}

template <int Parts, bool Signed>
ANYWARP_COMPAT_HOST_DEVICE int clamp_part(int value) {
  constexpr int kMax = Signed ? static_cast<int>(kPartMask<Parts> >> 1) : static_cast<int>(kPartMask<Parts>);
  constexpr int kMin = Signed ? -kMax - 1 : 0;
  return value > kMax ? kMax : value < kMin ? kMin : value;
}

ANYWARP_COMPAT_HOST_DEVICE int larger(int a, int b) { return a > b ? a : b; }
ANYWARP_COMPAT_HOST_DEVICE int smaller(int a, int b) { return a < b ? a : b; }
ANYWARP_COMPAT_HOST_DEVICE int distance(int a, int b) { return a > b ? a - b : b - a; }

}  // namespace anywarp::hip::detail

#define ANYWARP_COMPAT_UNARY(name, parts, is_signed, expression)                                                 \
  ANYWARP_COMPAT_FALLBACK unsigned name##parts(const unsigned word) {                                            \
    using namespace anywarp::hip::detail;                                                                        \
    return each_part<parts, is_signed>([](int a) { return expression; }, word);                                  \
  }
#define ANYWARP_COMPAT_BINARY(name, parts, is_signed, expression)                                                \
  ANYWARP_COMPAT_FALLBACK unsigned name##parts(const unsigned first, const unsigned second) {                    \
    using namespace anywarp::hip::detail;                                                                        \
    return each_part<parts, is_signed>([](int a, int b) { return expression; }, first, second);                  \
  }
#define ANYWARP_COMPAT_COMPARISON(name, parts, is_signed, op)                                                    \
  ANYWARP_COMPAT_BINARY(__vcmp##name, parts, is_signed, (a op b) ? -1 : 0)                                       \
  ANYWARP_COMPAT_BINARY(__vset##name, parts, is_signed, (a op b) ? 1 : 0)
#define ANYWARP_COMPAT_SUM(name, parts, is_signed)                                                               \
  ANYWARP_COMPAT_FALLBACK unsigned name##parts(const unsigned first, const unsigned second) {                    \
    using namespace anywarp::hip::detail;                                                                        \
    unsigned sum = 0;                                                                                            \
    for (int i = 0; i < parts; ++i)                                                                              \
      sum += static_cast<unsigned>(distance(part<parts, is_signed>(first, i), part<parts, is_signed>(second, i))); \
    return sum;                                                                                                  \
  }

#define ANYWARP_COMPAT_SIMD(parts)                                                                               \
  ANYWARP_COMPAT_UNARY(__vabs, parts, true, a < 0 ? -a : a)                                                      \
  ANYWARP_COMPAT_UNARY(__vabsss, parts, true, (clamp_part<parts, true>(a < 0 ? -a : a)))                         \
  ANYWARP_COMPAT_UNARY(__vneg, parts, true, -a)                                                                  \
  ANYWARP_COMPAT_UNARY(__vnegss, parts, true, (clamp_part<parts, true>(-a)))                                     \
  ANYWARP_COMPAT_BINARY(__vadd, parts, false, a + b)                                                             \
  ANYWARP_COMPAT_BINARY(__vaddss, parts, true, (clamp_part<parts, true>(a + b)))                                 \
  ANYWARP_COMPAT_BINARY(__vaddus, parts, false, (clamp_part<parts, false>(a + b)))                               \
  ANYWARP_COMPAT_BINARY(__vsub, parts, false, a - b)                                                             \
  ANYWARP_COMPAT_BINARY(__vsubss, parts, true, (clamp_part<parts, true>(a - b)))                                 \
  ANYWARP_COMPAT_BINARY(__vsubus, parts, false, (clamp_part<parts, false>(a - b)))                               \
  ANYWARP_COMPAT_BINARY(__vabsdiffs, parts, true, distance(a, b))                                                \
  ANYWARP_COMPAT_BINARY(__vabsdiffu, parts, false, distance(a, b))                                               \
  /* Signed averages are rounded away from zero, as CUDA's are. */                                               \
  ANYWARP_COMPAT_BINARY(__vavgs, parts, true, (a + b + (a + b >= 0)) >> 1)                                       \
  ANYWARP_COMPAT_BINARY(__vavgu, parts, false, (a + b + 1) >> 1)                                                 \
  ANYWARP_COMPAT_BINARY(__vhaddu, parts, false, (a + b) >> 1)                                                    \
  ANYWARP_COMPAT_BINARY(__vmaxs, parts, true, larger(a, b))                                                      \
  ANYWARP_COMPAT_BINARY(__vmaxu, parts, false, larger(a, b))                                                     \
  ANYWARP_COMPAT_BINARY(__vmins, parts, true, smaller(a, b))                                                     \
  ANYWARP_COMPAT_BINARY(__vminu, parts, false, smaller(a, b))                                                    \
  ANYWARP_COMPAT_COMPARISON(eq, parts, false, ==)                                                                \
  ANYWARP_COMPAT_COMPARISON(ne, parts, false, !=)                                                                \
  ANYWARP_COMPAT_COMPARISON(ges, parts, true, >=)                                                                \
  ANYWARP_COMPAT_COMPARISON(geu, parts, false, >=)                                                               \
  ANYWARP_COMPAT_COMPARISON(gts, parts, true, >)                                                                 \
  ANYWARP_COMPAT_COMPARISON(gtu, parts, false, >)                                                                \
  ANYWARP_COMPAT_COMPARISON(les, parts, true, <=)                                                                \
  ANYWARP_COMPAT_COMPARISON(leu, parts, false, <=)                                                               \
  ANYWARP_COMPAT_COMPARISON(lts, parts, true, <)                                                                 \
  ANYWARP_COMPAT_COMPARISON(ltu, parts, false, <)                                                                \
  ANYWARP_COMPAT_SUM(__vsads, parts, true)                                                                       \
  ANYWARP_COMPAT_SUM(__vsadu, parts, false)

ANYWARP_COMPAT_SIMD(2)
ANYWARP_COMPAT_SIMD(4)

#undef ANYWARP_COMPAT_SIMD
#undef ANYWARP_COMPAT_SUM
#undef ANYWARP_COMPAT_COMPARISON
#undef ANYWARP_COMPAT_BINARY
#undef ANYWARP_COMPAT_UNARY

// Dot products of the parts of two words, added to a third; _lo and _hi: the two 16-bit parts of the first by the lower or
// upper two bytes of the second. Wraps around.
#define ANYWARP_COMPAT_DOT(type, is_signed, char4_type, short2_type)                                             \
  ANYWARP_COMPAT_FALLBACK type __dp4a(const type first, const type second, const type sum) {                     \
    using namespace anywarp::hip::detail;                                                                        \
    unsigned result = static_cast<unsigned>(sum);                                                                \
    for (int i = 0; i < 4; ++i)                                                                                  \
      result += static_cast<unsigned>(part<4, is_signed>(first, i) * part<4, is_signed>(second, i));             \
    return static_cast<type>(result);                                                                            \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK type __dp2a_lo(const type first, const type second, const type sum) {                  \
    using namespace anywarp::hip::detail;                                                                        \
    unsigned result = static_cast<unsigned>(sum);                                                                \
    for (int i = 0; i < 2; ++i)                                                                                  \
      result += static_cast<unsigned>(part<2, is_signed>(first, i) * part<4, is_signed>(second, i));             \
    return static_cast<type>(result);                                                                            \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK type __dp2a_hi(const type first, const type second, const type sum) {                  \
    return __dp2a_lo(first, static_cast<type>(static_cast<unsigned>(second) >> 16), sum);                        \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK type __dp4a(const char4_type first, const char4_type second, const type sum) {         \
    type a, b;                                                                                                   \
    __builtin_memcpy(&a, &first, 4);                                                                             \
    __builtin_memcpy(&b, &second, 4);                                                                            \
    return __dp4a(a, b, sum);                                                                                    \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK type __dp2a_lo(const short2_type first, const char4_type second, const type sum) {     \
    type a, b;                                                                                                   \
    __builtin_memcpy(&a, &first, 4);                                                                             \
    __builtin_memcpy(&b, &second, 4);                                                                            \
    return __dp2a_lo(a, b, sum);                                                                                 \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK type __dp2a_hi(const short2_type first, const char4_type second, const type sum) {     \
    type a, b;                                                                                                   \
    __builtin_memcpy(&a, &first, 4);                                                                             \
    __builtin_memcpy(&b, &second, 4);                                                                            \
    return __dp2a_hi(a, b, sum);                                                                                 \
  }
ANYWARP_COMPAT_DOT(int, true, char4, short2)
ANYWARP_COMPAT_DOT(unsigned, false, uchar4, ushort2)
#undef ANYWARP_COMPAT_DOT

// Minima and maxima of two or three, of a sum and a third, cut at 0 (_relu), and those that say which argument it was.
#define ANYWARP_COMPAT_EXTREMES(name, op)                                                                        \
  ANYWARP_COMPAT_FALLBACK int __vi##name##_s32_relu(const int a, const int b) {                                  \
    const int value = a op b ? a : b;                                                                            \
    return value > 0 ? value : 0;                                                                                \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK int __vi##name##3_s32(const int a, const int b, const int c) {                         \
    const int value = a op b ? a : b;                                                                            \
    return value op c ? value : c;                                                                               \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __vi##name##3_u32(const unsigned a, const unsigned b, const unsigned c) {     \
    const unsigned value = a op b ? a : b;                                                                       \
    return value op c ? value : c;                                                                               \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK int __vi##name##3_s32_relu(const int a, const int b, const int c) {                    \
    const int value = __vi##name##3_s32(a, b, c);                                                                \
    return value > 0 ? value : 0;                                                                                \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK int __viadd##name##_s32(const int a, const int b, const int c) {                       \
    const int sum = static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));                       \
    return sum op c ? sum : c;                                                                                   \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __viadd##name##_u32(const unsigned a, const unsigned b, const unsigned c) {   \
    return a + b op c ? a + b : c;                                                                               \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK int __viadd##name##_s32_relu(const int a, const int b, const int c) {                  \
    const int value = __viadd##name##_s32(a, b, c);                                                              \
    return value > 0 ? value : 0;                                                                                \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK int __vib##name##_s32(const int a, const int b, bool* const first) {                   \
    *first = a op##= b;                                                                                          \
    return *first ? a : b;                                                                                       \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __vib##name##_u32(const unsigned a, const unsigned b, bool* const first) {    \
    *first = a op##= b;                                                                                          \
    return *first ? a : b;                                                                                       \
  }                                                                                                              \
  ANYWARP_COMPAT_EXTREMES_OF_PAIRS(name, s16x2, true, op)                                                        \
  ANYWARP_COMPAT_EXTREMES_OF_PAIRS(name, u16x2, false, op)                                                       \
  ANYWARP_COMPAT_FALLBACK unsigned __vi##name##_s16x2_relu(const unsigned a, const unsigned b) {                 \
    return anywarp::hip::detail::vi##name##3_pairs_relu(a, b, b);                                                                    \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __vi##name##3_s16x2_relu(const unsigned a, const unsigned b, const unsigned c) { \
    return anywarp::hip::detail::vi##name##3_pairs_relu(a, b, c);                                                                    \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __viadd##name##_s16x2_relu(const unsigned a, const unsigned b,                \
                                                              const unsigned c) {                                \
    const unsigned sum = __vadd2(a, b);                                                                          \
    return anywarp::hip::detail::vi##name##3_pairs_relu(sum, sum, c);                                                                \
  }
#define ANYWARP_COMPAT_EXTREMES_OF_PAIRS(name, type, is_signed, op)                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __vi##name##3_##type(const unsigned a, const unsigned b, const unsigned c) {  \
    using namespace anywarp::hip::detail;                                                                        \
    return each_part<2, is_signed>(                                                                              \
        [](int x, int y, int z) { return (x op y ? x : y) op z ? (x op y ? x : y) : z; }, a, b, c);              \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __viadd##name##_##type(const unsigned a, const unsigned b, const unsigned c) { \
    const unsigned sum = __vadd2(a, b);                                                                          \
    return __vi##name##3_##type(sum, sum, c);                                                                    \
  }                                                                                                              \
  ANYWARP_COMPAT_FALLBACK unsigned __vib##name##_##type(const unsigned a, const unsigned b, bool* const first_high, \
                                                        bool* const first_low) {                                 \
    using namespace anywarp::hip::detail;                                                                        \
    *first_high = part<2, is_signed>(a, 1) op##= part<2, is_signed>(b, 1);                                       \
    *first_low = part<2, is_signed>(a, 0) op##= part<2, is_signed>(b, 0);                                        \
    return __vi##name##3_##type(a, b, b);                                                                        \
  }

namespace anywarp::hip::detail {
#define ANYWARP_COMPAT_PAIRS_RELU(name, op)                                                                      \
  ANYWARP_COMPAT_DEVICE unsigned vi##name##3_pairs_relu(unsigned a, unsigned b, unsigned c) {                  \
    return each_part<2, true>(                                                                                   \
        [](int x, int y, int z) {                                                                                \
          const int best = (x op y ? x : y) op z ? (x op y ? x : y) : z;                                         \
          return best > 0 ? best : 0;                                                                            \
        },                                                                                                       \
        a, b, c);                                                                                                \
  }
ANYWARP_COMPAT_PAIRS_RELU(max, >)
ANYWARP_COMPAT_PAIRS_RELU(min, <)
#undef ANYWARP_COMPAT_PAIRS_RELU
}  // namespace anywarp::hip::detail

ANYWARP_COMPAT_EXTREMES(max, >)
ANYWARP_COMPAT_EXTREMES(min, <)
#undef ANYWARP_COMPAT_EXTREMES_OF_PAIRS
#undef ANYWARP_COMPAT_EXTREMES

#endif  // ANYWARP_COMPAT_ACTIVE
