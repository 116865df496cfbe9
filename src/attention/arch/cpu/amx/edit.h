// What makes logits of the raw scores of one step: scale, softcap, bias, ALiBi, masks; and dropout's decisions. Lanes
// are queries, lines are keys (job.h). Tiles that need none of it do not come here.
#pragma once

#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/words.h"
#include "attention/arch/cpu/simd/math.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr float kMinusInfinity = -__builtin_inff();

/// A 32-key × 16-query piece of the scores: 32 lines, and where it lies.
struct ScorePiece {
  float* scores;
  std::int64_t key;    ///< Of the first line.
  std::int64_t query;  ///< Of the first lane.
  int keys;            ///< Lines that are keys; at least 1.
  int queries;         ///< Lanes that are queries; may be < 1.
};

ANYWARP_INLINE std::int64_t clamp_to(std::int64_t x, std::int64_t low, std::int64_t high) {
  return x < low ? low : x > high ? high : x;
}

namespace detail {

ANYWARP_INLINE float element(const void* data, DType dtype, std::int64_t offset) {
  switch (dtype) {
    case DType::Float32:
      return static_cast<const float*>(data)[offset];
    case DType::Float16:
      return to_float(static_cast<const Float16*>(data)[offset]);
    default:
      return to_float(static_cast<const BFloat16*>(data)[offset]);
  }
}

/// value(query lane, key line) of an array with strides, as lines; lanes past the queries are 0.
template <typename Value>
ANYWARP_INLINE Floats line_of(const ScorePiece& piece, int key, std::int64_t query_stride, Value value) {
  if (query_stride == 0) return broadcast(value(0, key));
  alignas(64) float lanes[kWidth] = {};
  for (int i = 0; i < kWidth && i < piece.queries; ++i) lanes[i] = value(i, key);
  return load(lanes);
}

}  // namespace detail

/// Scale, softcap, bias, ALiBi and the boolean mask, in place. `slope` (optional) gets the softcap's derivative.
inline void edit_scores(const amx::ScoreOptions& options, const ScorePiece& piece, float* slope) {
  const Floats distance = lane_numbers();
  for (int key = 0; key < piece.keys; ++key) {
    Floats x = load(piece.scores + kWidth * key) * broadcast(options.scale);
    if (options.softcap > 0.0f) {
      const Floats bent = tanh(x * broadcast(1.0f / options.softcap));
      x = bent * broadcast(options.softcap);
      if (slope != nullptr) store(slope + kWidth * key, broadcast(1.0f) - bent * bent);
    }
    if (options.bias != nullptr) {
      x += detail::line_of(piece, key, options.bias_query, [&](int i, int j) {
        return detail::element(options.bias, options.bias_dtype,
                               (piece.query + i) * options.bias_query + (piece.key + j) * options.bias_key);
      });
    }
    if (options.alibi_slope != 0.0f) {
      const auto first = static_cast<float>(piece.query + options.alibi_diagonal - piece.key - key);
      x -= broadcast(options.alibi_slope) * abs(distance + broadcast(first));
    }
    if (options.mask != nullptr) {
      const Floats seen = detail::line_of(piece, key, options.mask_query, [&](int i, int j) {
        return options.mask[(piece.query + i) * options.mask_query + (piece.key + j) * options.mask_key] != 0 ? 1.0f
                                                                                                              : 0.0f;
      });
      x = select(seen > 0.0f, x, broadcast(kMinusInfinity));
    }
    store(piece.scores + kWidth * key, x);
  }
}

/// −∞ for keys outside the band, and lines that are no keys.
inline void mask_band(const amx::Band& band, const ScorePiece& piece) {
  // Distances key − query within the piece are −15 … 31.
  const std::int64_t origin = piece.key - piece.query;
  const auto low = static_cast<float>(clamp_to(band.low - origin, -64, 64));
  const auto high = static_cast<float>(clamp_to(band.high - origin, -64, 64));
  const Floats lanes = lane_numbers();
  for (int key = 0; key < amx::kStep; ++key) {
    const Floats distance = broadcast(static_cast<float>(key)) - lanes;
    const Ints seen = (distance >= low) & (distance <= high);
    float* line = piece.scores + kWidth * key;
    store(line, key < piece.keys ? select(seen, load(line), broadcast(kMinusInfinity)) : broadcast(kMinusInfinity));
  }
}

/// Whether every query of the piece sees every one of its 32 keys.
ANYWARP_INLINE bool all_seen(const amx::Band& band, std::int64_t key, std::int64_t query, int queries) {
  return key >= query + queries - 1 + band.low && key + amx::kStep - 1 <= query + band.high &&
         key + amx::kStep <= band.seqlen_k;
}

/// Which of the four keys 4·group … of each lane's query stay: all bits set, or none (core/philox.h, one lane a query).
ANYWARP_INLINE void dropout_keeps(const amx::DropoutOptions& dropout, std::int64_t key, std::int64_t query,
                                  Uints (&keep)[4]) {
  typedef std::uint64_t Longs __attribute__((vector_size(128)));
  Uints c0 = Uints{} + static_cast<std::uint32_t>(key / 4);
  Uints c1 = __builtin_convertvector(lane_numbers(), Uints) + static_cast<std::uint32_t>(query);
  Uints c2 = Uints{} + static_cast<std::uint32_t>(dropout.stream);
  Uints c3 = Uints{} + static_cast<std::uint32_t>(dropout.stream >> 32);
  auto k0 = static_cast<std::uint32_t>(dropout.seed);
  auto k1 = static_cast<std::uint32_t>(dropout.seed >> 32);
  for (int round = 0; round < 10; ++round) {
    const Longs p0 = __builtin_convertvector(c0, Longs) * 0xD2511F53u;
    const Longs p1 = __builtin_convertvector(c2, Longs) * 0xCD9E8D57u;
    const Uints n0 = __builtin_convertvector(p1 >> 32, Uints) ^ c1 ^ k0;
    const Uints n2 = __builtin_convertvector(p0 >> 32, Uints) ^ c3 ^ k1;
    c1 = __builtin_convertvector(p1, Uints);
    c3 = __builtin_convertvector(p0, Uints);
    c0 = n0;
    c2 = n2;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  keep[0] = bits_as<Uints>(c0 >= dropout.threshold);
  keep[1] = bits_as<Uints>(c1 >= dropout.threshold);
  keep[2] = bits_as<Uints>(c2 >= dropout.threshold);
  keep[3] = bits_as<Uints>(c3 >= dropout.threshold);
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
