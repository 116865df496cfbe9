// The generators under curand_kernel.h and hiprand_kernel.h. XORWOW is Marsaglia's (2003), with cuRAND's seeding and
// its subsequences of 2^67 values; Philox4x32-10 is Salmon et al. (2011). Both give cuRAND's integers, and its floats
// up to the rounding of log and sin; hipRAND's XORWOW is seeded differently on AMD GPUs, so its values are not
// reproduced here.
#pragma once

#include <array>
#include <cstdint>

#include "device.h"

namespace anywarp::simt {

/// 160 bits as cuRAND keeps them, and a Weyl sequence.
struct XorwowState {
  unsigned int d, v[5];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};

struct PhiloxState {
  uint4 ctr, output;
  uint2 key;
  unsigned int STATE;  ///< Which of `output` is next.
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};

namespace xorwow {

using Vector = std::array<unsigned int, 5>;
using Matrix = std::array<Vector, 160>;  ///< Row i: what bit i of the state becomes.

ANYWARP_INLINE void step(Vector& v) {
  const unsigned int t = v[0] ^ (v[0] >> 2);
  v = {v[1], v[2], v[3], v[4], (v[4] ^ (v[4] << 4)) ^ (t ^ (t << 1))};
}

inline Vector times(const Vector& v, const Matrix& m) {
  Vector result{};
  for (unsigned bit = 0; bit < 160; ++bit)
    if (v[bit / 32] >> bit % 32 & 1)
      for (unsigned i = 0; i < 5; ++i) result[i] ^= m[bit][i];
  return result;
}

/// Entry k: 2^k steps at once. One step is linear over bits, so its powers are found by squaring.
ANYWARP_UNCHECKED inline const std::array<Matrix, 131>& powers() {
  static const auto* table = [] {
    auto* made = new std::array<Matrix, 131>;
    for (unsigned bit = 0; bit < 160; ++bit) {
      Vector v{};
      v[bit / 32] = 1u << bit % 32;
      step(v);
      (*made)[0][bit] = v;
    }
    for (unsigned k = 1; k < made->size(); ++k)
      for (unsigned bit = 0; bit < 160; ++bit) (*made)[k][bit] = times((*made)[k - 1][bit], (*made)[k - 1]);
    return made;
  }();
  return *table;
}

/// `count` · 2^`first` steps.
ANYWARP_UNCHECKED inline void skip(XorwowState& state, unsigned long long count, unsigned first) {
  Vector v{state.v[0], state.v[1], state.v[2], state.v[3], state.v[4]};
  for (unsigned k = 0; count >> k; ++k) {
    if (count >> k & 1) v = times(v, powers()[first + k]);
    if (k == 63) break;
  }
  for (unsigned i = 0; i < 5; ++i) state.v[i] = v[i];
  if (first == 0) state.d += 362437u * static_cast<unsigned int>(count);
}

}  // namespace xorwow

namespace philox {

ANYWARP_INLINE uint4 block(uint4 c, uint2 k) {
  for (int round = 0; round < 10; ++round) {
    const unsigned long long low = 0xD2511F53ull * c.x, high = 0xCD9E8D57ull * c.z;
    c = uint4{static_cast<unsigned>(high >> 32) ^ c.y ^ k.x, static_cast<unsigned>(high),
              static_cast<unsigned>(low >> 32) ^ c.w ^ k.y, static_cast<unsigned>(low)};
    k.x += 0x9E3779B9u;
    k.y += 0xBB67AE85u;
  }
  return c;
}

/// Adds to the counter's words from `word` on.
ANYWARP_INLINE void add(PhiloxState& s, unsigned long long n, int word) {
  unsigned int* const words[4] = {&s.ctr.x, &s.ctr.y, &s.ctr.z, &s.ctr.w};
  unsigned long long carry = 0;
  for (int i = word; i < 4; ++i, n >>= 32) {
    const unsigned long long sum = *words[i] + (n & 0xffffffffull) + carry;
    *words[i] = static_cast<unsigned>(sum);
    carry = sum >> 32;
  }
}

ANYWARP_INLINE void skip(PhiloxState& s, unsigned long long n) {
  s.STATE += n & 3;
  n /= 4;
  if (s.STATE > 3) {
    n += 1;
    s.STATE -= 4;
  }
  add(s, n, 0);
  s.output = block(s.ctr, s.key);
}

}  // namespace philox

inline constexpr float kTo32 = 2.3283064e-10f;
inline constexpr double kTo53 = 1.1102230246251565e-16;

ANYWARP_INLINE unsigned int random_bits(XorwowState& s) {
  const unsigned int t = s.v[0] ^ (s.v[0] >> 2);
  s.v[0] = s.v[1];
  s.v[1] = s.v[2];
  s.v[2] = s.v[3];
  s.v[3] = s.v[4];
  s.v[4] = (s.v[4] ^ (s.v[4] << 4)) ^ (t ^ (t << 1));
  s.d += 362437;
  return s.v[4] + s.d;
}
ANYWARP_INLINE unsigned int random_bits(PhiloxState& s) {
  const unsigned int out = s.STATE == 0   ? s.output.x
                           : s.STATE == 1 ? s.output.y
                           : s.STATE == 2 ? s.output.z
                                          : s.output.w;
  if (++s.STATE == 4) {
    philox::add(s, 1, 0);
    s.output = philox::block(s.ctr, s.key);
    s.STATE = 0;
  }
  return out;
}

ANYWARP_INLINE float to_uniform(unsigned int x) { return x * kTo32 + kTo32 / 2.0f; }
ANYWARP_INLINE unsigned long long to_53_bits(unsigned int x, unsigned int y) {
  return static_cast<unsigned long long>(x) ^ (static_cast<unsigned long long>(y) << 21);
}
ANYWARP_INLINE double to_uniform_double(XorwowState& s) {
  const unsigned int x = random_bits(s), y = random_bits(s);
  return to_53_bits(x, y) * kTo53 + kTo53 / 2.0;
}
ANYWARP_INLINE double to_uniform_double(PhiloxState& s) {
  return random_bits(s) * 2.3283064365386963e-10 + 2.3283064365386963e-10;
}

ANYWARP_INLINE float2 box_muller(unsigned int x, unsigned int y) {
  constexpr float kTo2Pi = 2.3283064e-10f * 6.2831855f;
  const float s = ::sqrtf(-2.0f * ::logf(to_uniform(x))), v = y * kTo2Pi + kTo2Pi / 2;
  return float2{::sinf(v) * s, ::cosf(v) * s};
}
ANYWARP_INLINE double2 box_muller_double(unsigned int x0, unsigned int x1, unsigned int y0, unsigned int y1) {
  const double u = to_53_bits(x0, x1) * kTo53 + kTo53 / 2.0, v = to_53_bits(y0, y1) * (kTo53 * 2.0) + kTo53;
  const double s = ::sqrt(-2.0 * ::log(u));
  return double2{::sin(v * 3.1415926535897932) * s, ::cos(v * 3.1415926535897932) * s};
}

template <typename State>
ANYWARP_INLINE float2 normal_pair(State& s) {
  const unsigned int x = random_bits(s), y = random_bits(s);
  return box_muller(x, y);
}
template <typename State>
ANYWARP_INLINE double2 normal_pair_double(State& s) {
  const unsigned int x0 = random_bits(s), x1 = random_bits(s), y0 = random_bits(s), y1 = random_bits(s);
  return box_muller_double(x0, x1, y0, y1);
}
template <typename State>
ANYWARP_INLINE float normal(State& s) {
  if (s.boxmuller_flag) return s.boxmuller_flag = 0, s.boxmuller_extra;
  const float2 pair = normal_pair(s);
  s.boxmuller_extra = pair.y;
  s.boxmuller_flag = 1;
  return pair.x;
}
template <typename State>
ANYWARP_INLINE double normal_double(State& s) {
  if (s.boxmuller_flag_double) return s.boxmuller_flag_double = 0, s.boxmuller_extra_double;
  const double2 pair = normal_pair_double(s);
  s.boxmuller_extra_double = pair.y;
  s.boxmuller_flag_double = 1;
  return pair.x;
}

ANYWARP_INLINE void seed_random(XorwowState& s, unsigned long long seed, unsigned long long subsequence,
                                unsigned long long offset) {
  const unsigned int t0 = 1099087573u * (static_cast<unsigned int>(seed) ^ 0xaad26b49u);
  const unsigned int t1 = 2591861531u * (static_cast<unsigned int>(seed >> 32) ^ 0xf7dcefddu);
  s = XorwowState{6615241u + t1 + t0,
                  {123456789u + t0, 362436069u ^ t0, 521288629u + t1, 88675123u ^ t1, 5783321u + t0},
                  0,
                  0,
                  0.0f,
                  0.0};
  if (subsequence) xorwow::skip(s, subsequence, 67);
  if (offset) xorwow::skip(s, offset, 0);
}
ANYWARP_INLINE void seed_random(PhiloxState& s, unsigned long long seed, unsigned long long subsequence,
                                unsigned long long offset) {
  s = PhiloxState{};
  s.key = uint2{static_cast<unsigned int>(seed), static_cast<unsigned int>(seed >> 32)};
  philox::add(s, subsequence, 2);
  philox::skip(s, offset);
}

}  // namespace anywarp::simt
