#include <cuda_runtime.h>
#include "anywarp_compat/warp.h"

#if CUDART_VERSION >= 9000
#define SHFL_UP(mask, ...) anywarp::hip::shfl_up32(__VA_ARGS__)
#define BALLOT anywarp::hip::ballot32
#endif
#define FULL 0xffffffffu

__global__ void k(float* x) {
  x[0] += SHFL_UP(FULL, x[0], 1);
  if (BALLOT(FULL, x[1] > 0) == FULL) x[2] = 1;
}
