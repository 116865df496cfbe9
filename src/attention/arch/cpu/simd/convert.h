// float16 and bfloat16 as what the kernels load and store: to float32 exactly, from float32 rounded to nearest, ties to
// even, NaN kept as NaN.
#pragma once

#include "attention/arch/cpu/simd/vec.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

/// Storage types: the bits, and nothing that computes.
struct BFloat16 {
  std::uint16_t bits;
};
struct Float16 {
  std::uint16_t bits;
};

ANYWARP_INLINE Shorts load_shorts(const void* from) {
  Shorts v;
  std::memcpy(&v, from, sizeof(v));
  return v;
}
/// The first `count` lanes; the others are 0, and their memory is not touched.
ANYWARP_INLINE Shorts load_shorts_partial(const std::uint16_t* from, int count) {
  std::uint16_t lanes[kWidth] = {};
  for (int i = 0; i < count; ++i) lanes[i] = from[i];
  return load_shorts(lanes);
}

ANYWARP_INLINE Floats from_bfloat16(Shorts v) { return bits_as<Floats>(__builtin_convertvector(v, Uints) << 16); }

ANYWARP_INLINE Shorts to_bfloat16(Floats v) {
  const Uints bits = bits_as<Uints>(v);
  const Uints rounded = bits + 0x7fffu + ((bits >> 16) & 1u);
  const Uints quiet =
      bits | 0x400000u;  // Adding could carry a NaN into the sign; and its payload may be low bits alone.
  return __builtin_convertvector((v == v ? rounded : quiet) >> 16, Shorts);
}

#if defined(__F16C__)
ANYWARP_INLINE Floats from_float16(Shorts v) {
#if ANYWARP_ISA_WIDTH == 16 && defined(__AVX512F__)
  return bits_as<Floats>(_mm512_cvtph_ps(bits_as<__m256i>(v)));
#else
  Floats to;
  for (int i = 0; i < kWidth / 8; ++i) {
    __m128i half;
    std::memcpy(&half, reinterpret_cast<const char*>(&v) + 16 * i, 16);
    const __m256 single = _mm256_cvtph_ps(half);
    std::memcpy(reinterpret_cast<char*>(&to) + 32 * i, &single, 32);
  }
  return to;
#endif
}

ANYWARP_INLINE Shorts to_float16(Floats v) {
#if ANYWARP_ISA_WIDTH == 16 && defined(__AVX512F__)
  return bits_as<Shorts>(_mm512_cvtps_ph(bits_as<__m512>(v), _MM_FROUND_TO_NEAREST_INT));
#else
  Shorts to;
  for (int i = 0; i < kWidth / 8; ++i) {
    __m256 single;
    std::memcpy(&single, reinterpret_cast<const char*>(&v) + 32 * i, 32);
    const __m128i half = _mm256_cvtps_ph(single, _MM_FROUND_TO_NEAREST_INT);
    std::memcpy(reinterpret_cast<char*>(&to) + 16 * i, &half, 16);
  }
  return to;
#endif
}
#else
ANYWARP_INLINE Floats from_float16(Shorts v) {
  const Uints bits = __builtin_convertvector(v, Uints);
  const Uints sign = (bits & 0x8000u) << 16;
  const Uints magnitude = bits & 0x7fffu;
  // Moved to float32's place the exponent is 112 too small; a multiplication by 2¹¹² mends it and normalises
  // subnormals.
  const Floats finite = bits_as<Floats>(magnitude << 13) * broadcast(0x1p112f);
  const Uints special = (magnitude << 13) | 0x7f800000u;
  return bits_as<Floats>((bits_as<Ints>(magnitude) >= 0x7c00 ? special : bits_as<Uints>(finite)) | sign);
}

ANYWARP_INLINE Shorts to_float16(Floats v) {
  const Uints bits = bits_as<Uints>(v);
  const Uints sign = (bits >> 16) & 0x8000u;
  const Uints magnitude = bits & 0x7fffffffu;
  // Normal: rebias by −112 and round away 13 bits. Subnormal: adding 0.5 lets the adder round at 2⁻²⁴.
  const Uints normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
  const Uints subnormal = bits_as<Uints>(bits_as<Floats>(magnitude) + broadcast(0.5f)) - 0x3f000000u;
  const Ints m = bits_as<Ints>(magnitude);
  Uints half = m < 0x38800000 ? subnormal : normal;
  half = m >= 0x477ff000 ? (Uints{} + 0x7c00u) : half;
  half = m > 0x7f800000 ? (Uints{} + 0x7e00u) : half;
  return __builtin_convertvector(half | sign, Shorts);
}
#endif

// ---- One name for every storage type ----

ANYWARP_INLINE Floats load(const BFloat16* from) { return from_bfloat16(load_shorts(from)); }
ANYWARP_INLINE Floats load(const Float16* from) { return from_float16(load_shorts(from)); }
ANYWARP_INLINE Floats load_partial(const BFloat16* from, int count) {
  return from_bfloat16(load_shorts_partial(&from->bits, count));
}
ANYWARP_INLINE Floats load_partial(const Float16* from, int count) {
  return from_float16(load_shorts_partial(&from->bits, count));
}

ANYWARP_INLINE void store(BFloat16* to, Floats v) {
  const Shorts bits = to_bfloat16(v);
  std::memcpy(to, &bits, sizeof(bits));
}
ANYWARP_INLINE void store(Float16* to, Floats v) {
  const Shorts bits = to_float16(v);
  std::memcpy(to, &bits, sizeof(bits));
}
template <typename Half>
ANYWARP_INLINE void store_half_partial(Half* to, Shorts bits, int count) {
  for (int i = 0; i < count; ++i) to[i].bits = bits[i];
}
ANYWARP_INLINE void store_partial(BFloat16* to, Floats v, int count) { store_half_partial(to, to_bfloat16(v), count); }
ANYWARP_INLINE void store_partial(Float16* to, Floats v, int count) { store_half_partial(to, to_float16(v), count); }

/// One element.
ANYWARP_INLINE float to_float(float x) { return x; }
ANYWARP_INLINE float to_float(BFloat16 x) { return bits_as<float>(std::uint32_t{x.bits} << 16); }
ANYWARP_INLINE float to_float(Float16 x) { return from_float16(Shorts{x.bits})[0]; }

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
