// AMD's instructions beside the matrix ones: lanes, exponentials, 16-bit numbers. The wavefront's width is the matrix
// family's, 64 on CDNA and 32 on RDNA.
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// What matrix instructions take.
using Halves4 = _Float16 __attribute__((ext_vector_type(4)));
using Shorts4 = short __attribute__((ext_vector_type(4)));
using Halves8 = _Float16 __attribute__((ext_vector_type(8)));
using Brains8 = __bf16 __attribute__((ext_vector_type(8)));

/// As many 16-bit numbers as the vector has.
template <typename Vector>
ANYWARP_DEVICE Vector bits_as(const std::uint16_t* from) {
  Vector to;
  __builtin_memcpy(&to, from, sizeof(Vector));
  return to;
}

/// Four rows of a column of a tile, from `row` on: in one access where the tile lies transposed.
template <typename Tile>
ANYWARP_DEVICE void load_four(typename Tile::Element* to, const Tile& tile, int row, int column) {
  using Element = typename Tile::Element;
  if constexpr (Tile::kTransposed) {
    struct alignas(4 * sizeof(Element)) Four {
      Element item[4];
    };
    const Four four = *reinterpret_cast<const Four*>(tile.at(row, column));
#pragma unroll
    for (int e = 0; e < 4; ++e) to[e] = four.item[e];
  } else {
#pragma unroll
    for (int e = 0; e < 4; ++e) to[e] = *tile.at(row + e, column);
  }
}

template <int kWidth>
struct AmdLane {
  static constexpr int kLanes = kWidth;

  ANYWARP_DEVICE static int lane() { return static_cast<int>(threadIdx.x) % kLanes; }
  ANYWARP_DEVICE static int warp() { return static_cast<int>(threadIdx.x) / kLanes; }
  template <typename Number>
  ANYWARP_DEVICE static Number shuffle_xor(Number v, int mask) {
    return __shfl_xor(v, mask, kLanes);
  }
  ANYWARP_DEVICE static bool warp_any(bool p) { return __any(p) != 0; }
  ANYWARP_DEVICE static void warp_barrier() { __builtin_amdgcn_wave_barrier(); }
  ANYWARP_DEVICE static void block_barrier() { __syncthreads(); }
  ANYWARP_DEVICE static bool block_any(bool p) { return __syncthreads_or(p) != 0; }

  /// 1 ulp; subnormal results are 0.
  ANYWARP_DEVICE static float exp2(float x) { return __builtin_amdgcn_exp2f(x); }
  ANYWARP_DEVICE static float log2(float x) { return __builtin_amdgcn_logf(x); }

  ANYWARP_DEVICE static float brain_to_float(std::uint16_t bits) {
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
  }
  ANYWARP_DEVICE static float half_to_float(std::uint16_t bits) {
    return static_cast<float>(__builtin_bit_cast(_Float16, bits));
  }
  /// To nearest, ties to even; by hand, because gfx90a and gfx942 have no instruction. NaN stays NaN.
  ANYWARP_DEVICE static std::uint16_t to_brain(float v) {
    const std::uint32_t bits = __builtin_bit_cast(std::uint32_t, v);
    const std::uint32_t rounded = bits + 0x7fffu + (bits >> 16 & 1u);
    return static_cast<std::uint16_t>((v != v ? bits | 0x400000u : rounded) >> 16);
  }
  ANYWARP_DEVICE static std::uint16_t to_half(float v) {
    return __builtin_bit_cast(std::uint16_t, static_cast<_Float16>(v));
  }
};

}  // namespace anywarp::attention::gpu
