// float32 lanes to and from the bfloat16 words of tiles: splitting into parts, interleaving two rows into pairs, and
// the transposition of a tile.
#pragma once

#include "attention/arch/cpu/simd/convert.h"
#include "attention/arch/cpu/simd/vec.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

static_assert(kWidth == 16, "A vector is a row of a tile.");

typedef std::uint16_t Halves __attribute__((vector_size(64)));

/// The products of parts that make a product, the smallest first: their rounding then adds least. What is left out is
/// below the dtype's rounding.
template <int Parts>
struct Products;
template <>
struct Products<1> {
  static constexpr int count = 1;
  static constexpr int left[1] = {0}, right[1] = {0};
};
template <>
struct Products<2> {
  static constexpr int count = 3;
  static constexpr int left[3] = {1, 0, 0}, right[3] = {0, 1, 0};
};

/// Those of scores and of dP. Two parts: all four, since the last, 2⁻¹⁶, would show in the log-sum-exp, and where dP
/// and δ cancel.
template <int Parts>
struct ScoreProducts : Products<Parts> {};
template <>
struct ScoreProducts<2> {
  static constexpr int count = 4;
  static constexpr int left[4] = {1, 1, 0, 0}, right[4] = {1, 0, 1, 0};
};

template <typename T>
ANYWARP_INLINE T load_line(const char* from) {
  static_assert(sizeof(T) == 64);
  T line;
  std::memcpy(&line, __builtin_assume_aligned(from, 64), 64);
  return line;
}
template <typename T>
ANYWARP_INLINE void store_line(char* to, T line) {
  static_assert(sizeof(T) == 64);
  std::memcpy(__builtin_assume_aligned(to, 64), &line, 64);
}

/// Lane i: even[i] rounded to bfloat16 in the low half, odd[i] in the high half.
ANYWARP_INLINE Uints interleave(Floats even, Floats odd) {
#if defined(__AVX512BF16__)
  const Halves both = bits_as<Halves>(_mm512_cvtne2ps_pbh(bits_as<__m512>(odd), bits_as<__m512>(even)));
  return bits_as<Uints>(__builtin_shufflevector(both, both, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8,
                                                24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
#else
  const Uints low = __builtin_convertvector(to_bfloat16(even), Uints);
  const Uints high = __builtin_convertvector(to_bfloat16(odd), Uints);
  return low | (high << 16);
#endif
}

/// The sixteen low halves, then the sixteen high ones.
ANYWARP_INLINE Halves side_by_side(Uints interleaved) {
  const Halves words = bits_as<Halves>(interleaved);
  return __builtin_shufflevector(words, words, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 1, 3, 5, 7, 9,
                                 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

/// sum + the values of both halves.
ANYWARP_INLINE Floats add_pairs(Uints pairs, Floats sum) {
#if defined(__AVX512BF16__)
  const Uints ones = Uints{} + 0x3f803f80u;
  return bits_as<Floats>(_mm512_dpbf16_ps(bits_as<__m512>(sum), bits_as<__m512bh>(pairs), bits_as<__m512bh>(ones)));
#else
  return sum + bits_as<Floats>(pairs << 16) + bits_as<Floats>(pairs & 0xffff0000u);
#endif
}

/// Both rows as `Parts` parts: part 0 is the value rounded, the next what that left, and so on.
template <int Parts>
ANYWARP_INLINE void interleave_parts(Floats even, Floats odd, Uints (&parts)[Parts]) {
  unrolled<Parts>([&](auto p) {
    parts[p.value] = interleave(even, odd);
    if constexpr (p.value + 1 < Parts) {
      even -= bits_as<Floats>(parts[p.value] << 16);
      odd -= bits_as<Floats>(parts[p.value] & 0xffff0000u);
    }
  });
}

/// 16 rows of 16 words: four rounds of interleaving row i with row i + 8.
ANYWARP_INLINE void transpose(Uints (&rows)[16]) {
  unrolled<4>([&](auto) {
    Uints next[16];
    unrolled<8>([&](auto i) {
      next[2 * i.value] = __builtin_shufflevector(rows[i.value], rows[i.value + 8], 0, 16, 1, 17, 2, 18, 3, 19, 4, 20,
                                                  5, 21, 6, 22, 7, 23);
      next[2 * i.value + 1] = __builtin_shufflevector(rows[i.value], rows[i.value + 8], 8, 24, 9, 25, 10, 26, 11, 27,
                                                      12, 28, 13, 29, 14, 30, 15, 31);
    });
    unrolled<16>([&](auto i) { rows[i.value] = next[i.value]; });
  });
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
