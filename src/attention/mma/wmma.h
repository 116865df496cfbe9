// RDNA's WMMA on wavefronts of 32, as 16×16×16, in the two forms of gfx11 and gfx12. Layouts: RDNA3 and RDNA4 ISA,
// checked against AMD's matrix instruction calculator. With h = lane / 16 and c = lane % 16:
//
//           first operand (second: column c)       result item i (0…7)
//   gfx11   row c, k 0…15, the same in both h      row 2i + h, column c
//   gfx12   row c, k 8h + e (e = 0…7; see below)   row 8h + i, column c
//
// As for MFMA the operands are swapped, so that a lane holds one query and keys in its items. On gfx12 those are an
// operand of the next product as they are (the instruction's own order of k differs, but the same on both sides, and
// that order is free); on gfx11 the two halves exchange theirs first.
#pragma once

#include <cstdint>

#include "attention/mma/amd_lane.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu {

template <typename Kind, bool kGfx12>
struct Wmma : AmdLane<32>, NumbersOf<AmdLane<32>, Kind> {
  using Element = typename NumbersOf<AmdLane<32>, Kind>::Element;
  static constexpr int kRows = 16, kColumns = 16, kDepth = 16;
  static constexpr int kItems = 8;
  static constexpr int kRowSlots = 1, kRowLanes = 1;

  struct Accumulator {
    float __attribute__((ext_vector_type(kItems))) item;
  };
  static constexpr int kOperandRun = kGfx12 ? 8 : 16;
  struct alignas(16) Operand {
    Element item[kOperandRun];
  };
  using A = Operand;
  using B = Operand;
  static constexpr int kDepthsOfAccumulator = 1;

  ANYWARP_DEVICE static constexpr int row_slot(int) { return 0; }
  ANYWARP_DEVICE static int row_of_slot(int) { return lane() % 16; }
  ANYWARP_DEVICE static int column_of(int item) { return kGfx12 ? 8 * (lane() / 16) + item : 2 * item + lane() / 16; }
  static constexpr int kColumnRun = kGfx12 ? 8 : 1;

  ANYWARP_DEVICE static float row_maximum(float v) { return fmaxf(v, shuffle_xor(v, 16)); }
  ANYWARP_DEVICE static float row_sum(float v) { return v + shuffle_xor(v, 16); }

  ANYWARP_DEVICE static int operand_line() { return lane() % 16; }
  ANYWARP_DEVICE static int operand_depth() { return kGfx12 ? 8 * (lane() / 16) : 0; }

  template <typename Tile>
  ANYWARP_DEVICE static B load_b(const Tile& tile, int k0, int column0) {
    return *reinterpret_cast<const B*>(tile.at(column0 + operand_line(), k0 + operand_depth()));
  }
  /// Of a tile that lies transposed, `at(k, column)` with neighbouring k side by side.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b_transposed(const Tile& tile, int k0, int column0) {
    return *reinterpret_cast<const B*>(tile.at(k0 + operand_depth(), column0 + operand_line()));
  }

  ANYWARP_DEVICE static A operand_of(const Accumulator& from, int /*depth*/) {
    A to;
    if constexpr (kGfx12) {
#pragma unroll
      for (int e = 0; e < 8; ++e) to.item[e] = Wmma::from_float(from.item[e]);
    } else {
      const bool upper = lane() / 16 != 0;
#pragma unroll
      for (int i = 0; i < 8; i += 2) {
        // Two keys of this half in a word; the other half's two come back, and they alternate.
        const std::uint32_t mine =
            Wmma::from_float(from.item[i]) | static_cast<std::uint32_t>(Wmma::from_float(from.item[i + 1])) << 16;
        const std::uint32_t other = __shfl_xor(mine, 16, 32);
        const std::uint32_t even = upper ? other : mine, odd = upper ? mine : other;
        to.item[2 * i] = static_cast<Element>(even);
        to.item[2 * i + 1] = static_cast<Element>(odd);
        to.item[2 * i + 2] = static_cast<Element>(even >> 16);
        to.item[2 * i + 3] = static_cast<Element>(odd >> 16);
      }
    }
    return to;
  }

  ANYWARP_DEVICE static void multiply_add(Accumulator& sum, const A& a, const B& b) {
    if constexpr (kGfx12 && Kind::kBrain)
      sum.item =
          __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32_gfx12(bits_as<Shorts>(b.item), bits_as<Shorts>(a.item), sum.item);
    else if constexpr (kGfx12)
      sum.item =
          __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(bits_as<Halves>(b.item), bits_as<Halves>(a.item), sum.item);
    else if constexpr (Kind::kBrain)
      sum.item =
          __builtin_amdgcn_wmma_f32_16x16x16_bf16_w32(bits_as<Shorts>(b.item), bits_as<Shorts>(a.item), sum.item);
    else
      sum.item = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(bits_as<Halves>(b.item), bits_as<Halves>(a.item), sum.item);
  }

 private:
  using Halves = _Float16 __attribute__((ext_vector_type(kOperandRun)));
  using Shorts = short __attribute__((ext_vector_type(kOperandRun)));
};

}  // namespace anywarp::attention::gpu
