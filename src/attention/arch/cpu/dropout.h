// Dropout's factors for a run of keys of one query: Philox (core/philox.h) on as many counters at once as there are
// 64-bit lanes.
#pragma once

#include "anywarp/attention.h"
#include "attention/arch/cpu/simd/vec.h"
#include "attention/core/philox.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

struct DropoutRules {
  std::uint32_t threshold = 0;  ///< 0: none.
  float keep = 1.0f;            ///< What a kept element is multiplied with: 1 / (1 − p).
  std::uint64_t seed = 0;
  std::uint64_t offset = 0;

  explicit operator bool() const { return threshold != 0; }
};

inline DropoutRules dropout_rules(const Dropout& dropout) {
  DropoutRules rules;
  if (dropout.p <= 0.0f) return rules;
  rules.threshold = dropout_threshold(dropout.p);
  rules.keep = 1.0f / (1.0f - dropout.p);
  rules.seed = dropout.seed;
  rules.offset = dropout.offset;
  return rules;
}

namespace detail {

inline constexpr int kCounters = kWidth / 2;
typedef std::uint64_t Counters __attribute__((vector_size(4 * kWidth)));

/// dropout_words of the key groups first … first + kCounters − 1; words[w][i] is word w of group first + i.
inline void philox_groups(const DropoutRules& rules, std::uint64_t head, std::uint32_t query, std::uint32_t first,
                          std::uint64_t (&words)[4][kCounters]) {
  const std::uint64_t stream = rules.offset + head;
  Counters c0, c1 = Counters{} + query, c2 = Counters{} + (stream & 0xffffffffu), c3 = Counters{} + (stream >> 32);
  for (int i = 0; i < kCounters; ++i) c0[i] = static_cast<std::uint32_t>(first + i);
  auto k0 = static_cast<std::uint32_t>(rules.seed);
  auto k1 = static_cast<std::uint32_t>(rules.seed >> 32);
  for (int round = 0; round < 10; ++round) {
    const Counters p0 = (c0 & 0xffffffffu) * std::uint64_t{0xD2511F53u};
    const Counters p1 = (c2 & 0xffffffffu) * std::uint64_t{0xCD9E8D57u};
    c0 = (p1 >> 32) ^ c1 ^ std::uint64_t{k0};
    c2 = (p0 >> 32) ^ c3 ^ std::uint64_t{k1};
    c1 = p1 & 0xffffffffu;
    c3 = p0 & 0xffffffffu;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  std::memcpy(words[0], &c0, sizeof(c0));
  std::memcpy(words[1], &c1, sizeof(c1));
  std::memcpy(words[2], &c2, sizeof(c2));
  std::memcpy(words[3], &c3, sizeof(c3));
}

}  // namespace detail

/// factors[j] = 0 or 1 / (1 − p) for key + j, 0 <= j < count. `head` is dropout_head() of the sequence.
inline void dropout_factors(const DropoutRules& rules, std::uint64_t head, std::int64_t query, std::int64_t key,
                            std::int64_t count, float* factors) {
  std::uint64_t words[4][detail::kCounters];
  const std::int64_t step = 4 * detail::kCounters;
  for (std::int64_t start = key / 4 * 4; start < key + count; start += step) {
    detail::philox_groups(rules, head, static_cast<std::uint32_t>(query), static_cast<std::uint32_t>(start / 4), words);
    const std::int64_t begin = start < key ? key : start;
    const std::int64_t end = start + step < key + count ? start + step : key + count;
    for (std::int64_t j = begin; j < end; ++j) {
      const auto word = static_cast<std::uint32_t>(words[(j - start) % 4][(j - start) / 4]);
      factors[j - key] = word >= rules.threshold ? rules.keep : 0.0f;
    }
  }
}

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
