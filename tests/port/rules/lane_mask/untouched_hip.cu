// Ported before.
#include <hip/hip_runtime.h>

#include "anywarp_compat/warp.h"

__device__ float sum(float v) {
  for (int o = 16; o > 0; o /= 2) v += __shfl_xor(v, o, 32);
  return v + anywarp::hip::shfl32(v, 0) + anywarp::hip::ballot32(v > 0.f) + __ballot(v > 0.f);
}
