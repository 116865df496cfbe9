#include <cooperative_groups.h>
#include <cub/cub.cuh>

typedef cub::WarpReduce<float> WarpSum;
template <typename T>
__device__ T warp_sum(T v) {
  __shared__ typename cub::WarpReduce<T>::TempStorage storage[4];
  using Scan = cub::WarpScan<T, 16>;
  return cub::WarpReduce<T>(storage[threadIdx.x / 32]).Sum(v);
}

__global__ void groups(int* out) {
  auto tile = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
  auto active = cooperative_groups::coalesced_threads();
  out[tile.thread_rank()] = active.size();
}
