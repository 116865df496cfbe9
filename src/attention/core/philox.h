// Dropout's random numbers, a pure function of (seed, offset, head, query, key), so that every implementation, tile shape
// and pass drops the same elements. Philox4x32-10: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3".
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention {

struct Philox4 {
  std::uint32_t word[4];
};

/// Ten rounds. Counter {c0, c1, c2, c3}, key {k0, k1}; known answers are in the test.
ANYWARP_HOST_DEVICE Philox4 philox4x32_10(std::uint32_t c0, std::uint32_t c1, std::uint32_t c2, std::uint32_t c3,
                                          std::uint32_t k0, std::uint32_t k1) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t p0 = std::uint64_t{0xD2511F53u} * c0;
    const std::uint64_t p1 = std::uint64_t{0xCD9E8D57u} * c2;
    const std::uint32_t n0 = static_cast<std::uint32_t>(p1 >> 32) ^ c1 ^ k0;
    const std::uint32_t n2 = static_cast<std::uint32_t>(p0 >> 32) ^ c3 ^ k1;
    c1 = static_cast<std::uint32_t>(p1);
    c3 = static_cast<std::uint32_t>(p0);
    c0 = n0;
    c2 = n2;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return {{c0, c1, c2, c3}};
}

/// An element stays if its 32-bit word is at least this. p in [0, 1).
ANYWARP_HOST_DEVICE std::uint32_t dropout_threshold(float p) {
  return static_cast<std::uint32_t>(static_cast<double>(p) * 4294967296.0);
}

/// The words of the four keys 4·key_group … 4·key_group + 3 of one query. `head` is batch · heads + head, and `query` and
/// `key` count within the sequence. The offset is added to the head's 64-bit stream, so that successive calls with
/// offset + batch · heads do not meet.
ANYWARP_HOST_DEVICE Philox4 dropout_words(std::uint64_t seed, std::uint64_t offset, std::uint64_t head,
                                          std::uint32_t query, std::uint32_t key_group) {
  const std::uint64_t stream = offset + head;
  return philox4x32_10(key_group, query, static_cast<std::uint32_t>(stream), static_cast<std::uint32_t>(stream >> 32),
                       static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32));
}

}  // namespace anywarp::attention
