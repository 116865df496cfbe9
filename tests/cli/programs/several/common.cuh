#pragma once

#include <cuda_runtime.h>

template <typename T>
__device__ T twice(T value) {
  __shared__ T kept[32];
  kept[threadIdx.x] = value;
  __syncthreads();
  return kept[threadIdx.x] + value;
}

void launch_first(int* out);
void launch_second(int* out, cudaStream_t stream = 0);
