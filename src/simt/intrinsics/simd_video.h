// SIMD in a 32-bit word: two 16-bit or four 8-bit lanes (__vadd2, __vcmpgtu4, …).
#pragma once

#include <cstdint>

#include "qualifiers.h"

namespace anywarp::simt {

template <int count>
struct Lanes;
template <>
struct Lanes<2> {
  using Signed = std::int16_t;
  using Unsigned = std::uint16_t;
};
template <>
struct Lanes<4> {
  using Signed = std::int8_t;
  using Unsigned = std::uint8_t;
};

/// operation(a's lane, b's lane), cut to the lane's width. T: the signed or unsigned lane type.
template <int count, typename T, typename Operation>
ANYWARP_INLINE unsigned each_lane(unsigned a, unsigned b, Operation operation) {
  using Unsigned = typename Lanes<count>::Unsigned;
  unsigned result = 0;
  for (int i = 0; i < count; ++i) {
    const int shift = i * (32 / count);
    const int value =
        operation(static_cast<int>(static_cast<T>(a >> shift)), static_cast<int>(static_cast<T>(b >> shift)));
    result |= static_cast<unsigned>(static_cast<Unsigned>(value)) << shift;
  }
  return result;
}
template <int count, typename T>
ANYWARP_INLINE unsigned sum_of_differences(unsigned a, unsigned b) {
  unsigned sum = 0;
  for (int i = 0; i < count; ++i) {
    const int shift = i * (32 / count);
    const int d = static_cast<int>(static_cast<T>(a >> shift)) - static_cast<int>(static_cast<T>(b >> shift));
    sum += static_cast<unsigned>(d < 0 ? -d : d);
  }
  return sum;
}
template <typename T>
ANYWARP_INLINE int clamp_to(int v) {
  const int high = T(-1) < T(0) ? (1 << (sizeof(T) * 8 - 1)) - 1 : (1 << (sizeof(T) * 8)) - 1;
  const int low = T(-1) < T(0) ? -high - 1 : 0;
  return v < low ? low : v > high ? high : v;
}

}  // namespace anywarp::simt

#define ANYWARP_LANES(name, count, Sign, expression)                                                   \
  ANYWARP_INLINE unsigned name##count(unsigned a, unsigned b) {                                        \
    using T = ::anywarp::simt::Lanes<count>::Sign;                                                     \
    (void)sizeof(T);                                                                                   \
    return ::anywarp::simt::each_lane<count, T>(a, b, [](int x, int y) -> int { return expression; }); \
  }
#define ANYWARP_LANE(name, count, Sign, expression)                                                  \
  ANYWARP_INLINE unsigned name##count(unsigned a) {                                                  \
    using T = ::anywarp::simt::Lanes<count>::Sign;                                                   \
    (void)sizeof(T);                                                                                 \
    return ::anywarp::simt::each_lane<count, T>(a, 0, [](int x, int) -> int { return expression; }); \
  }
#define ANYWARP_COMPARE(count, suffix, Sign, op)              \
  ANYWARP_LANES(__vcmp##suffix, count, Sign, x op y ? -1 : 0) \
  ANYWARP_LANES(__vset##suffix, count, Sign, x op y ? 1 : 0)
#define ANYWARP_VIDEO(count)                                                                          \
  ANYWARP_LANES(__vadd, count, Signed, x + y)                                                         \
  ANYWARP_LANES(__vaddss, count, Signed, ::anywarp::simt::clamp_to<T>(x + y))                         \
  ANYWARP_LANES(__vaddus, count, Unsigned, ::anywarp::simt::clamp_to<T>(x + y))                       \
  ANYWARP_LANES(__vsub, count, Signed, x - y)                                                         \
  ANYWARP_LANES(__vsubss, count, Signed, ::anywarp::simt::clamp_to<T>(x - y))                         \
  ANYWARP_LANES(__vsubus, count, Unsigned, ::anywarp::simt::clamp_to<T>(x - y))                       \
  ANYWARP_LANES(__vavgs, count, Signed, (x + y + (x + y >= 0)) >> 1)                                  \
  ANYWARP_LANES(__vavgu, count, Unsigned, (x + y + 1) >> 1)                                           \
  ANYWARP_LANES(__vhaddu, count, Unsigned, (x + y) >> 1)                                              \
  ANYWARP_LANES(__vmaxs, count, Signed, x > y ? x : y)                                                \
  ANYWARP_LANES(__vmaxu, count, Unsigned, x > y ? x : y)                                              \
  ANYWARP_LANES(__vmins, count, Signed, x < y ? x : y)                                                \
  ANYWARP_LANES(__vminu, count, Unsigned, x < y ? x : y)                                              \
  ANYWARP_LANES(__vabsdiffs, count, Signed, x > y ? x - y : y - x)                                    \
  ANYWARP_LANES(__vabsdiffu, count, Unsigned, x > y ? x - y : y - x)                                  \
  ANYWARP_LANE(__vabs, count, Signed, x < 0 ? -x : x)                                                 \
  ANYWARP_LANE(__vabsss, count, Signed, ::anywarp::simt::clamp_to<T>(x < 0 ? -x : x))                 \
  ANYWARP_LANE(__vneg, count, Signed, -x)                                                             \
  ANYWARP_LANE(__vnegss, count, Signed, ::anywarp::simt::clamp_to<T>(-x))                             \
  ANYWARP_COMPARE(count, eq, Unsigned, ==)                                                            \
  ANYWARP_COMPARE(count, ne, Unsigned, !=)                                                            \
  ANYWARP_COMPARE(count, ges, Signed, >=)                                                             \
  ANYWARP_COMPARE(count, geu, Unsigned, >=)                                                           \
  ANYWARP_COMPARE(count, gts, Signed, >)                                                              \
  ANYWARP_COMPARE(count, gtu, Unsigned, >)                                                            \
  ANYWARP_COMPARE(count, les, Signed, <=)                                                             \
  ANYWARP_COMPARE(count, leu, Unsigned, <=)                                                           \
  ANYWARP_COMPARE(count, lts, Signed, <)                                                              \
  ANYWARP_COMPARE(count, ltu, Unsigned, <)                                                            \
  ANYWARP_INLINE unsigned __vsads##count(unsigned a, unsigned b) {                                    \
    return ::anywarp::simt::sum_of_differences<count, ::anywarp::simt::Lanes<count>::Signed>(a, b);   \
  }                                                                                                   \
  ANYWARP_INLINE unsigned __vsadu##count(unsigned a, unsigned b) {                                    \
    return ::anywarp::simt::sum_of_differences<count, ::anywarp::simt::Lanes<count>::Unsigned>(a, b); \
  }
ANYWARP_VIDEO(2)
ANYWARP_VIDEO(4)
#undef ANYWARP_VIDEO
#undef ANYWARP_COMPARE

// ---- DPX: minima and maxima of sums and of three
// ------------------------------------------------------------------------
#define ANYWARP_DPX(kind, op)                                                                                          \
  ANYWARP_INLINE int __vi##kind##3_s32(int a, int b, int c) {                                                          \
    const int m = a op b ? a : b;                                                                                      \
    return m op c ? m : c;                                                                                             \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __vi##kind##3_u32(unsigned a, unsigned b, unsigned c) {                                      \
    const unsigned m = a op b ? a : b;                                                                                 \
    return m op c ? m : c;                                                                                             \
  }                                                                                                                    \
  ANYWARP_INLINE int __vi##kind##_s32_relu(int a, int b) {                                                             \
    const int m = a op b ? a : b;                                                                                      \
    return m > 0 ? m : 0;                                                                                              \
  }                                                                                                                    \
  ANYWARP_INLINE int __vi##kind##3_s32_relu(int a, int b, int c) {                                                     \
    const int m = __vi##kind##3_s32(a, b, c);                                                                          \
    return m > 0 ? m : 0;                                                                                              \
  }                                                                                                                    \
  ANYWARP_INLINE int __viadd##kind##_s32(int a, int b, int c) {                                                        \
    const int s = static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));                               \
    return s op c ? s : c;                                                                                             \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __viadd##kind##_u32(unsigned a, unsigned b, unsigned c) { return a + b op c ? a + b : c; }   \
  ANYWARP_INLINE int __viadd##kind##_s32_relu(int a, int b, int c) {                                                   \
    const int m = __viadd##kind##_s32(a, b, c);                                                                        \
    return m > 0 ? m : 0;                                                                                              \
  }                                                                                                                    \
  ANYWARP_INLINE int __vib##kind##_s32(int a, int b, bool* pred) {                                                     \
    *pred = a op## = b;                                                                                                \
    return *pred ? a : b;                                                                                              \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __vib##kind##_u32(unsigned a, unsigned b, bool* pred) {                                      \
    *pred = a op## = b;                                                                                                \
    return *pred ? a : b;                                                                                              \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __vi##kind##3_s16x2(unsigned a, unsigned b, unsigned c) {                                    \
    return __v##kind##s2(__v##kind##s2(a, b), c);                                                                      \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __vi##kind##3_u16x2(unsigned a, unsigned b, unsigned c) {                                    \
    return __v##kind##u2(__v##kind##u2(a, b), c);                                                                      \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __vi##kind##_s16x2_relu(unsigned a, unsigned b) { return __vmaxs2(__v##kind##s2(a, b), 0); } \
  ANYWARP_INLINE unsigned __vi##kind##3_s16x2_relu(unsigned a, unsigned b, unsigned c) {                               \
    return __vmaxs2(__vi##kind##3_s16x2(a, b, c), 0);                                                                  \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __viadd##kind##_s16x2(unsigned a, unsigned b, unsigned c) {                                  \
    return __v##kind##s2(__vadd2(a, b), c);                                                                            \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __viadd##kind##_u16x2(unsigned a, unsigned b, unsigned c) {                                  \
    return __v##kind##u2(__vadd2(a, b), c);                                                                            \
  }                                                                                                                    \
  ANYWARP_INLINE unsigned __viadd##kind##_s16x2_relu(unsigned a, unsigned b, unsigned c) {                             \
    return __vmaxs2(__viadd##kind##_s16x2(a, b, c), 0);                                                                \
  }
ANYWARP_DPX(max, >)
ANYWARP_DPX(min, <)
#undef ANYWARP_DPX
#undef ANYWARP_LANES
#undef ANYWARP_LANE
