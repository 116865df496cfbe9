// float32 on RDNA, which has no matrix instruction for it: 16×16×8 of fused multiply-adds on wavefronts of 32, each of
// which takes one operand from another lane on its way in (DPP, row_share). With h = lane / 16, p = lane / 8 % 2,
// c = lane % 16 and i = lane % 8:
//
//   first operand    row c, k 0 … 7, the same in both h
//   second operand   column 8 · (i / 4) + 4h + i % 4, k 4p … 4p + 3
//   result item i    row c, column 8 · (i / 4) + 4h + i % 4
//
// So item i adds what its own lane has of the first operand times what lane 8p + i of its 16 has of the second. As with
// MFMA and WMMA a lane holds one query, and keys in its items; those, with the other half's, are the first operand of
// the next product.
#pragma once

#include <utility>

#include "attention/mma/amd_lane.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu {

struct FmaTile : AmdLane<32>, FloatNumbers {
  using Element = FloatNumbers::Element;
  static constexpr int kRows = 16, kColumns = 16, kDepth = 8;
  static constexpr int kItems = 8;
  static constexpr int kRowSlots = 1, kRowLanes = 1;

  struct Accumulator {
    float __attribute__((ext_vector_type(kItems))) item;
  };
  static constexpr int kOperandRun = 8;
  struct alignas(16) A {
    Element item[kOperandRun];
  };
  struct alignas(16) B {
    Element item[4];
  };
  static constexpr int kDepthsOfAccumulator = 2;

  ANYWARP_DEVICE static constexpr int row_slot(int) { return 0; }
  ANYWARP_DEVICE static int row_of_slot(int) { return lane() % 16; }
  ANYWARP_DEVICE static int column_of(int item) { return 8 * (item / 4) + 4 * (lane() / 16) + item % 4; }
  static constexpr int kColumnRun = 4;

  ANYWARP_DEVICE static float row_maximum(float v) { return fmaxf(v, shuffle_xor(v, 16)); }
  ANYWARP_DEVICE static float row_sum(float v) { return v + shuffle_xor(v, 16); }

  ANYWARP_DEVICE static int operand_line() { return lane() % 16; }
  ANYWARP_DEVICE static int operand_depth() { return 0; }

  /// B[k0 …][column0 …] of a tile whose rows are B's columns.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b(const Tile& tile, int k0, int column0) {
    return *reinterpret_cast<const B*>(tile.at(column0 + column_of(lane() % 8), k0 + part()));
  }
  /// B of a tile whose rows are k; chains with `operand_of`.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b_transposed(const Tile& tile, int k0, int column0) {
    B to;
    load_four(to.item, tile, k0 + part(), column0 + column_of(lane() % 8));
    return to;
  }

  ANYWARP_DEVICE static A operand_of(const Accumulator& from, int depth) {
    A to;
    const bool upper = lane() / 16 != 0;
#pragma unroll
    for (int e = 0; e < 4; ++e) {
      const float mine = from.item[4 * depth + e], other = shuffle_xor(mine, 16);
      to.item[e] = upper ? other : mine;
      to.item[4 + e] = upper ? mine : other;
    }
    return to;
  }

  ANYWARP_DEVICE static void multiply_add(Accumulator& sum, const A& a, const B& b) {
    add_products(sum, a, b, std::make_integer_sequence<int, kDepth * kItems>());
  }

 private:
  /// The first k of the second operand that a lane holds.
  ANYWARP_DEVICE static int part() { return lane() / 8 % 2 * 4; }

  template <int... kSteps>
  ANYWARP_DEVICE static void add_products(Accumulator& sum, const A& a, const B& b,
                                          std::integer_sequence<int, kSteps...>) {
    (add_product<kSteps / kItems, kSteps % kItems>(sum, a, b), ...);
  }
  template <int k, int item>
  ANYWARP_DEVICE static void add_product(Accumulator& sum, const A& a, const B& b) {
    sum.item[item] = add_product_of_lane<k / 4 * 8 + item>(sum.item[item], a.item[k], b.item[k % 4]);
  }
  /// sum + a · b, with the b of a lane of one's 16. The compiler makes two instructions of it, and moves the lane's b
  /// into a register so long before its use that thousands wait in memory. Assembly hides from it that gfx11 must wait
  /// between an exponential and a use of its result: no operand here is one, as operand_of selects between two.
  template <int from>
  ANYWARP_DEVICE static float add_product_of_lane(float sum, float a, float b) {
#if defined(ANYWARP_SIMT)
    sum = __builtin_fmaf(a, __shfl(b, from, 16), sum);
#else
    asm("v_fmac_f32_dpp %0, %1, %2 row_share:%3 row_mask:0xf bank_mask:0xf" : "+v"(sum) : "v"(b), "v"(a), "n"(from));
#endif
    return sum;
  }
};

}  // namespace anywarp::attention::gpu
