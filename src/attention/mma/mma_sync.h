// NVIDIA's mma.sync.m16n8k16 (sm_80 and later), two side by side as one 16×16×16 product, with its operands read from
// shared memory by ldmatrix. Layouts: PTX ISA, "Matrix fragments for mma.m16n8k16". With g = lane / 4 and q = lane % 4:
//
//   accumulator item i (0…7)   row g + 8 · (i / 2 % 2), column 2q + i % 2 + 8 · (i / 4)
//   A register r (0…3)         row g + 8 · (r % 2), columns 2q, 2q + 1 (+ 8 · (r / 2))
//   B register r (0…3)         k 2q, 2q + 1 (+ 8 · (r % 2)), column g + 8 · (r / 2)
//
// An accumulator's items 2r, 2r + 1 rounded to 16 bits are therefore register r of A: products chain in registers.
#pragma once

#include <cstdint>

#include "attention/mma/cuda_lane.h"
#include "attention/mma/kinds.h"

namespace anywarp::attention::gpu {

/// What the instructions of all number types have in common: the accumulator, of two products side by side.
struct MmaSyncFragments : CudaLane {
  static constexpr int kRows = 16, kColumns = 16, kDepth = 16;
  static constexpr int kItems = 8;                ///< Accumulator items of a lane.
  static constexpr int kRowSlots = 2;             ///< Rows among them.
  static constexpr int kRowLanes = 4;             ///< Lanes from one row to the next.
  static constexpr int kDepthsOfAccumulator = 1;  ///< A operands that an accumulator's columns make.

  struct Accumulator {
    float item[kItems];
  };

  ANYWARP_DEVICE static constexpr int row_slot(int item) { return item / 2 % 2; }
  ANYWARP_DEVICE static int row_of_slot(int slot) { return lane() / 4 + 8 * slot; }
  ANYWARP_DEVICE static int column_of(int item) { return 2 * (lane() % 4) + item % 2 + 8 * (item / 4); }
  static constexpr int kColumnRun = 2;  ///< Items in consecutive columns.

  ANYWARP_DEVICE static float row_maximum(float v) {
    v = fmaxf(v, shuffle_xor(v, 1));
    return fmaxf(v, shuffle_xor(v, 2));
  }
  ANYWARP_DEVICE static float row_sum(float v) {
    v += shuffle_xor(v, 1);
    return v + shuffle_xor(v, 2);
  }

  /// Adds to sums that other warps add to as well: kRows · kColumns numbers in the order of lanes, four of a lane side
  /// by side where one instruction adds four.
  ANYWARP_DEVICE static void add_sums(float* to, const Accumulator& from) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#pragma unroll
    for (int i = 0; i < kItems; i += 4)
      asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0], {%1,%2,%3,%4};\n" ::"l"(to + sum_offset(i, lane())),
                   "f"(from.item[i]), "f"(from.item[i + 1]), "f"(from.item[i + 2]), "f"(from.item[i + 3])
                   : "memory");
#else
#pragma unroll
    for (int i = 0; i < kItems; ++i) atomicAdd(to + sum_offset(i, lane()), from.item[i]);
#endif
  }
  /// Of two accumulators side by side, their sums lying one after the other: this lane's rows, and in each of them
  /// eight neighbouring columns from sum_column() on. 16 bytes of a result at least, where an accumulator has four.
  struct SumRows {
    float item[kRowSlots][8];
  };
  static constexpr int kSumColumns = 2 * kColumns;
  ANYWARP_DEVICE static int sum_column() { return lane() % kRowLanes * 8; }
  ANYWARP_DEVICE static SumRows load_sum_rows(const float* from) {
    struct alignas(16) Four {
      float item[4];
    };
    // Half an accumulator: four items of four lanes.
    from += sum_column() / 8 * (kRows * 8);
    SumRows to;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      const Four four = *reinterpret_cast<const Four*>(
          from + sum_offset(kSumRun == 1 ? i : 0, lane() / kRowLanes * kRowLanes + (kSumRun == 1 ? 0 : i)));
#pragma unroll
      for (int e = 0; e < 4; ++e) {
        const int item = kSumRun == 1 ? i : e, column_pair = kSumRun == 1 ? e : i;
        to.item[row_slot(item)][2 * column_pair + item % 2] = four.item[e];
      }
    }
    return to;
  }

 protected:
  struct Matrices {
    std::uint32_t word[4];
  };
  /// Four of 8 rows × 16 bytes, each lane giving the address of a row.
  ANYWARP_DEVICE static Matrices load_matrices(unsigned address) {
    Matrices to;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];\n"
                 : "=r"(to.word[0]), "=r"(to.word[1]), "=r"(to.word[2]), "=r"(to.word[3])
                 : "r"(address));
    return to;
  }

 private:
  /// Neighbouring sums of a lane.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  static constexpr int kSumRun = 4;
#else
  static constexpr int kSumRun = 1;
#endif
  ANYWARP_DEVICE static int sum_offset(int item, int of_lane) {
    return (item / kSumRun * kLanes + of_lane) * kSumRun + item % kSumRun;
  }
};

template <typename Kind>
struct MmaSync : MmaSyncFragments, NumbersOf<CudaLane, Kind> {
  using Element = typename NumbersOf<CudaLane, Kind>::Element;
  using Operand = Matrices;
  using A = Operand;
  using B = Operand;

  /// Two neighbours.
  ANYWARP_DEVICE static std::uint32_t pack(float low, float high) {
    return Kind::kBrain ? pack_brain(low, high) : pack_half(low, high);
  }

  /// A[row0 …][k0 …] of a tile whose rows are A's rows.
  template <typename Tile>
  ANYWARP_DEVICE static A load_a(const Tile& tile, int row0, int k0) {
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    return load_matrices(tile.address_block(row0, line + 8 * (matrix % 2), k0, 8 * (matrix / 2)));
  }
  /// A of a tile whose rows are k.
  template <typename Tile>
  ANYWARP_DEVICE static A load_a_transposed(const Tile& tile, int row0, int k0) {
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    return load_matrices_transposed(tile.address_block(k0, line + 8 * (matrix / 2), row0, 8 * (matrix % 2)));
  }
  /// B[k0 …][column0 …] of a tile whose rows are B's columns.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b(const Tile& tile, int k0, int column0) {
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    return load_matrices(tile.address_block(column0, line + 8 * (matrix / 2), k0, 8 * (matrix % 2)));
  }
  /// B of a tile whose rows are k; chains with `operand_of`.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b_transposed(const Tile& tile, int k0, int column0) {
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    return load_matrices_transposed(tile.address_block(k0, line + 8 * (matrix % 2), column0, 8 * (matrix / 2)));
  }

  /// The accumulator's columns [depth · kDepth, …) as the k of an A operand.
  ANYWARP_DEVICE static A operand_of(const Accumulator& from, int /*depth*/) {
    A to;
#pragma unroll
    for (int r = 0; r < 4; ++r) to.word[r] = pack(from.item[2 * r], from.item[2 * r + 1]);
    return to;
  }

  /// The accumulator, rounded, to [row0 …][column0 …] of a tile, for load_a and load_a_transposed to read.
  template <typename Tile>
  ANYWARP_DEVICE static void store_rounded(const Tile& tile, int row0, int column0, const Accumulator& from) {
    const A words = operand_of(from, 0);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1,%2,%3,%4};\n" ::"r"(
                     tile.address_block(row0, line + 8 * (matrix % 2), column0, 8 * (matrix / 2))),
                 "r"(words.word[0]), "r"(words.word[1]), "r"(words.word[2]), "r"(words.word[3])
                 : "memory");
#else
#pragma unroll
    for (int r = 0; r < 4; ++r)
      *reinterpret_cast<std::uint32_t*>(
          tile.at_block(row0 + 8 * (r % 2), lane() / 4, column0 + 8 * (r / 2), 2 * (lane() % 4))) = words.word[r];
#endif
  }
  /// For rows to be read as they are.
  template <typename Tile>
  ANYWARP_DEVICE static void store_in_order(const Tile& tile, int row0, int column0, const Accumulator& from) {
    store_rounded(tile, row0, column0, from);
  }

  /// Where store_rounded puts a column.
  ANYWARP_DEVICE static int stored_column(int column) { return column; }

  ANYWARP_DEVICE static void multiply_add(Accumulator& sum, const A& a, const B& b) {
    instruction(sum.item, a, b.word[0], b.word[1]);
    instruction(sum.item + 4, a, b.word[2], b.word[3]);
  }

 private:
  ANYWARP_DEVICE static void instruction(float* sum, const A& a, std::uint32_t b0, std::uint32_t b1) {
    if constexpr (Kind::kBrain)
      asm volatile(
          "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
          : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
          : "r"(a.word[0]), "r"(a.word[1]), "r"(a.word[2]), "r"(a.word[3]), "r"(b0), "r"(b1));
    else
      asm volatile(
          "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
          : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
          : "r"(a.word[0]), "r"(a.word[1]), "r"(a.word[2]), "r"(a.word[3]), "r"(b0), "r"(b1));
  }
  ANYWARP_DEVICE static Operand load_matrices_transposed(unsigned address) {
    Operand to;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];\n"
                 : "=r"(to.word[0]), "=r"(to.word[1]), "=r"(to.word[2]), "=r"(to.word[3])
                 : "r"(address));
    return to;
  }
};

}  // namespace anywarp::attention::gpu
