#include <cuda_runtime.h>

#if CUDART_VERSION >= 9000
#define SHFL_UP __shfl_up_sync
#define BALLOT __ballot_sync
#endif
#define FULL 0xffffffffu

__global__ void k(float* x) {
  x[0] += SHFL_UP(FULL, x[0], 1);
  if (BALLOT(FULL, x[1] > 0) == FULL) x[2] = 1;
}
