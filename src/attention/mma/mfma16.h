// CDNA's MFMA for few rows, as 16×32×32: four f32_16x16x16 products, two f32_16x16x32 on gfx950; of float32 as
// 16×16×16: four f32_16x16x4. Decoding has fewer queries than the 32 rows of mfma.h, half of whose work and
// accumulators would be of rows that are not there; float32 fills half the registers with its operands. With h = lane /
// 16 and c = lane % 16:
//
//   first operand    row c, k 4h … 4h + 3            result item i   row 4h + i, column c
//   second operand   column c, k 4h … 4h + 3
//
// As in mfma.h the operands are swapped, so that a lane holds one query and keys in its items, and the order of k is
// free:
//
//   rows     k = 8h + e: one 16-byte read; for Q Kᵀ. That of gfx950's instruction.
//   chained  k = 16 · (e / 4) + 4h + e % 4: that of an accumulator; for P V. With float32 the same.
#pragma once

#include <type_traits>

#include "attention/mma/amd_lane.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu {

template <typename Kind>
struct Mfma16 : AmdLane<64>, NumbersOf<AmdLane<64>, Kind> {
  using Element = typename NumbersOf<AmdLane<64>, Kind>::Element;
  static constexpr int kOperandRun = 16 / sizeof(Element);
  static constexpr int kRows = 16, kColumns = 4 * kOperandRun, kDepth = kColumns;
  static constexpr int kItems = kOperandRun, kHalves = kColumns / 16;
  static constexpr int kRowSlots = 1, kRowLanes = 1;

  struct Accumulator {
    float __attribute__((ext_vector_type(kItems))) item;
  };
  struct alignas(16) Operand {
    Element item[kOperandRun];
  };
  using A = Operand;
  struct B {
    Operand half[kHalves];  ///< Columns 0 … 15 and, of 16-bit numbers, 16 … 31.
  };
  static constexpr int kDepthsOfAccumulator = 1;

  ANYWARP_DEVICE static constexpr int row_slot(int) { return 0; }
  ANYWARP_DEVICE static int row_of_slot(int) { return lane() % 16; }
  ANYWARP_DEVICE static int column_of(int item) { return 16 * (item / 4) + 4 * (lane() / 16) + item % 4; }
  static constexpr int kColumnRun = 4;

  ANYWARP_DEVICE static float row_maximum(float v) {
    v = fmaxf(v, shuffle_xor(v, 16));
    return fmaxf(v, shuffle_xor(v, 32));
  }
  ANYWARP_DEVICE static float row_sum(float v) {
    v += shuffle_xor(v, 16);
    return v + shuffle_xor(v, 32);
  }

  ANYWARP_DEVICE static int operand_line() { return lane() % 16; }
  ANYWARP_DEVICE static int operand_depth() { return kOperandRun * (lane() / 16); }

  template <typename Tile>
  ANYWARP_DEVICE static B load_b(const Tile& tile, int k0, int column0) {
    B to;
#pragma unroll
    for (int half = 0; half < kHalves; ++half)
      to.half[half] =
          *reinterpret_cast<const Operand*>(tile.at(column0 + 16 * half + operand_line(), k0 + operand_depth()));
    return to;
  }
  /// B of a tile whose rows are k; chains with `operand_of`.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b_transposed(const Tile& tile, int k0, int column0) {
    B to;
#pragma unroll
    for (int half = 0; half < kHalves; ++half)
#pragma unroll
      for (int part = 0; part < kOperandRun / 4; ++part)
        load_four(to.half[half].item + 4 * part, tile, k0 + 16 * part + 4 * (lane() / 16),
                  column0 + 16 * half + operand_line());
    return to;
  }

  ANYWARP_DEVICE static A operand_of(const Accumulator& from, int /*depth*/) {
    A to;
#pragma unroll
    for (int e = 0; e < kItems; ++e) to.item[e] = Mfma16::from_float(from.item[e]);
    return to;
  }

  ANYWARP_DEVICE static void multiply_add(Accumulator& sum, const A& a, const B& b) {
    if constexpr (std::is_same_v<Kind, Float32>) {
#pragma unroll
      for (int e = 0; e < kOperandRun; ++e)
        sum.item = __builtin_amdgcn_mfma_f32_16x16x4f32(b.half[0].item[e], a.item[e], sum.item, 0, 0, 0);
    } else {
      multiply_add_16_bits(sum, a, b);
    }
  }

 private:
  using Quad = float __attribute__((ext_vector_type(4)));

  ANYWARP_DEVICE static void multiply_add_16_bits(Accumulator& sum, const A& a, const B& b) {
    const Quad low = multiply_half(__builtin_shufflevector(sum.item, sum.item, 0, 1, 2, 3), a, b.half[0]);
    const Quad high = multiply_half(__builtin_shufflevector(sum.item, sum.item, 4, 5, 6, 7), a, b.half[1]);
    sum.item = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
  }

  ANYWARP_DEVICE static Quad multiply_half(Quad sum, const Operand& a, const Operand& b) {
#if defined(__gfx950__)
    if constexpr (Kind::kBrain)
      return __builtin_amdgcn_mfma_f32_16x16x32_bf16(bits_as<Brains8>(b.item), bits_as<Brains8>(a.item), sum, 0, 0, 0);
    else
      return __builtin_amdgcn_mfma_f32_16x16x32_f16(bits_as<Halves8>(b.item), bits_as<Halves8>(a.item), sum, 0, 0, 0);
#else
#pragma unroll
    for (int part = 0; part < 8; part += 4)
      if constexpr (Kind::kBrain)
        sum = __builtin_amdgcn_mfma_f32_16x16x16bf16_1k(bits_as<Shorts4>(b.item + part),
                                                        bits_as<Shorts4>(a.item + part), sum, 0, 0, 0);
      else
        sum = __builtin_amdgcn_mfma_f32_16x16x16f16(bits_as<Halves4>(b.item + part), bits_as<Halves4>(a.item + part),
                                                    sum, 0, 0, 0);
    return sum;
#endif
  }
};

}  // namespace anywarp::attention::gpu
