// The matrix tiles of AMX: eight registers of 16 rows of 64 bytes, and C[16×16] += A[16×32] · B[32×16] in one
// instruction, bfloat16 in and float32 out. Memory images are dense, 1 KiB each:
//   A: row m holds its 32 values;  B ("pairs"): row r holds B[2r][n], B[2r + 1][n] for n = 0 … 15;  C: 16 rows of 16
//   floats.
//
// Where the file is not compiled for AMX the same names work on eight arrays of the thread, so that all that is built
// on them is tested on machines without (only tests do so). Inline assembly rather than intrinsics: it states the
// memory that is touched, which GCC 12's tile intrinsics do not, so that stores of operands stay before the loads of
// tiles; and it stays where it is written, among the vector instructions that it is to overlap with.
#pragma once

#include "attention/arch/cpu/simd/vec.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr std::int64_t kTileBytes = 1024;
inline constexpr int kTileLines = 16;

#if defined(__AMX_BF16__)

namespace detail {
struct alignas(64) TileConfiguration {
  std::uint8_t palette = 1;
  std::uint8_t start_row = 0;
  std::uint8_t reserved[14] = {};
  std::uint16_t bytes_per_row[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
}  // namespace detail

ANYWARP_INLINE void tiles_begin() {
  const detail::TileConfiguration configuration;
  asm volatile("ldtilecfg %0" ::"m"(configuration) : "memory");
}
ANYWARP_INLINE void tiles_end() { asm volatile("tilerelease" ::: "memory"); }

template <int T>
ANYWARP_INLINE void tile_zero() {
  asm volatile("tilezero %%tmm%c0" ::"i"(T) : "memory");
}
template <int T>
ANYWARP_INLINE void tile_load(const char* from) {
  asm volatile("tileloadd (%0,%1,1), %%tmm%c2" ::"r"(from), "r"(std::int64_t{64}), "i"(T) : "memory");
}
template <int T>
ANYWARP_INLINE void tile_store(char* to) {
  asm volatile("tilestored %%tmm%c2, (%0,%1,1)" ::"r"(to), "r"(std::int64_t{64}), "i"(T) : "memory");
}
/// C += A · B.
template <int C, int A, int B>
ANYWARP_INLINE void tile_multiply() {
  asm volatile("tdpbf16ps %%tmm%c2, %%tmm%c1, %%tmm%c0" ::"i"(C), "i"(A), "i"(B) : "memory");
}

#else

static_assert(kWidth == 16, "The emulated tiles work on rows of 16 floats.");

namespace detail {
struct alignas(64) EmulatedTiles {
  char bytes[8][kTileBytes];
};
inline thread_local EmulatedTiles emulated_tiles;
}  // namespace detail

ANYWARP_INLINE void tiles_begin() {}
ANYWARP_INLINE void tiles_end() {}

template <int T>
ANYWARP_INLINE void tile_zero() {
  std::memset(detail::emulated_tiles.bytes[T], 0, kTileBytes);
}
template <int T>
ANYWARP_INLINE void tile_load(const char* from) {
  std::memcpy(detail::emulated_tiles.bytes[T], from, kTileBytes);
}
template <int T>
ANYWARP_INLINE void tile_store(char* to) {
  std::memcpy(to, detail::emulated_tiles.bytes[T], kTileBytes);
}

namespace detail {
inline void emulated_multiply(char* c, const char* a, const char* b) {
  for (int m = 0; m < kTileLines; ++m) {
    Floats even, odd = Floats{};
    std::memcpy(&even, c + 64 * m, 64);
    for (int r = 0; r < kTileLines; ++r) {
      std::uint32_t left;
      Uints right;
      std::memcpy(&left, a + 64 * m + 4 * r, 4);
      std::memcpy(&right, b + 64 * r, 64);
      even += broadcast(bits_as<float>(left << 16)) * bits_as<Floats>(right << 16);
      odd += broadcast(bits_as<float>(left & 0xffff0000u)) * bits_as<Floats>(right & 0xffff0000u);
    }
    even += odd;
    std::memcpy(c + 64 * m, &even, 64);
  }
}
}  // namespace detail

template <int C, int A, int B>
ANYWARP_INLINE void tile_multiply() {
  detail::emulated_multiply(detail::emulated_tiles.bytes[C], detail::emulated_tiles.bytes[A],
                            detail::emulated_tiles.bytes[B]);
}

#endif

/// The 2×2 block that every product here is made of: C tiles 0 … 3, as (row, column) 00, 01, 10, 11; A in 4 and 5, B in
/// 6 and 7. Two loads a product of 16 cycles: from L1 they hide behind it.
ANYWARP_INLINE void block_zero() {
  tile_zero<0>();
  tile_zero<1>();
  tile_zero<2>();
  tile_zero<3>();
}
ANYWARP_INLINE void block_load(const char* c00, const char* c01, const char* c10, const char* c11) {
  tile_load<0>(c00);
  tile_load<1>(c01);
  tile_load<2>(c10);
  tile_load<3>(c11);
}
ANYWARP_INLINE void block_store(char* c00, char* c01, char* c10, char* c11) {
  tile_store<0>(c00);
  tile_store<1>(c01);
  tile_store<2>(c10);
  tile_store<3>(c11);
}
ANYWARP_INLINE void block_multiply(const char* a0, const char* a1, const char* b0, const char* b1) {
  tile_load<4>(a0);
  tile_load<6>(b0);
  tile_multiply<0, 4, 6>();
  tile_load<7>(b1);
  tile_multiply<1, 4, 7>();
  tile_load<5>(a1);
  tile_multiply<2, 5, 6>();
  tile_multiply<3, 5, 7>();
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
