// Rows of q, k, v and dout into tiles (job.h, PackJob): once for a key head, for all query blocks and query heads that
// read it. Also says whether all is finite: a masked key's NaN would reach the result through 0 · NaN, so such problems
// are given to an implementation that skips masked keys.
#pragma once

#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/words.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

namespace detail {

/// 32 columns of one row as parts into line `row` of each part's [32][32] halves.
template <int Parts, typename T>
ANYWARP_INLINE void stage_row(const T* from, int count, char* stage, int row) {
  const auto half = [&](int offset) {
    const int left = count - offset;
    if (left >= kWidth) return load(from + offset);
    return left > 0 ? load_partial(from + offset, left) : Floats{};
  };
  Uints parts[Parts];
  interleave_parts<Parts>(half(0), half(kWidth), parts);
  unrolled<Parts>(
      [&](auto p) { store_line(stage + p.value * 2 * amx::kTile + 64 * row, side_by_side(parts[p.value])); });
}

ANYWARP_INLINE void stage_row_bfloat16(const BFloat16* from, int count, char* stage, int row) {
  Halves line{};
  if (count >= amx::kStep) {
    std::memcpy(&line, from, 64);
  } else {
    std::uint16_t lanes[amx::kStep] = {};
    for (int i = 0; i < count; ++i) lanes[i] = from[i].bits;
    std::memcpy(&line, lanes, 64);
  }
  store_line(stage + 64 * row, line);
}

ANYWARP_INLINE void store_tile(char* to, const Uints (&rows)[16]) {
  unrolled<16>([&](auto r) { store_line(to + 64 * r.value, rows[r.value]); });
}

/// The pairs of columns 16·tile … of a part's 32 rows.
ANYWARP_INLINE void pair_rows(const char* stage, int tile, Uints (&rows)[16]) {
  unrolled<16>([&](auto r) {
    const Uints even = __builtin_convertvector(load_shorts(stage + 128 * r.value + 32 * tile), Uints);
    const Uints odd = __builtin_convertvector(load_shorts(stage + 128 * r.value + 64 + 32 * tile), Uints);
    rows[r.value] = even | (odd << 16);
  });
}

template <int Parts>
void emit_step(const amx::PackJob& job, int step, int steps, const char* stage) {
  for (int p = 0; p < Parts; ++p) {
    const char* from = stage + p * 2 * amx::kTile;
    for (int tile = 0; tile < 2; ++tile) {
      const std::int64_t straight = ((tile * Parts + p) * std::int64_t{steps} + step) * amx::kTile;
      const std::int64_t paired = (std::int64_t{p} * 2 * steps + 2 * step + tile) * amx::kTile;
      if (job.straight != nullptr) std::memcpy(job.straight + straight, from + tile * amx::kTile, amx::kTile);
      Uints rows[16];
      if (job.straight_transposed != nullptr) {
        unrolled<16>([&](auto r) { rows[r.value] = load_line<Uints>(from + tile * amx::kTile + 64 * r.value); });
        transpose(rows);
        store_tile(job.straight_transposed + straight, rows);
      }
      if (job.pairs == nullptr && job.pairs_transposed == nullptr) continue;
      pair_rows(from, tile, rows);
      if (job.pairs != nullptr) store_tile(job.pairs + paired, rows);
      if (job.pairs_transposed != nullptr) {
        transpose(rows);
        store_tile(job.pairs_transposed + paired, rows);
      }
    }
  }
}

template <int Parts, typename T>
bool pack_rows(const amx::PackJob& job) {
  alignas(64) char stage[Parts * 2 * amx::kTile];
  const int steps = (job.columns + amx::kStep - 1) / amx::kStep;
  Halves infinite{};
  for (int step = 0; step < steps; ++step) {
    const int column = step * amx::kStep;
    const int count = job.columns - column < amx::kStep ? job.columns - column : amx::kStep;
    for (int row = 0; row < amx::kStep; ++row) {
      const T* from = static_cast<const T*>(job.rows[row]);
      if (from == nullptr) {
        unrolled<Parts>([&](auto p) { store_line(stage + p.value * 2 * amx::kTile + 64 * row, Halves{}); });
        continue;
      }
      if constexpr (Parts == 1) {
        stage_row_bfloat16(from + column, count, stage, row);
      } else {
        stage_row<Parts>(from + column, count, stage, row);
      }
      // The largest exponent is all that NaN and infinity have in common.
      infinite |= bits_as<Halves>((load_line<Halves>(stage + 64 * row) & 0x7f80) == 0x7f80);
    }
    emit_step<Parts>(job, step, steps, stage);
  }
  std::uint64_t words[8];
  std::memcpy(words, &infinite, 64);
  std::uint64_t any = 0;
  for (const std::uint64_t word : words) any |= word;
  return any == 0;
}

}  // namespace detail

inline bool pack(const amx::PackJob& job) {
  return job.dtype == DType::BFloat16 ? detail::pack_rows<1, BFloat16>(job) : detail::pack_rows<2, Float16>(job);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
