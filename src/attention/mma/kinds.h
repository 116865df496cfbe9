// The 16-bit number types as tags: what a kernel is instantiated with.
#pragma once

namespace anywarp::attention::gpu {

struct Half {
  static constexpr bool kBrain = false;
};
struct BFloat16 {
  static constexpr bool kBrain = true;
};

}  // namespace anywarp::attention::gpu
