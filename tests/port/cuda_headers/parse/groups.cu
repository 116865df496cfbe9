// Cooperative groups, warp collectives, atomics, and launches from macros and templates.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <assert.h>
#include <algorithm>

namespace cg = cooperative_groups;

__constant__ float table[64];
__device__ int counter;
__managed__ int shared_with_host;

__inline__ __device__ float warp_sum(float value) {
  for (int offset = warpSize / 2; offset > 0; offset >>= 1) value += __shfl_down_sync(0xffffffff, value, offset);
  return value;
}

struct Functor {
  __host__ __device__ float operator()(float x) const { return x * 2.0f + sinf(x); }
};

template <typename T, typename F>
__global__ void apply(T* data, int n, F function) {
  cg::thread_block block = cg::this_thread_block();
  auto tile = cg::tiled_partition<32>(block);
  __shared__ T partial[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  T value = i < n ? function(data[i]) : T(0);
  value = cg::reduce(tile, value, cg::plus<T>());
  if (tile.thread_rank() == 0) partial[tile.meta_group_rank()] = value;
  block.sync();
  unsigned ballot = __ballot_sync(__activemask(), value > T(0));
  if (__popc(ballot) > 3 && __ffs(ballot) - 1 == (threadIdx.x & 31)) atomicAdd(&counter, 1);
  assert(n >= 0);
  data[i] = warp_sum(partial[threadIdx.x % 32]) + table[threadIdx.x & 63] + std::max(1.0f, std::sqrt(2.0f));
  if (__syncthreads_count(i) == 0) __threadfence();
  atomicMax(&counter, __float_as_int(1.0f));
  atomicCAS(&counter, 0, 1);
  __shared__ unsigned long long wide;
  atomicAdd(&wide, 1ull);
  cg::coalesced_group active = cg::coalesced_threads();
  active.shfl(value, 0);
  const long long start = clock64();
  printf("%lld %d\n", start, min(n, 3));
}

#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block, 0, 0>>>(__VA_ARGS__)

int main() {
  float* data = nullptr;
  cudaMalloc((void**)&data, 1024);
  LAUNCH((apply<float, Functor>), 4, 128, data, 100, Functor());
  apply<<<4, 128>>>(data, 100, [] __device__(float x) { return x + 1; });
  cudaMemcpyToSymbol(table, data, sizeof(table));
  int n = 0;
  cudaMemcpyFromSymbol(&n, counter, sizeof(n));
  void* arguments[] = {&data, &n};
  cudaLaunchCooperativeKernel((void*)apply<float, Functor>, dim3(1), dim3(32), arguments);
  int blocks = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, apply<float, Functor>, 128, 0);
  return cudaDeviceSynchronize() != cudaSuccess;
}
