// float32 on NVIDIA's mma.sync.m16n8k8 of TF32 numbers (sm_80 and later): two side by side and two in depth as one
// 16×16×16 product, with the accumulator of mma_sync.h. TF32 has 11 significant bits of float32's 24.
//
// float32's accuracy: an operand is the sum of two TF32 numbers, big and small, and a product is big · big +
// big · small + small · big; small · small is below 2⁻²² of it (CUTLASS's OpMultiplyAddFastF32). mma truncates where it
// adds (Ootomo and Yokota 2022), which over thousands of keys would cost more than all of this gains: six instructions
// are summed from zero, the small products first, and their sum is added to the accumulator by a rounding addition.
//
// Layouts: PTX ISA, "Matrix fragments for mma.m16n8k8". With g = lane / 4 and q = lane % 4, of 8 k:
//
//   A register r (0…3)   row g + 8 · (r % 2), k q + 4 · (r / 2)
//   B register r (0, 1)  k q + 4 · r, column g
//
// ldmatrix, whose rows have 16 bytes, gives these registers from rows of four numbers. Where a product sums over the
// rows of a tile, its k are in the order of an accumulator's columns: k q is column 2q, and k q + 4 is column 2q + 1.
// Products chain in registers then, and the lanes of a load meet different banks.
#pragma once

#include <cstdint>

#include "attention/mma/kinds.h"
#include "attention/mma/mma_sync.h"

namespace anywarp::attention::gpu {

template <int kProducts>
struct MmaTf32 : MmaSyncFragments, FloatNumbers {
  static_assert(kProducts == 1 || kProducts == 3);
  using Element = FloatNumbers::Element;
  static constexpr bool kSplit = kProducts == 3;

  /// Words 4h + r are register r of half h of the depth; of B, r counts on to the columns' second half.
  struct Operand {
    std::uint32_t big[8];
    std::uint32_t small[kSplit ? 8 : 1];
  };
  using A = Operand;
  using B = Operand;

  /// A[row0 …][k0 …] of a tile whose rows are A's rows.
  template <typename Tile>
  ANYWARP_DEVICE static A load_a(const Tile& tile, int row0, int k0) {
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    return load(tile, row0 + 8 * (matrix % 2), line, k0, 4 * (matrix / 2));
  }
  /// B[k0 …][column0 …] of a tile whose rows are B's columns.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b(const Tile& tile, int k0, int column0) {
    const unsigned matrix = threadIdx.x / 8 % 4, line = threadIdx.x % 8;
    return load(tile, column0 + 8 * (matrix / 2), line, k0, 4 * (matrix % 2));
  }
  /// B of a tile whose rows are k; chains with `operand_of`.
  template <typename Tile>
  ANYWARP_DEVICE static B load_b_transposed(const Tile& tile, int k0, int column0) {
    const unsigned g = threadIdx.x % 32 / 4, q = threadIdx.x % 4;
    B to;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      set(to, i, *tile.at_block(k0 + 8 * (i / 4), 2 * q + i % 2, column0 + 8 * (i / 2 % 2), g));
    return to;
  }

  /// The accumulator's columns as the k of an A operand.
  ANYWARP_DEVICE static A operand_of(const Accumulator& from, int /*depth*/) {
    A to;
#pragma unroll
    for (int i = 0; i < 8; ++i) set(to, i, from.item[i / 4 * 4 + i % 2 * 2 + i / 2 % 2]);
    return to;
  }

  /// The accumulator to [row0 …][column0 …] of a tile, for load_a and load_a_transposed to read. Of 8 columns, those of
  /// even number come first: so load_a's k are in load_b_transposed's order.
  template <typename Tile>
  ANYWARP_DEVICE static void store_rounded(const Tile& tile, int row0, int column0, const Accumulator& from) {
#pragma unroll
    for (int i = 0; i < kItems; ++i)
      *tile.at_block(row0 + 8 * row_slot(i), lane() / 4, column0 + 8 * (i / 4), lane() % 4 + 4 * (i % 2)) =
          from.item[i];
  }
  /// For rows to be read as they are.
  template <typename Tile>
  ANYWARP_DEVICE static void store_in_order(const Tile& tile, int row0, int column0, const Accumulator& from) {
#pragma unroll
    for (int i = 0; i < kItems; i += 2)
      *reinterpret_cast<float2*>(tile.at_block(row0 + 8 * row_slot(i), lane() / 4, column0 + 8 * (i / 4),
                                               2 * (lane() % 4))) = {from.item[i], from.item[i + 1]};
  }
  /// Where store_rounded puts a column.
  ANYWARP_DEVICE static int stored_column(int column) { return column / 8 * 8 + column % 2 * 4 + column % 8 / 2; }
  /// A of a tile from store_rounded whose rows are k; the k are in load_b_transposed's order.
  template <typename Tile>
  ANYWARP_DEVICE static A load_a_transposed(const Tile& tile, int row0, int k0) {
    const unsigned g = threadIdx.x % 32 / 4, q = threadIdx.x % 4;
    A to;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      set(to, i, *tile.at_block(k0 + 8 * (i / 4), 2 * q + i / 2 % 2, row0 + 8 * (i % 2), g % 2 * 4 + g / 2));
    return to;
  }

  ANYWARP_DEVICE static void multiply_add(Accumulator& sum, const A& a, const B& b) {
    if constexpr (kSplit) {
      Accumulator part{};
      product(part, a.small, b.big);
      product(part, a.big, b.small);
      product(part, a.big, b.big);
#pragma unroll
      for (int i = 0; i < kItems; ++i) sum.item[i] += part.item[i];
    } else {
      product(sum, a.big, b.big);
    }
  }

 private:
  template <typename Tile>
  ANYWARP_DEVICE static Operand load(const Tile& tile, unsigned row0, unsigned line, unsigned column0,
                                     unsigned column) {
    Operand to;
#pragma unroll
    for (unsigned half = 0; half < 2; ++half) {
      const Matrices words = load_matrices(tile.address_block(row0, line, column0 + 8 * half, column));
#pragma unroll
      for (int r = 0; r < 4; ++r) set(to, 4 * half + r, __uint_as_float(words.word[r]));
    }
    return to;
  }

  ANYWARP_DEVICE static void set(Operand& to, int i, float value) {
    to.big[i] = nearest(value);
    // The instruction ignores the lowest 13 bits, of which at most one is set here.
    if constexpr (kSplit) to.small[i] = __float_as_uint(value - __uint_as_float(to.big[i]));
  }
  ANYWARP_DEVICE static std::uint32_t nearest(float value) {
    std::uint32_t bits;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    asm("cvt.rn.tf32.f32 %0, %1;" : "=r"(bits) : "f"(value));
#else
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(value));
#endif
    return bits;
  }

  ANYWARP_DEVICE static void product(Accumulator& sum, const std::uint32_t (&a)[8], const std::uint32_t (&b)[8]) {
#pragma unroll
    for (int half = 0; half < 2; ++half)
#pragma unroll
      for (int n = 0; n < 2; ++n)
        asm volatile(
            "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, "
            "{%0,%1,%2,%3};\n"
            : "+f"(sum.item[4 * n]), "+f"(sum.item[4 * n + 1]), "+f"(sum.item[4 * n + 2]), "+f"(sum.item[4 * n + 3])
            : "r"(a[4 * half]), "r"(a[4 * half + 1]), "r"(a[4 * half + 2]), "r"(a[4 * half + 3]),
              "r"(b[4 * half + 2 * n]), "r"(b[4 * half + 2 * n + 1]));
  }
};

template <>
struct MmaSync<Float32> : MmaTf32<3> {};
template <>
struct MmaSync<TensorFloat32> : MmaTf32<1> {};

}  // namespace anywarp::attention::gpu
