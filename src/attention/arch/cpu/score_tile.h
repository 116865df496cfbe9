// The one place that turns a tile of raw products q kᵀ into logits: scale, softcap, bias, ALiBi, boolean mask,
// causality and window, ends of the sequence. Forward, decoding and backward of every instruction set call it, so that
// they cannot differ in what a query sees. A tile is float32, row-major, rows = queries of one head, columns =
// neighbouring keys.
//
// Masked elements are overwritten with −inf, never added to: what NaN or infinity a masked key brought is gone.
#pragma once

#include <limits>

#include "attention/arch/cpu/pack.h"
#include "attention/arch/cpu/simd/math.h"
#include "attention/problem.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr float kMinusInfinity = -std::numeric_limits<float>::infinity();

/// What applies to all tiles of one sequence. Logits are in natural units: P = e^(logit − lse).
struct ScoreRules {
  float scale = 1.0f;    ///< The raw product is multiplied with it; 1 if q was packed with the scale.
  float softcap = 0.0f;  ///< Then softcap · tanh(s / softcap), if positive.
  ConstTensor bias;      ///< Strides as of broadcast_strides; data at the sequence.
  ConstTensor mask;
  const float* alibi_slopes = nullptr;  ///< At the sequence.
  std::int64_t alibi_stride = 0;        ///< From head to head.
  std::int64_t diagonal = 0;            ///< ALiBi's: seqlen_k − seqlen_q.
  VisibleBand band{};

  /// Something besides the scale and the band changes logits.
  bool dressed() const { return softcap > 0.0f || bias || mask || alibi_slopes != nullptr; }
};

inline ScoreRules score_rules(const AttentionProblem& problem, const Sequence& sequence, float scale) {
  ScoreRules rules;
  rules.scale = scale;
  rules.softcap = problem.softcap;
  rules.band = band_of(problem, sequence);
  rules.diagonal = sequence.seqlen_k - sequence.seqlen_q;
  if (problem.bias) {
    rules.bias = problem.bias;
    rules.bias.strides = broadcast_strides(problem.bias);
    rules.bias.data = static_cast<const char*>(problem.bias.data) +
                      sequence.index * rules.bias.strides[0] * bytes_of(problem.bias.dtype);
  }
  if (problem.mask) {
    rules.mask = problem.mask;
    rules.mask.strides = broadcast_strides(problem.mask);
    rules.mask.data = static_cast<const char*>(problem.mask.data) + sequence.index * rules.mask.strides[0];
  }
  if (problem.alibi_slopes) {
    const auto strides = broadcast_strides(problem.alibi_slopes);
    rules.alibi_slopes = static_cast<const float*>(problem.alibi_slopes.data) + sequence.index * strides[0];
    rules.alibi_stride = strides[1];
  }
  return rules;
}

/// Where a tile lies.
struct TilePlace {
  std::int64_t head = 0;
  std::int64_t query = 0;  ///< Of row 0, within the sequence.
  std::int64_t key = 0;    ///< Of column 0; key + columns <= seqlen_k.
  std::int64_t rows = 0;
  std::int64_t columns = 0;
};

/// Whether every element of the tile is visible by band and length, so that −inf can only come from bias or mask.
inline bool fully_visible(const ScoreRules& rules, const TilePlace& place) {
  const KeyRange all = rules.band.of_all(place.query, place.query + place.rows - 1);
  return all.begin <= place.key && place.key + place.columns <= all.end;
}

namespace detail {

/// The bias of `count` keys in float32, −inf where the mask is false: what is added, and says what is masked.
inline void added_logits(const ScoreRules& rules, std::int64_t head, std::int64_t query, std::int64_t key,
                         std::int64_t count, float* added) {
  if (rules.bias) {
    const auto& strides = rules.bias.strides;
    const std::int64_t offset = head * strides[1] + query * strides[2] + key * strides[3];
    with_dtype(rules.bias.data, rules.bias.dtype, [&](const auto* from) {
      from += offset;
      if (strides[3] == 1) return convert_row(from, added, count);
      for (std::int64_t j = 0; j < count; ++j) added[j] = to_float(from[j * strides[3]]);
    });
  } else {
    for (std::int64_t j = 0; j < count; ++j) added[j] = 0.0f;
  }
  if (rules.mask) {
    const auto& strides = rules.mask.strides;
    const auto* from =
        static_cast<const std::uint8_t*>(rules.mask.data) + head * strides[1] + query * strides[2] + key * strides[3];
    if (strides[3] == 1) {
      for (std::int64_t j = 0; j < count; ++j) added[j] = from[j] != 0 ? added[j] : kMinusInfinity;
    } else {
      for (std::int64_t j = 0; j < count; ++j) added[j] = from[j * strides[3]] != 0 ? added[j] : kMinusInfinity;
    }
  }
}

/// Columns [begin, end) of one row; begin is a multiple of kWidth, and whole vectors are written.
inline void dress_row(const ScoreRules& rules, const TilePlace& place, std::int64_t query, std::int64_t begin,
                      std::int64_t end, float* row, float* derivative) {
  constexpr std::int64_t kChunk = 256;
  alignas(64) float added[kChunk];
  const Floats scale = broadcast(rules.scale);
  const Floats cap = broadcast(rules.softcap);
  const Floats inverse_cap = broadcast(rules.softcap > 0.0f ? 1.0f / rules.softcap : 0.0f);
  const bool adds = rules.bias || rules.mask;
  const float slope = rules.alibi_slopes != nullptr ? rules.alibi_slopes[place.head * rules.alibi_stride] : 0.0f;
  for (std::int64_t chunk = begin; chunk < end; chunk += kChunk) {
    const std::int64_t count = std::min(kChunk, end - chunk);
    if (adds) {
      added_logits(rules, place.head, query, place.key + chunk, count, added);
      for (std::int64_t j = count; j < round_up(count, kWidth); ++j) added[j] = 0.0f;
    }
    for (std::int64_t j = 0; j < count; j += kWidth) {
      Floats s = load(row + chunk + j) * scale;
      if (rules.softcap > 0.0f) {
        const Floats t = tanh(s * inverse_cap);
        s = t * cap;
        if (derivative != nullptr) store(derivative + chunk + j, 1.0f - t * t);
      }
      if (slope != 0.0f) {
        const auto distance = static_cast<float>(query + rules.diagonal - (place.key + chunk + j));
        s = s - broadcast(slope) * abs(broadcast(distance) - lane_numbers());
      }
      if (adds) {
        const Floats more = load(added + j);
        s = select(more == broadcast(kMinusInfinity), more, s + more);
      }
      store(row + chunk + j, s);
    }
  }
}

inline void fill_row(float* row, std::int64_t begin, std::int64_t end, float value) {
  for (; begin + kWidth <= end; begin += kWidth) store(row + begin, broadcast(value));
  for (; begin < end; ++begin) row[begin] = value;
}

}  // namespace detail

/// Turns the tile at `scores` into logits. Columns from place.columns to `padded` (<= ld, a multiple of kWidth) become
/// −inf. If there is a softcap and `derivative` is given (same ld), it gets d logit / d (scale · q kᵀ) where the key is
/// visible, and is left alone elsewhere.
inline void finish_scores(const ScoreRules& rules, const TilePlace& place, float* scores, std::int64_t ld,
                          std::int64_t padded, float* derivative = nullptr) {
  const bool whole = fully_visible(rules, place);
  const bool dressed = rules.dressed();
  if (whole && !dressed && rules.scale == 1.0f && padded == place.columns) return;
  for (std::int64_t i = 0; i < place.rows; ++i) {
    float* row = scores + i * ld;
    const KeyRange seen = rules.band.of(place.query + i);
    const std::int64_t begin = std::clamp<std::int64_t>(seen.begin - place.key, 0, place.columns);
    const std::int64_t end = std::clamp<std::int64_t>(seen.end - place.key, begin, place.columns);
    const std::int64_t first = begin / kWidth * kWidth;
    if (dressed) {
      detail::dress_row(rules, place, place.query + i, first, end, row,
                        derivative != nullptr ? derivative + i * ld : nullptr);
    } else if (rules.scale != 1.0f) {
      for (std::int64_t j = first; j < end; j += kWidth) store(row + j, load(row + j) * rules.scale);
    }
    detail::fill_row(row, 0, begin, kMinusInfinity);
    detail::fill_row(row, end, padded, kMinusInfinity);
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
