// anywarp: --warp native
#include <cuda_runtime.h>

__device__ unsigned long long below() {
  unsigned long long mask;
  mask = ((1ull << __lane_id()) - 1ull);
  return mask;
}
