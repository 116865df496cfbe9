// Division by a number that the host knows, as a multiplication: a block starts with several, and each would take a
// hundred cycles. Granlund and Montgomery 1994, "Division by invariant integers using multiplication".
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

/// Divides numbers below 2^31.
struct Divisor {
  std::uint32_t value = 1;
  std::uint32_t multiplier = std::uint32_t{1} << 31;
  std::uint32_t shift = 31;

  Divisor() = default;
  explicit Divisor(std::uint32_t by) : value(by) {
    std::uint32_t log = 0;
    while (log < 31 && (std::uint32_t{1} << log) < by) ++log;
    shift = 31 + log;
    multiplier = static_cast<std::uint32_t>(((std::uint64_t{1} << shift) + by - 1) / by);
  }

  ANYWARP_DEVICE unsigned quotient(unsigned n) const {
    return static_cast<unsigned>((static_cast<std::uint64_t>(n) * multiplier) >> shift);
  }
  ANYWARP_DEVICE unsigned remainder(unsigned n, unsigned of_quotient) const { return n - of_quotient * value; }
};

}  // namespace anywarp::attention::gpu
