// anywarp: --warp native
#include <cuda_runtime.h>

__device__ unsigned long long below() {
  unsigned long long mask;
  asm("mov.u64 %0, %%lanemask_lt;" : "=l"(mask));
  return mask;
}
