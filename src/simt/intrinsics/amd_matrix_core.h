// What AMD's matrix instructions share: a lane deposits its operands as the numbers to be multiplied, and computes its
// own elements of D from the deposits. Layouts are closed formulae (AMD's matrix instruction calculator and ISA
// documents).
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "compiler_support.h"
#include "narrow.h"
#include "warp.h"

namespace anywarp::simt::amd {

template <typename T, int count>
using Vector = T __attribute__((ext_vector_type(count)));

template <typename P, int items>
struct Operands {
  P a[items];
  P b[items];
};

/// Which element of C and D: block, row and column.
struct Element {
  int block, row, column;
};

/// Waits for the whole wavefront: a matrix instruction ignores EXEC and would read stale registers of absent lanes.
ANYWARP_INLINE Exchange meet_wavefront(const char* operation, unsigned width, const void* deposit, std::size_t size) {
  if (warp_width() != width) {
    report_misuse("warp", "error",
                  width == 64 ? "this matrix instruction needs a 64-lane wavefront"
                              : "this matrix instruction needs a 32-lane wavefront");
  }
  const Exchange all = exchange(operation, all_lanes(), deposit, size);
  if (all.active != all_lanes()) {
    report_misuse("warp", "error", "a matrix instruction was reached by only part of the wavefront");
  }
  return all;
}

template <typename P>
ANYWARP_INLINE P multiply_add(P a, P b, P c) {
  if constexpr (std::is_integral<P>::value)
    return static_cast<P>(static_cast<unsigned>(c) + static_cast<unsigned>(a) * static_cast<unsigned>(b));
  else
    return c + a * b;
}

// ---- registers to numbers
// ---------------------------------------------------------------------------------------------

struct HalfBits {};
struct Bfloat16Bits {};

ANYWARP_INLINE float half_bits_to_float(std::uint16_t h) { return static_cast<float>(bits_to_double<5, 10>(h)); }
ANYWARP_INLINE float bfloat16_bits_to_float(std::uint16_t b) {
  return __builtin_bit_cast(float, static_cast<std::uint32_t>(b) << 16);
}

/// Unpacks `items` numbers of one operand.
template <typename Kind, typename P, int items, typename Register>
ANYWARP_INLINE void unpack(const Register& from, P* to) {
  if constexpr (std::is_same<Kind, HalfBits>::value || std::is_same<Kind, Bfloat16Bits>::value) {
    std::uint16_t bits[items];
    static_assert(sizeof(bits) == sizeof(from), "an operand has as many bits as its items");
    std::memcpy(bits, &from, sizeof(bits));
    for (int i = 0; i < items; ++i)
      to[i] = std::is_same<Kind, HalfBits>::value ? half_bits_to_float(bits[i]) : bfloat16_bits_to_float(bits[i]);
  } else {
    Kind values[items];
    static_assert(sizeof(values) == sizeof(from), "an operand has as many bits as its items");
    std::memcpy(values, &from, sizeof(values));
    for (int i = 0; i < items; ++i) to[i] = static_cast<P>(values[i]);
  }
}

}  // namespace anywarp::simt::amd
