// The number types as tags: what a kernel is instantiated with; and what is done with one number of them.
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

struct Half {
  static constexpr bool kBrain = false;
};
struct BFloat16 {
  static constexpr bool kBrain = true;
};
/// float32 in memory, whose products have float32's accuracy,
struct Float32 {};
/// or TF32's, 10 bits of mantissa.
struct TensorFloat32 {};

/// By the instructions of a GPU's lane (CudaLane, AmdLane).
template <typename Lane, typename Kind>
struct NumbersOf {
  using Element = std::uint16_t;

  ANYWARP_DEVICE static float to_float(Element bits) {
    return Kind::kBrain ? Lane::brain_to_float(bits) : Lane::half_to_float(bits);
  }
  ANYWARP_DEVICE static Element from_float(float v) { return Kind::kBrain ? Lane::to_brain(v) : Lane::to_half(v); }
  ANYWARP_DEVICE static bool finite(Element bits) {
    constexpr Element exponent = Kind::kBrain ? 0x7f80 : 0x7c00;
    return (bits & exponent) != exponent;
  }
};

struct FloatNumbers {
  using Element = float;

  ANYWARP_DEVICE static float to_float(float v) { return v; }
  ANYWARP_DEVICE static float from_float(float v) { return v; }
  ANYWARP_DEVICE static bool finite(float v) { return v * 0.0f == 0.0f; }
};
template <typename Lane>
struct NumbersOf<Lane, Float32> : FloatNumbers {};
template <typename Lane>
struct NumbersOf<Lane, TensorFloat32> : FloatNumbers {};

}  // namespace anywarp::attention::gpu
