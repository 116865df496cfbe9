// SPDX-License-Identifier: Apache-2.0
// anywarp compat: a subset of rocWMMA's API, for machines where AMD's own library is not installed or does not support the
// HIP version, and for anywarp's CPU engine. Code written for this header also compiles with AMD's.
//
// Supported: BlockM = BlockN = 16, and 32 on CDNA; any BlockK that is a multiple of what the layout below asks; inputs half
// (_Float16 or __half), bfloat16 (__hip_bfloat16 or hip_bfloat16) and int8; float inputs on CDNA; accumulators float, half,
// bfloat16 for those, int32 for int8. GPUs: gfx908, gfx90a, gfx942, gfx950 (MFMA), gfx11xx and gfx120x with 32 lanes (WMMA).
// Half and bfloat16 accumulators compute in float and round once for each mma_sync.
//
// Layout policy: which matrix element frag.x[i] is, and how many there are, differs between GPUs and is not promised, as with
// AMD's and NVIDIA's. Only operations that treat all elements alike are portable.
//
// Pointers and leading dimensions follow nvcuda::wmma's contract (pointers 32-byte aligned, leading dimensions multiples of 16
// bytes); the loads use it. All lanes of the wavefront must call together.
#pragma once

#include <cstdint>
#include <type_traits>

#include "bits.h"
#include "config.h"

#if ANYWARP_COMPAT_ACTIVE

#if !defined(ANYWARP_SIMT)
#include <hip/hip_bfloat16.h>
#endif

#include "rocwmma_instructions.h"
#include "rocwmma_layout.h"

/// Tells ported code which implementation it got.
#define ANYWARP_ROCWMMA_SUBSET 1

namespace rocwmma {

using float16_t = _Float16;
using hfloat16_t = __half;
#if defined(ANYWARP_SIMT)
using bfloat16_t = __hip_bfloat16;
#else
using bfloat16_t = hip_bfloat16;
#endif
using float32_t = float;
using int8_t = std::int8_t;
using int32_t = std::int32_t;
using uint32_t = std::uint32_t;

struct row_major {};
struct col_major {};
enum layout_t : uint32_t { mem_row_major, mem_col_major };

struct matrix_a {};
struct matrix_b {};
struct accumulator {};

namespace detail {

template <typename T>
inline constexpr bool kIsHalf = std::is_same_v<T, _Float16> || std::is_same_v<T, __half>;
template <typename T>
inline constexpr bool kIsBfloat16 = std::is_same_v<T, __hip_bfloat16> || std::is_same_v<T, bfloat16_t>;

template <typename T>
constexpr Kind kind_of() {
  static_assert(kIsHalf<T> || kIsBfloat16<T> || std::is_same_v<T, float> || std::is_same_v<T, std::int8_t>,
                "rocwmma subset: matrix_a and matrix_b take half, bfloat16, float and int8");
  if (kIsHalf<T>) return Kind::Half;
  if (kIsBfloat16<T>) return Kind::Bfloat16;
  return sizeof(T) == 4 ? Kind::Float : Kind::Int8;
}

using anywarp::hip::detail::bits_as;

/// Accumulator element to the instruction's type and back.
template <typename C, typename T>
ANYWARP_COMPAT_HOST_DEVICE C widen(const T& value) {
  if constexpr (kIsHalf<T>)
    return static_cast<C>(bits_as<_Float16>(value));
  else if constexpr (kIsBfloat16<T>)
    return static_cast<C>(bits_as<float>(static_cast<uint32_t>(bits_as<std::uint16_t>(value)) << 16));
  else
    return static_cast<C>(value);
}
template <typename T, typename C>
ANYWARP_COMPAT_HOST_DEVICE T narrow(C value) {
  if constexpr (kIsHalf<T>) {
    return bits_as<T>(static_cast<_Float16>(value));
  } else if constexpr (kIsBfloat16<T>) {
    return bits_as<T>(anywarp::hip::detail::bfloat16_bits(static_cast<float>(value)));
  } else {
    return static_cast<T>(value);
  }
}

template <typename Matrix, unsigned M, unsigned N, unsigned K, typename T>
constexpr unsigned elements() {
  static_assert(kFamily != Family::None,
                "rocwmma subset: this GPU has no matrix instructions (gfx908, gfx90a, gfx942, gfx950, gfx11xx, gfx120x do)");
  static_assert(M == N && (M == 16 || (M == 32 && kFamily == Family::Mfma)),
                "rocwmma subset: BlockM and BlockN must both be 16, or both 32 on CDNA");
  if constexpr (std::is_same_v<Matrix, accumulator>)
    return ResultLayout<M>::kElements;
  else
    return OperandLayout<M, K, lane_k<M, sizeof(T), kIsBfloat16<T>>()>::kElements;
}

/// Moves `N` elements that are consecutive in memory, in one access of at most 16 bytes where the alignment that callers
/// promise allows it.
template <unsigned N, typename T>
inline constexpr unsigned kRunAlign = N * sizeof(T) % 16 == 0  ? 16
                                      : N * sizeof(T) % 8 == 0 ? 8
                                      : N * sizeof(T) % 4 == 0 ? 4
                                                               : sizeof(T);
template <unsigned N, typename T>
ANYWARP_COMPAT_DEVICE void load_run(T* elements, const T* memory) {
#if defined(ANYWARP_SIMT)
  for (unsigned i = 0; i < N; ++i) elements[i] = memory[i];
#else
  __builtin_memcpy(elements, __builtin_assume_aligned(memory, kRunAlign<N, T>), N * sizeof(T));
#endif
}
template <unsigned N, typename T>
ANYWARP_COMPAT_DEVICE void store_run(T* memory, const T* elements) {
#if defined(ANYWARP_SIMT)
  for (unsigned i = 0; i < N; ++i) memory[i] = elements[i];
#else
  __builtin_memcpy(__builtin_assume_aligned(memory, kRunAlign<N, T>), elements, N * sizeof(T));
#endif
}

}  // namespace detail

template <typename Matrix, uint32_t BlockM, uint32_t BlockN, uint32_t BlockK, typename DataT, typename Layout = void>
class fragment {
 public:
  static constexpr uint32_t num_elements = detail::elements<Matrix, BlockM, BlockN, BlockK, DataT>();
  using element_type = DataT;

  ANYWARP_COMPAT_HOST_DEVICE DataT& operator[](uint32_t i) { return x[i]; }
  ANYWARP_COMPAT_HOST_DEVICE const DataT& operator[](uint32_t i) const { return x[i]; }
  ANYWARP_COMPAT_HOST_DEVICE static constexpr uint32_t size() { return num_elements; }

  DataT x[num_elements];
};

template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T, typename Layout>
ANYWARP_COMPAT_DEVICE void fill_fragment(fragment<Matrix, M, N, K, T, Layout>& frag, std::common_type_t<T> value) {
#pragma unroll
  for (uint32_t i = 0; i < frag.num_elements; ++i) frag.x[i] = value;
}

namespace detail {

/// Calls move(element, offset in memory, run) for every run of the lane's elements. `neighbours`: what is consecutive in the
/// fragment is consecutive in memory.
template <typename Map, typename Move>
ANYWARP_COMPAT_DEVICE void for_each_run(bool neighbours, uint32_t ld, Move move) {
  const unsigned lane = static_cast<unsigned>(__lane_id()) % (kFamily == Family::Mfma ? 64u : 32u);
  if (neighbours) {
#pragma unroll
    for (unsigned e = 0; e < Map::kElements; e += Map::kRun)
      move(e, Map::outer(lane) * static_cast<std::size_t>(ld) + Map::inner(lane, e),
           std::integral_constant<unsigned, Map::kRun>{});
  } else {
#pragma unroll
    for (unsigned e = 0; e < Map::kElements; ++e)
      move(e, Map::inner(lane, e) * static_cast<std::size_t>(ld) + Map::outer(lane),
           std::integral_constant<unsigned, 1>{});
  }
}

/// The two layouts under one pair of names: `outer` is fixed for a lane, `inner` runs over its elements.
template <typename Matrix, unsigned M, unsigned K, typename T>
struct Map : OperandLayout<M, K, lane_k<M, sizeof(T), kIsBfloat16<T>>()> {
  using Base = OperandLayout<M, K, lane_k<M, sizeof(T), kIsBfloat16<T>>()>;
  ANYWARP_COMPAT_DEVICE static unsigned inner(unsigned lane, unsigned e) { return Base::k(lane, e); }
  /// A holds a row, consecutive where rows are; B holds a column.
  static constexpr layout_t kNeighbours = std::is_same_v<Matrix, matrix_a> ? mem_row_major : mem_col_major;
};
template <unsigned M, unsigned K, typename T>
struct Map<accumulator, M, K, T> : ResultLayout<M> {
  ANYWARP_COMPAT_DEVICE static unsigned outer(unsigned lane) { return ResultLayout<M>::column(lane); }
  ANYWARP_COMPAT_DEVICE static unsigned inner(unsigned lane, unsigned e) { return ResultLayout<M>::row(lane, e); }
  static constexpr layout_t kNeighbours = mem_col_major;
};

template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T, typename Layout>
ANYWARP_COMPAT_DEVICE void load(fragment<Matrix, M, N, K, T, Layout>& frag, const T* data, uint32_t ld, layout_t layout) {
  using Lanes = Map<Matrix, M, K, T>;
  for_each_run<Lanes>(layout == Lanes::kNeighbours, ld,
                      [&](unsigned e, std::size_t at, auto run) __attribute__((always_inline)) {
                        load_run<decltype(run)::value>(&frag.x[e], data + at);
                      });
}
template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T, typename Layout>
ANYWARP_COMPAT_DEVICE void store(T* data, const fragment<Matrix, M, N, K, T, Layout>& frag, uint32_t ld, layout_t layout) {
  using Lanes = Map<Matrix, M, K, T>;
  for_each_run<Lanes>(layout == Lanes::kNeighbours, ld,
                      [&](unsigned e, std::size_t at, auto run) __attribute__((always_inline)) {
                        store_run<decltype(run)::value>(data + at, &frag.x[e]);
                      });
}

template <typename Layout>
constexpr layout_t memory_layout() {
  static_assert(std::is_same_v<Layout, row_major> || std::is_same_v<Layout, col_major>,
                "rocwmma: the fragment has no layout, so load and store need a layout_t argument");
  return std::is_same_v<Layout, row_major> ? mem_row_major : mem_col_major;
}

}  // namespace detail

template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T, typename Layout>
ANYWARP_COMPAT_DEVICE void load_matrix_sync(fragment<Matrix, M, N, K, T, Layout>& frag, const T* data, uint32_t ld) {
  detail::load(frag, data, ld, detail::memory_layout<Layout>());
}
template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T>
ANYWARP_COMPAT_DEVICE void load_matrix_sync(fragment<Matrix, M, N, K, T>& frag, const T* data, uint32_t ld, layout_t layout) {
  detail::load(frag, data, ld, layout);
}
template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T, typename Layout>
ANYWARP_COMPAT_DEVICE void store_matrix_sync(T* data, const fragment<Matrix, M, N, K, T, Layout>& frag, uint32_t ld) {
  detail::store(data, frag, ld, detail::memory_layout<Layout>());
}
template <typename Matrix, uint32_t M, uint32_t N, uint32_t K, typename T>
ANYWARP_COMPAT_DEVICE void store_matrix_sync(T* data, const fragment<Matrix, M, N, K, T>& frag, uint32_t ld, layout_t layout) {
  detail::store(data, frag, ld, layout);
}

/// d = a * b + c. d and c may be the same fragment.
template <uint32_t M, uint32_t N, uint32_t K, typename T, typename C, typename LayoutA, typename LayoutB, typename LayoutC,
          typename LayoutD>
ANYWARP_COMPAT_DEVICE void mma_sync(fragment<accumulator, M, N, K, C, LayoutD>& d,
                                    const fragment<matrix_a, M, N, K, T, LayoutA>& a,
                                    const fragment<matrix_b, M, N, K, T, LayoutB>& b,
                                    const fragment<accumulator, M, N, K, C, LayoutC>& c) {
  using Instruction = detail::Instruction<detail::kind_of<T>(), M>;
  static_assert(Instruction::kExists, "rocwmma subset: this GPU multiplies no matrices of this element type");
  static_assert(std::is_same_v<T, std::int8_t> == std::is_same_v<C, std::int32_t>,
                "rocwmma subset: int8 accumulates in int32, and only int8 does");
  constexpr unsigned kRun = detail::lane_k<M, sizeof(T), detail::kIsBfloat16<T>>();
  constexpr unsigned kHeld = fragment<matrix_a, M, N, K, T, LayoutA>::num_elements;
  using Element = typename Instruction::Element;
  using Sum = std::conditional_t<std::is_same_v<C, std::int32_t>, int, float>;

  typename Instruction::Result sum;
#pragma unroll
  for (unsigned i = 0; i < c.num_elements; ++i) sum[i] = detail::widen<Sum>(c.x[i]);
#pragma unroll
  for (unsigned first = 0; first < kHeld; first += kRun) {
    // A BlockK below the instruction's k leaves the rest of its operand 0.
    Element left[kRun] = {};
    Element right[kRun] = {};
#pragma unroll
    for (unsigned i = 0; i < detail::smaller(kRun, kHeld); ++i) {
      left[i] = detail::bits_as<Element>(a.x[first + i]);
      right[i] = detail::bits_as<Element>(b.x[first + i]);
    }
    sum = Instruction::multiply(detail::bits_as<typename Instruction::Operand>(left),
                                detail::bits_as<typename Instruction::Operand>(right), sum);
  }
#pragma unroll
  for (unsigned i = 0; i < d.num_elements; ++i) d.x[i] = detail::narrow<C>(static_cast<Sum>(sum[i]));
}

/// A barrier of the block.
ANYWARP_COMPAT_DEVICE void synchronize_workgroup() { __syncthreads(); }

}  // namespace rocwmma

#endif  // ANYWARP_COMPAT_ACTIVE
