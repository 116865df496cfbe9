// __builtin_amdgcn_wmma_*: 16×16×16 products of RDNA3 (gfx11: operands replicated in both halves of the wavefront) and
// RDNA4 (gfx12: not replicated). Sums run in order of k in float or int.
#pragma once

#include "amd_matrix_core.h"

namespace anywarp::simt::amd {

/// RDNA3: A[i][k] in item k of lanes i, i+16, …; D[i][j] in item i/(width/16) of lane 16·(i % (width/16)) + j.
template <int width>
struct Wmma3 {
  static constexpr int items = 16;
  static constexpr int results = 256 / width;
  static constexpr unsigned lane_of(int line, int) { return static_cast<unsigned>(line); }
  static constexpr int item_of(int k) { return k; }
  static constexpr Element element_of_d(int lane, int item) { return {0, item * (width / 16) + lane / 16, lane % 16}; }
};

/// RDNA4, 32 lanes: A[i][k] in lane i + 16·((k/4) % 2); D[i][j] in item i % 8 of lane 16·(i/8) + j.
struct Wmma4 {
  static constexpr int items = 8;
  static constexpr int results = 8;
  static constexpr unsigned lane_of(int line, int k) { return static_cast<unsigned>(line + 16 * ((k / 4) % 2)); }
  static constexpr int item_of(int k) { return 4 * (k / 8) + k % 4; }
  static constexpr Element element_of_d(int lane, int item) { return {0, 8 * (lane / 16) + item, lane % 16}; }
};

template <typename Layout, typename P>
ANYWARP_UNCHECKED bool wmma_sums(const Exchange& all, int lane, P* sums) {
  using Slot = Operands<P, Layout::items>;
  for (int r = 0; r < Layout::results; ++r) {
    const Element d = Layout::element_of_d(lane, r);
    for (int k = 0; k < 16; ++k) {
      const unsigned from_a = Layout::lane_of(d.row, k), from_b = Layout::lane_of(d.column, k);
      if (!all.took_part(from_a) || !all.took_part(from_b)) continue;
      const std::size_t item = static_cast<std::size_t>(Layout::item_of(k)) * sizeof(P);
      P a, b;
      std::memcpy(&a, all.slot(from_a) + offsetof(Slot, a) + item, sizeof(P));
      std::memcpy(&b, all.slot(from_b) + offsetof(Slot, b) + item, sizeof(P));
      sums[r] = multiply_add(a, b, sums[r]);
    }
  }
  if (Layout::items != 16) return true;
  // Replicated operands must agree in every half.
  const unsigned partner = static_cast<unsigned>(lane % 16), own = static_cast<unsigned>(lane);
  return !all.took_part(partner) || std::memcmp(all.slot(own), all.slot(partner), sizeof(Slot)) == 0;
}

template <typename Layout, unsigned width, typename KindA, typename KindB, typename P, typename Register>
ANYWARP_INLINE void wmma(const char* name, const Register& a, const Register& b, P* sums) {
  Operands<P, Layout::items> mine;
  unpack<KindA, P, Layout::items>(a, mine.a);
  unpack<KindB, P, Layout::items>(b, mine.b);
  const Exchange all = meet_wavefront(name, width, &mine, sizeof(mine));
  if (!wmma_sums<Layout, P>(all, static_cast<int>(lane_id()), sums)) {
    report_misuse("warp", "error",
                  "RDNA3's WMMA needs its operands replicated: lanes i and i + 16 hold different values");
  }
}

template <typename Layout, unsigned width, typename Kind, typename Register, typename Result>
ANYWARP_INLINE Result wmma_float(const char* name, Register a, Register b, Result c) {
  float sums[Layout::results];
  static_assert(sizeof(sums) == sizeof(c), "C and D have one register per element");
  std::memcpy(sums, &c, sizeof(sums));
  wmma<Layout, width, Kind, Kind, float>(name, a, b, sums);
  std::memcpy(&c, sums, sizeof(sums));
  return c;
}

/// 16-bit results: on RDNA3 in the low or high half of each register, on RDNA4 packed.
template <typename Layout, unsigned width, int E, int M, typename Kind, typename Register, typename Result>
ANYWARP_INLINE Result wmma_narrow(const char* name, Register a, Register b, Result c, int stride, int offset) {
  std::uint16_t bits[sizeof(Result) / 2];
  std::memcpy(bits, &c, sizeof(bits));
  float sums[Layout::results];
  for (int r = 0; r < Layout::results; ++r)
    sums[r] = static_cast<float>(bits_to_double<E, M>(bits[r * stride + offset]));
  wmma<Layout, width, Kind, Kind, float>(name, a, b, sums);
  for (int r = 0; r < Layout::results; ++r)
    bits[r * stride + offset] = static_cast<std::uint16_t>(round_to_bits<E, M>(sums[r], Round::Nearest));
  std::memcpy(&c, bits, sizeof(bits));
  return c;
}

template <typename Layout, unsigned width, typename Register, typename Result>
ANYWARP_INLINE Result wmma_int8(const char* name, bool a_signed, Register a, bool b_signed, Register b, Result c) {
  int sums[Layout::results];
  std::memcpy(sums, &c, sizeof(sums));
  if (a_signed && b_signed)
    wmma<Layout, width, signed char, signed char, int>(name, a, b, sums);
  else if (a_signed)
    wmma<Layout, width, signed char, unsigned char, int>(name, a, b, sums);
  else if (b_signed)
    wmma<Layout, width, unsigned char, signed char, int>(name, a, b, sums);
  else
    wmma<Layout, width, unsigned char, unsigned char, int>(name, a, b, sums);
  std::memcpy(&c, sums, sizeof(sums));
  return c;
}

}  // namespace anywarp::simt::amd

#define ANYWARP_V(T, n) ::anywarp::simt::amd::Vector<T, n>
#define ANYWARP_WMMA_F32(name, Layout, width, Kind, Register, results)                                        \
  ANYWARP_INLINE ANYWARP_V(float, results)                                                                    \
      __builtin_amdgcn_wmma_##name(Register a, Register b, ANYWARP_V(float, results) c) {                     \
    return ::anywarp::simt::amd::wmma_float<::anywarp::simt::amd::Layout, width, ::anywarp::simt::amd::Kind>( \
        "wmma_" #name, a, b, c);                                                                              \
  }
ANYWARP_WMMA_F32(f32_16x16x16_f16_w32, Wmma3<32>, 32, HalfBits, ANYWARP_V(_Float16, 16), 8)
ANYWARP_WMMA_F32(f32_16x16x16_bf16_w32, Wmma3<32>, 32, Bfloat16Bits, ANYWARP_V(short, 16), 8)
ANYWARP_WMMA_F32(f32_16x16x16_f16_w64, Wmma3<64>, 64, HalfBits, ANYWARP_V(_Float16, 16), 4)
ANYWARP_WMMA_F32(f32_16x16x16_bf16_w64, Wmma3<64>, 64, Bfloat16Bits, ANYWARP_V(short, 16), 4)
ANYWARP_WMMA_F32(f32_16x16x16_f16_w32_gfx12, Wmma4, 32, HalfBits, ANYWARP_V(_Float16, 8), 8)
ANYWARP_WMMA_F32(f32_16x16x16_bf16_w32_gfx12, Wmma4, 32, Bfloat16Bits, ANYWARP_V(short, 8), 8)
#undef ANYWARP_WMMA_F32

/// `high`: D in the upper half of each register; the other half keeps C's.
ANYWARP_INLINE ANYWARP_V(_Float16, 16)
    __builtin_amdgcn_wmma_f16_16x16x16_f16_w32(ANYWARP_V(_Float16, 16) a, ANYWARP_V(_Float16, 16) b,
                                               ANYWARP_V(_Float16, 16) c, bool high) {
  return ::anywarp::simt::amd::wmma_narrow<::anywarp::simt::amd::Wmma3<32>, 32, 5, 10, ::anywarp::simt::amd::HalfBits>(
      "wmma_f16_16x16x16_f16_w32", a, b, c, 2, high);
}
ANYWARP_INLINE ANYWARP_V(short, 16)
    __builtin_amdgcn_wmma_bf16_16x16x16_bf16_w32(ANYWARP_V(short, 16) a, ANYWARP_V(short, 16) b, ANYWARP_V(short, 16) c,
                                                 bool high) {
  return ::anywarp::simt::amd::wmma_narrow<::anywarp::simt::amd::Wmma3<32>, 32, 8, 7,
                                           ::anywarp::simt::amd::Bfloat16Bits>("wmma_bf16_16x16x16_bf16_w32", a, b, c,
                                                                               2, high);
}
ANYWARP_INLINE ANYWARP_V(_Float16, 8)
    __builtin_amdgcn_wmma_f16_16x16x16_f16_w32_gfx12(ANYWARP_V(_Float16, 8) a, ANYWARP_V(_Float16, 8) b,
                                                     ANYWARP_V(_Float16, 8) c) {
  return ::anywarp::simt::amd::wmma_narrow<::anywarp::simt::amd::Wmma4, 32, 5, 10, ::anywarp::simt::amd::HalfBits>(
      "wmma_f16_16x16x16_f16_w32_gfx12", a, b, c, 1, 0);
}
ANYWARP_INLINE ANYWARP_V(int, 8)
    __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32(bool a_signed, ANYWARP_V(int, 4) a, bool b_signed, ANYWARP_V(int, 4) b,
                                               ANYWARP_V(int, 8) c, bool) {
  return ::anywarp::simt::amd::wmma_int8<::anywarp::simt::amd::Wmma3<32>, 32>("wmma_i32_16x16x16_iu8_w32", a_signed, a,
                                                                              b_signed, b, c);
}
ANYWARP_INLINE ANYWARP_V(int, 8)
    __builtin_amdgcn_wmma_i32_16x16x16_iu8_w32_gfx12(bool a_signed, ANYWARP_V(int, 2) a, bool b_signed,
                                                     ANYWARP_V(int, 2) b, ANYWARP_V(int, 8) c, bool) {
  return ::anywarp::simt::amd::wmma_int8<::anywarp::simt::amd::Wmma4, 32>("wmma_i32_16x16x16_iu8_w32_gfx12", a_signed,
                                                                          a, b_signed, b, c);
}
#undef ANYWARP_V
