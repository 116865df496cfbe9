// Which matrix element lies in which element of which lane of an nvcuda::wmma fragment. The language leaves it open;
// this is what sm_80 to sm_90 do: 16x16x16 as published by the wmma_extension project, all of it as read back from an
// H200 by tests/simt/intrinsics/conformance_wmma.cu. A kernel that wrongly depends on it behaves as it would there.
#pragma once

#include <array>
#include <cstdint>

namespace anywarp::simt::wmma {

struct Coordinate {
  int row, column;
};

/// How the operands of a type are packed: two 16-bit, four 8-bit, one 32-bit (tf32) or one 64-bit value per register
/// step.
enum class Packing { Pairs, Quads, Tf32, Double };

// g: the lane's group of four; q: its place in the group.
template <Packing packing, int M>
constexpr Coordinate element_of_a(int lane, int x) {
  const int g = lane >> 2, q = lane & 3;
  switch (packing) {
    case Packing::Pairs:
      if (M == 8) return {g, 2 * q + (x & 1) + 8 * (x >> 1)};
      return {g + 8 * ((x >> 1) & 1) + 16 * (x >> 3), 2 * q + (x & 1) + 8 * ((x >> 2) & 1)};
    case Packing::Quads:
      return {g + 8 * (x >> 2), 4 * q + (x & 3)};
    case Packing::Tf32:
      return {g + 8 * (x & 1), q + 4 * (x >> 1)};
    case Packing::Double:
      break;
  }
  return {g, q};
}

template <Packing packing, int N>
constexpr Coordinate element_of_b(int lane, int x) {
  const int g = lane >> 2, q = lane & 3;
  switch (packing) {
    case Packing::Pairs:
      // 8x32x16 is computed as the transpose of 32x8x16.
      if (N == 32) return {2 * q + (x & 1) + 8 * ((x >> 2) & 1), g + 8 * ((x >> 1) & 1) + 16 * (x >> 3)};
      return {2 * q + (x & 1) + 8 * ((x >> 1) & 1), g + 8 * (x >> 2)};
    case Packing::Quads:
      return {4 * q + (x & 3), g + 8 * (x >> 2)};
    case Packing::Tf32:
      return {q + 4 * (x & 1), g + 8 * (x >> 1)};
    case Packing::Double:
      break;
  }
  return {q, g};
}

template <int M, int N>
constexpr Coordinate element_of_accumulator(int lane, int x) {
  const int g = lane >> 2, q = lane & 3, pair = x >> 1, row_blocks = M / 8;
  if (N == 32) return {2 * q + (x & 1), g + 8 * pair};
  return {g + 8 * (pair % row_blocks), 2 * q + (x & 1) + 8 * (pair / row_blocks)};
}

/// Where an element is held.
struct Place {
  std::uint8_t lane, item;
};

template <Packing packing, int M, int K>
constexpr std::array<Place, M * K> places_of_a() {
  std::array<Place, M * K> places{};
  for (int lane = 0; lane < 32; ++lane)
    for (int x = 0; x < M * K / 32; ++x) {
      const Coordinate c = element_of_a<packing, M>(lane, x);
      places[static_cast<std::size_t>(c.row * K + c.column)] = {static_cast<std::uint8_t>(lane),
                                                                static_cast<std::uint8_t>(x)};
    }
  return places;
}

/// Transposed: the element (k, n) is at n * K + k.
template <Packing packing, int N, int K>
constexpr std::array<Place, N * K> places_of_b() {
  std::array<Place, N * K> places{};
  for (int lane = 0; lane < 32; ++lane)
    for (int x = 0; x < N * K / 32; ++x) {
      const Coordinate c = element_of_b<packing, N>(lane, x);
      places[static_cast<std::size_t>(c.column * K + c.row)] = {static_cast<std::uint8_t>(lane),
                                                                static_cast<std::uint8_t>(x)};
    }
  return places;
}

}  // namespace anywarp::simt::wmma
