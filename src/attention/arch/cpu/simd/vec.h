// The vectors that every CPU kernel is written with: as wide as the instruction set that the file is compiled for, on
// the compiler's own vector extensions, so that one body serves SSE2, AVX2 and AVX-512, and 16 lanes can be tested on a
// machine that has 8 (the compiler splits them).
//
// Everything that depends on compiler flags lives in the namespace ANYWARP_ISA, which is another one for each file of
// isa/: the linker may then never take an inline function that was compiled with AVX-512 for a machine without.
#pragma once

#include <cstdint>
#include <cstring>
#include <utility>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#ifndef ANYWARP_ISA
#error "Define ANYWARP_ISA, the namespace of this instruction set, before the first include (see isa/)."
#endif
#ifndef ANYWARP_ISA_WIDTH
#if defined(__AVX512F__)
#define ANYWARP_ISA_WIDTH 16
#elif defined(__AVX2__)
#define ANYWARP_ISA_WIDTH 8
#else
#define ANYWARP_ISA_WIDTH 4
#endif
#endif

#define ANYWARP_INLINE [[gnu::always_inline]] inline

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr int kWidth = ANYWARP_ISA_WIDTH;  ///< Floats in a vector.

typedef float Floats __attribute__((vector_size(4 * kWidth)));
typedef std::int32_t Ints __attribute__((vector_size(4 * kWidth)));  // Also what comparisons give: −1 or 0.
typedef std::uint32_t Uints __attribute__((vector_size(4 * kWidth)));
typedef std::uint16_t Shorts __attribute__((vector_size(2 * kWidth)));

/// The same bits as another type of the same size.
template <typename To, typename From>
ANYWARP_INLINE To bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

ANYWARP_INLINE Floats broadcast(float x) { return x - Floats{}; }
ANYWARP_INLINE Floats lane_numbers() {
  Floats lanes;
  for (int i = 0; i < kWidth; ++i) lanes[i] = static_cast<float>(i);
  return lanes;
}

/// a·b + c, in one rounding where the instruction set has it.
ANYWARP_INLINE Floats fma(Floats a, Floats b, Floats c) { return a * b + c; }

/// The larger and the smaller of each pair; b where either is NaN.
ANYWARP_INLINE Floats max(Floats a, Floats b) { return a > b ? a : b; }
ANYWARP_INLINE Floats min(Floats a, Floats b) { return a < b ? a : b; }
ANYWARP_INLINE Floats abs(Floats a) { return bits_as<Floats>(bits_as<Uints>(a) & 0x7fffffffu); }

/// `a` where the condition holds, otherwise `b`.
ANYWARP_INLINE Floats select(Ints condition, Floats a, Floats b) { return condition ? a : b; }

// ---- Memory. No alignment is needed. ----

ANYWARP_INLINE Floats load(const float* from) {
  Floats v;
  std::memcpy(&v, from, sizeof(v));
  return v;
}
ANYWARP_INLINE void store(float* to, Floats v) { std::memcpy(to, &v, sizeof(v)); }

/// The first `count` lanes, 0 < count <= kWidth; the others are 0, and their memory is not touched.
ANYWARP_INLINE Floats load_partial(const float* from, int count) {
#if defined(__AVX512F__) && ANYWARP_ISA_WIDTH == 16
  return bits_as<Floats>(_mm512_maskz_loadu_ps(static_cast<__mmask16>((1u << count) - 1), from));
#else
  float lanes[kWidth] = {};
  for (int i = 0; i < count; ++i) lanes[i] = from[i];
  return load(lanes);
#endif
}
ANYWARP_INLINE void store_partial(float* to, Floats v, int count) {
#if defined(__AVX512F__) && ANYWARP_ISA_WIDTH == 16
  _mm512_mask_storeu_ps(to, static_cast<__mmask16>((1u << count) - 1), bits_as<__m512>(v));
#else
  float lanes[kWidth];
  store(lanes, v);
  for (int i = 0; i < count; ++i) to[i] = lanes[i];
#endif
}

// ---- Across the lanes ----

namespace detail {
template <int N>
struct Vector {
  typedef float type __attribute__((vector_size(4 * N)));
};

template <int N, typename Combine>
ANYWARP_INLINE float reduce(const float* lanes, Combine combine) {
  using Half = typename Vector<N / 2>::type;
  Half low, high;
  std::memcpy(&low, lanes, sizeof(low));
  std::memcpy(&high, lanes + N / 2, sizeof(high));
  const Half both = combine(low, high);
  if constexpr (N == 4) {
    return combine(both[0], both[1]);
  } else {
    float next[N / 2];
    std::memcpy(next, &both, sizeof(both));
    return reduce<N / 2>(next, combine);
  }
}
}  // namespace detail

ANYWARP_INLINE float sum_of_lanes(Floats v) {
  float lanes[kWidth];
  store(lanes, v);
  return detail::reduce<kWidth>(lanes, [](auto a, auto b) { return a + b; });
}
ANYWARP_INLINE float max_of_lanes(Floats v) {
  float lanes[kWidth];
  store(lanes, v);
  return detail::reduce<kWidth>(lanes, [](auto a, auto b) { return a > b ? a : b; });
}

// ---- Loops that must be unrolled for their arrays to live in registers ----

template <int N, typename Body>
ANYWARP_INLINE void unrolled(Body body) {
  [&]<int... I>(std::integer_sequence<int, I...>) __attribute__((always_inline)) {
    (body(std::integral_constant<int, I>{}), ...);
  }
  (std::make_integer_sequence<int, N>{});
}

constexpr std::int64_t round_up(std::int64_t n, std::int64_t multiple) {
  return (n + multiple - 1) / multiple * multiple;
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
