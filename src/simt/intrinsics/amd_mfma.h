// __builtin_amdgcn_mfma_*: dense matrix products of a 64-lane wavefront of CDNA. One general layout rule serves all
// shapes; f64_4x4x4 alone differs. Sums run in order of k in the accumulator's type; products of 16-bit operands are
// exact. Subnormal operands are kept, as CDNA3 does (MI200 flushes those of f16 and bf16).
#pragma once

#include "amd_matrix_core.h"

namespace anywarp::simt::amd {

/// M×N×K, `blocks` independent products side by side.
template <int M, int N, int K, int blocks>
struct Mfma {
  static constexpr int lanes_per_k = M * blocks;      ///< Lanes that one slice of k fills.
  static constexpr int items = K * lanes_per_k / 64;  ///< Consecutive k in a lane.
  static constexpr int results = M * N * blocks / 64;

  static constexpr int lane_of_a(int block, int row, int k) { return row + M * (block + blocks * (k / items)); }
  static constexpr int lane_of_b(int block, int k, int column) { return column + N * (block + blocks * (k / items)); }
  static constexpr int item_of(int k) { return k % items; }

  /// `group` rows lie in consecutive registers: 4, or 1 for double.
  template <int group>
  static constexpr Element element_of_d(int lane, int item) {
    const int block_lanes = N * M / group < 64 ? 64 / (N * M / group) : 1;
    const int row_lanes = 64 / block_lanes / N;
    const int groups = M / (group * row_lanes);
    const int above = lane / N, step = item / group;
    return {above / row_lanes + block_lanes * (step / groups),
            item % group + group * (above % row_lanes + row_lanes * (step % groups)), lane % N};
  }
};

/// The lane that A is read from instead of `lane` (CBSZ, ABID) and B likewise (BLGP): CDNA ISA, "Broadcasting values".
constexpr int broadcast_a(int lane, int cbsz, int abid) {
  const int span = 64 >> cbsz;
  return lane % span + span * abid;
}
constexpr int broadcast_b(int lane, int blgp) {
  switch (blgp) {
    case 0:
      return lane;
    case 1:
      return lane % 32;
    case 2:
      return lane % 32 + 32;
    case 3:
      return (lane + 16) % 64;
    default:
      return lane % 16 + 16 * (blgp - 4);
  }
}

template <typename Shape, int group, bool swapped, typename P, int M, int N, int K>
ANYWARP_UNCHECKED void mfma_sums(const Exchange& all, int lane, int cbsz, int abid, int blgp, P* sums) {
  using Slot = Operands<P, Shape::items>;
  for (int r = 0; r < Shape::results; ++r) {
    Element d = Shape::template element_of_d<group>(lane, r);
    if (swapped) d = {(lane / 4) % 4, lane / 16, lane % 4};
    for (int k = 0; k < K; ++k) {
      const unsigned from_a = static_cast<unsigned>(broadcast_a(Shape::lane_of_a(d.block, d.row, k), cbsz, abid));
      const unsigned from_b = static_cast<unsigned>(broadcast_b(Shape::lane_of_b(d.block, k, d.column), blgp));
      if (!all.took_part(from_a) || !all.took_part(from_b)) continue;
      const std::size_t item = static_cast<std::size_t>(Shape::item_of(k)) * sizeof(P);
      P a, b;
      std::memcpy(&a, all.slot(from_a) + offsetof(Slot, a) + item, sizeof(P));
      std::memcpy(&b, all.slot(from_b) + offsetof(Slot, b) + item, sizeof(P));
      sums[r] = multiply_add(a, b, sums[r]);
    }
  }
}

template <int M, int N, int K, int blocks, typename KindA, typename KindB, typename P, typename Register,
          typename Result>
ANYWARP_INLINE Result mfma(const char* name, Register a, Register b, Result c, int cbsz, int abid, int blgp) {
  using Shape = Mfma<M, N, K, blocks>;
  static_assert(sizeof(Result) == sizeof(P) * Shape::results, "C and D have one register per element");
  constexpr bool is_double = std::is_same<P, double>::value;
  Operands<P, Shape::items> mine;
  unpack<KindA, P, Shape::items>(a, mine.a);
  unpack<KindB, P, Shape::items>(b, mine.b);
  P sums[Shape::results];
  std::memcpy(sums, &c, sizeof(sums));
  if (is_double) {
    // For double, BLGP negates A, B and C instead; CBSZ and ABID mean nothing.
    for (int i = 0; i < Shape::items; ++i) {
      if (blgp & 1) mine.a[i] = -mine.a[i];
      if (blgp & 2) mine.b[i] = -mine.b[i];
    }
    for (int i = 0; i < Shape::results; ++i)
      if (blgp & 4) sums[i] = -sums[i];
    cbsz = abid = blgp = 0;
  }
  const Exchange all = meet_wavefront(name, 64, &mine, sizeof(mine));
  mfma_sums<Shape, is_double ? 1 : 4, is_double && M == 4, P, M, N, K>(all, static_cast<int>(lane_id()), cbsz, abid,
                                                                       blgp, sums);
  std::memcpy(&c, sums, sizeof(sums));
  return c;
}

}  // namespace anywarp::simt::amd

#define ANYWARP_MFMA(name, M, K, blocks, Kind, P, Register)                                                           \
  ANYWARP_INLINE ::anywarp::simt::amd::Vector<P, M * M * blocks / 64> __builtin_amdgcn_mfma_##name(                   \
      Register a, Register b, ::anywarp::simt::amd::Vector<P, M * M * blocks / 64> c, int cbsz, int abid, int blgp) { \
    return ::anywarp::simt::amd::mfma<M, M, K, blocks, Kind, Kind, P>("mfma_" #name, a, b, c, cbsz, abid, blgp);      \
  }
#define ANYWARP_HALVES(n) ::anywarp::simt::amd::Vector<_Float16, n>
#define ANYWARP_SHORTS(n) ::anywarp::simt::amd::Vector<short, n>
#define ANYWARP_BRAINS(n) ::anywarp::simt::amd::Vector<__bf16, n>
#define ANYWARP_INTS(n) ::anywarp::simt::amd::Vector<int, n>
ANYWARP_MFMA(f32_32x32x1f32, 32, 1, 2, float, float, float)
ANYWARP_MFMA(f32_16x16x1f32, 16, 1, 4, float, float, float)
ANYWARP_MFMA(f32_4x4x1f32, 4, 1, 16, float, float, float)
ANYWARP_MFMA(f32_32x32x2f32, 32, 2, 1, float, float, float)
ANYWARP_MFMA(f32_16x16x4f32, 16, 4, 1, float, float, float)
ANYWARP_MFMA(f32_32x32x4f16, 32, 4, 2, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(4))
ANYWARP_MFMA(f32_16x16x4f16, 16, 4, 4, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(4))
ANYWARP_MFMA(f32_4x4x4f16, 4, 4, 16, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(4))
ANYWARP_MFMA(f32_32x32x8f16, 32, 8, 1, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(4))
ANYWARP_MFMA(f32_16x16x16f16, 16, 16, 1, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(4))
ANYWARP_MFMA(f32_32x32x4bf16_1k, 32, 4, 2, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(4))
ANYWARP_MFMA(f32_16x16x4bf16_1k, 16, 4, 4, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(4))
ANYWARP_MFMA(f32_4x4x4bf16_1k, 4, 4, 16, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(4))
ANYWARP_MFMA(f32_32x32x8bf16_1k, 32, 8, 1, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(4))
ANYWARP_MFMA(f32_16x16x16bf16_1k, 16, 16, 1, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(4))
ANYWARP_MFMA(f32_32x32x2bf16, 32, 2, 2, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(2))
ANYWARP_MFMA(f32_16x16x2bf16, 16, 2, 4, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(2))
ANYWARP_MFMA(f32_4x4x2bf16, 4, 2, 16, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(2))
ANYWARP_MFMA(f32_32x32x4bf16, 32, 4, 1, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(2))
ANYWARP_MFMA(f32_16x16x8bf16, 16, 8, 1, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_SHORTS(2))
ANYWARP_MFMA(i32_32x32x4i8, 32, 4, 2, signed char, int, int)
ANYWARP_MFMA(i32_16x16x4i8, 16, 4, 4, signed char, int, int)
ANYWARP_MFMA(i32_4x4x4i8, 4, 4, 16, signed char, int, int)
ANYWARP_MFMA(i32_32x32x8i8, 32, 8, 1, signed char, int, int)
ANYWARP_MFMA(i32_16x16x16i8, 16, 16, 1, signed char, int, int)
ANYWARP_MFMA(i32_32x32x16_i8, 32, 16, 1, signed char, int, long)
ANYWARP_MFMA(i32_16x16x32_i8, 16, 32, 1, signed char, int, long)
ANYWARP_MFMA(f64_16x16x4f64, 16, 4, 1, double, double, double)
// gfx950
ANYWARP_MFMA(f32_32x32x16_f16, 32, 16, 1, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(8))
ANYWARP_MFMA(f32_16x16x32_f16, 16, 32, 1, ::anywarp::simt::amd::HalfBits, float, ANYWARP_HALVES(8))
ANYWARP_MFMA(f32_32x32x16_bf16, 32, 16, 1, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_BRAINS(8))
ANYWARP_MFMA(f32_16x16x32_bf16, 16, 32, 1, ::anywarp::simt::amd::Bfloat16Bits, float, ANYWARP_BRAINS(8))
ANYWARP_MFMA(i32_32x32x32_i8, 32, 32, 1, signed char, int, ANYWARP_INTS(4))
ANYWARP_MFMA(i32_16x16x64_i8, 16, 64, 1, signed char, int, ANYWARP_INTS(4))
#undef ANYWARP_MFMA
ANYWARP_INLINE double __builtin_amdgcn_mfma_f64_4x4x4f64(double a, double b, double c, int cbsz, int abid, int blgp) {
  return ::anywarp::simt::amd::mfma<4, 4, 4, 4, double, double, double>("mfma_f64_4x4x4f64", a, b, c, cbsz, abid, blgp);
}
