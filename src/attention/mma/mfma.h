// CDNA's MFMA on wavefronts of 64, as 32×32×16: two f32_32x32x8 products, one f32_32x32x16 on gfx950; of float32 as
// 32×32×8: four f32_32x32x2. Layouts: AMD's matrix instruction calculator. With h = lane / 32 and c = lane % 32:
//
//   first operand    row c, k 4h … 4h + 3            result item i   row 8 · (i / 4) + 4h + i % 4, column c
//   second operand   column c, k 4h … 4h + 3
//
// Both operands have one form, so that swapping them transposes the result: with Q as the second operand a lane holds
// one query, and keys in its items. Softmax then needs one exchange between lanes, and items 8s … 8s + 7, rounded to 16
// bits, are keys 16s + 8 · (e / 4) + 4h + e % 4 (e = 0…7) of the same query: an operand of the product with V, with no
// exchange at all. The order of k within an operand is free if both sides have the same; two orders are used:
//
//   rows     k = 8h + e: eight neighbours, one 16-byte read; for Q Kᵀ. That of gfx950's instruction.
//   chained  k = 8 · (e / 4) + 4h + e % 4: that of an accumulator; for P V.
//
// An instruction of float32 takes one k from each half of the wavefront, k 4h + e the e-th of four: both orders in one.
#pragma once

#include <type_traits>

#include "attention/mma/amd_lane.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu {

template <typename Kind>
struct Mfma : AmdLane<64>, NumbersOf<AmdLane<64>, Kind> {
  using Element = typename NumbersOf<AmdLane<64>, Kind>::Element;
  static constexpr int kOperandRun = 16 / sizeof(Element);
  static constexpr int kRows = 32, kColumns = 32, kDepth = 2 * kOperandRun;
  static constexpr int kItems = 16;
  static constexpr int kRowSlots = 1, kRowLanes = 1;

  struct Accumulator {
    float __attribute__((ext_vector_type(kItems))) item;
  };
  struct alignas(16) Operand {
    Element item[kOperandRun];
  };
  using A = Operand;
  using B = Operand;
  static constexpr int kDepthsOfAccumulator = kColumns / kDepth;

  ANYWARP_DEVICE static constexpr int row_slot(int) { return 0; }
  ANYWARP_DEVICE static int row_of_slot(int) { return lane() % 32; }
  ANYWARP_DEVICE static int column_of(int item) { return 8 * (item / 4) + 4 * (lane() / 32) + item % 4; }
  static constexpr int kColumnRun = 4;

  ANYWARP_DEVICE static float row_maximum(float v) { return fmaxf(v, shuffle_xor(v, 32)); }
  ANYWARP_DEVICE static float row_sum(float v) { return v + shuffle_xor(v, 32); }

  /// The row of A (of its rows), and the first of kOperandRun neighbouring k, that a lane holds.
  ANYWARP_DEVICE static int operand_line() { return lane() % 32; }
  ANYWARP_DEVICE static int operand_depth() { return kOperandRun * (lane() / 32); }

  /// B[k0 …][column0 …] of a tile whose rows are B's columns.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b(const Tile& tile, int k0, int column0) {
    return *reinterpret_cast<const B*>(tile.at(column0 + operand_line(), k0 + operand_depth()));
  }
  /// B of a tile whose rows are k; chains with `operand_of`.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b_transposed(const Tile& tile, int k0, int column0) {
    B to;
#pragma unroll
    for (int part = 0; part < kOperandRun / 4; ++part)
      load_four(to.item + 4 * part, tile, k0 + 8 * part + 4 * (lane() / 32), column0 + operand_line());
    return to;
  }

  ANYWARP_DEVICE static A operand_of(const Accumulator& from, int depth) {
    A to;
#pragma unroll
    for (int e = 0; e < kOperandRun; ++e) to.item[e] = Mfma::from_float(from.item[kOperandRun * depth + e]);
    return to;
  }

  ANYWARP_DEVICE static void multiply_add(Accumulator& sum, const A& a, const B& b) {
    if constexpr (std::is_same_v<Kind, Float32>) {
#pragma unroll
      for (int e = 0; e < kOperandRun; ++e)
        sum.item = __builtin_amdgcn_mfma_f32_32x32x2f32(b.item[e], a.item[e], sum.item, 0, 0, 0);
    } else {
      multiply_add_16_bits(sum, a, b);
    }
  }

 private:
  ANYWARP_DEVICE static void multiply_add_16_bits(Accumulator& sum, const A& a, const B& b) {
#if defined(__gfx950__)
    if constexpr (Kind::kBrain)
      sum.item = __builtin_amdgcn_mfma_f32_32x32x16_bf16(bits_as<Brains8>(b.item), bits_as<Brains8>(a.item), sum.item,
                                                         0, 0, 0);
    else
      sum.item =
          __builtin_amdgcn_mfma_f32_32x32x16_f16(bits_as<Halves8>(b.item), bits_as<Halves8>(a.item), sum.item, 0, 0, 0);
#else
#pragma unroll
    for (int part = 0; part < 8; part += 4)
      if constexpr (Kind::kBrain)
        sum.item = __builtin_amdgcn_mfma_f32_32x32x8bf16_1k(bits_as<Shorts4>(b.item + part),
                                                            bits_as<Shorts4>(a.item + part), sum.item, 0, 0, 0);
      else
        sum.item = __builtin_amdgcn_mfma_f32_32x32x8f16(bits_as<Halves4>(b.item + part),
                                                        bits_as<Halves4>(a.item + part), sum.item, 0, 0, 0);
#endif
  }
};

}  // namespace anywarp::attention::gpu
