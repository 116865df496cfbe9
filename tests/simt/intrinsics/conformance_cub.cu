// CUB's block, warp and device algorithms against loops, with integers, for which order does not matter. Runs on the engine and,
// built with nvcc, on a GPU:
//   nvcc -arch=sm_90 -o build/gpu/conformance_cub tests/simt/intrinsics/conformance_cub.cu
// Prints "ok" and returns 0, or the first mismatches and 1.
#include <cub/cub.cuh>
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

#include "launch.h"

#if defined(ANYWARP_SIMT)
#define __shared__ static  // No rewriter here, and one block.
#endif

constexpr int kThreads = 96, kItems = 3, kTile = kThreads * kItems;

struct Results {
  int sum, maximum, partial, aggregate;
  int exclusive[kTile], inclusive[kThreads], warp_sum[kThreads / 16], warp_inclusive[kThreads], striped[kTile];
};

struct Larger {
  __device__ int operator()(int a, int b) const { return a > b ? a : b; }
};

__global__ void blocks(const int* in, Results* out) {
  using Load = cub::BlockLoad<int, kThreads, kItems, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
  using Store = cub::BlockStore<int, kThreads, kItems, cub::BLOCK_STORE_STRIPED>;
  using Reduce = cub::BlockReduce<int, kThreads>;
  using Scan = cub::BlockScan<int, kThreads>;
  using WarpReduce = cub::WarpReduce<int, 16>;
  using WarpScan = cub::WarpScan<int>;
  __shared__ union {
    typename Load::TempStorage load;
    typename Store::TempStorage store;
    typename Reduce::TempStorage reduce;
    typename Scan::TempStorage scan;
  } shared;
  __shared__ typename WarpReduce::TempStorage of_half[kThreads / 16];
  __shared__ typename WarpScan::TempStorage of_warp[kThreads / 32];
  const int t = static_cast<int>(threadIdx.x);
  int items[kItems], scanned[kItems], aggregate, one;
  Load(shared.load).Load(in, items);
  __syncthreads();
  const int sum = Reduce(shared.reduce).Sum(items);
  __syncthreads();
  const int maximum = Reduce(shared.reduce).Reduce(items[0], Larger());
  __syncthreads();
  const int partial = Reduce(shared.reduce).Sum(t, 10);
  __syncthreads();
  Scan(shared.scan).ExclusiveSum(items, scanned, aggregate);
  __syncthreads();
  Scan(shared.scan).InclusiveScan(items[0], one, Larger());
  __syncthreads();
  Store(shared.store).Store(out->striped, items);
  if (t == 0) out->sum = sum, out->maximum = maximum, out->partial = partial, out->aggregate = aggregate;
  for (int i = 0; i < kItems; ++i) out->exclusive[t * kItems + i] = scanned[i];
  out->inclusive[t] = one;
  const int of_lanes = WarpReduce(of_half[t / 16]).Sum(t);
  if (t % 16 == 0) out->warp_sum[t / 16] = of_lanes;
  WarpScan(of_warp[t / 32]).InclusiveSum(t, out->warp_inclusive[t]);
}

static int wrong = 0;
static void expect(const char* what, long long got, long long wanted) {
  if (got == wanted) return;
  if (++wrong < 10) std::printf("%s: %lld, not %lld\n", what, got, wanted);
}

struct IsOdd {
  __device__ bool operator()(int v) const { return v & 1; }
};

static void devices(const std::vector<int>& in, int* device_in) {
  const int n = static_cast<int>(in.size());
  int *out, *values, *count;
  cudaMalloc(&out, sizeof(int) * n);
  cudaMalloc(&values, sizeof(int) * n);
  cudaMalloc(&count, sizeof(int));
  void* storage = nullptr;
  size_t bytes = 0, most = 0;
  cub::DeviceReduce::Sum(nullptr, bytes, device_in, out, n), most = std::max(most, bytes);
  cub::DeviceScan::ExclusiveSum(nullptr, bytes, device_in, out, n), most = std::max(most, bytes);
  cub::DeviceRadixSort::SortPairs(nullptr, bytes, device_in, out, device_in, values, n), most = std::max(most, bytes);
  cub::DeviceSelect::If(nullptr, bytes, device_in, out, count, n, IsOdd()), most = std::max(most, bytes);
  cudaMalloc(&storage, most);
  std::vector<int> got(n);

  cub::DeviceReduce::Sum(storage, most, device_in, out, n);
  cudaMemcpy(got.data(), out, sizeof(int), cudaMemcpyDeviceToHost);
  expect("DeviceReduce::Sum", got[0], std::accumulate(in.begin(), in.end(), 0));

  cub::DeviceScan::ExclusiveSum(storage, most, device_in, out, n);
  cudaMemcpy(got.data(), out, sizeof(int) * n, cudaMemcpyDeviceToHost);
  for (int i = 0, sum = 0; i < n; sum += in[i++]) expect("DeviceScan::ExclusiveSum", got[i], sum);

  std::vector<int> positions(n);
  std::iota(positions.begin(), positions.end(), 0);
  cudaMemcpy(values, positions.data(), sizeof(int) * n, cudaMemcpyHostToDevice);
  int* sorted;
  cudaMalloc(&sorted, sizeof(int) * n);
  cub::DeviceRadixSort::SortPairs(storage, most, device_in, out, values, sorted, n);
  cudaMemcpy(got.data(), sorted, sizeof(int) * n, cudaMemcpyDeviceToHost);
  std::stable_sort(positions.begin(), positions.end(), [&](int a, int b) { return in[a] < in[b]; });
  for (int i = 0; i < n; ++i) expect("DeviceRadixSort::SortPairs", got[i], positions[i]);

  cub::DeviceSelect::If(storage, most, device_in, out, count, n, IsOdd());
  int kept = 0;
  cudaMemcpy(&kept, count, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(got.data(), out, sizeof(int) * n, cudaMemcpyDeviceToHost);
  std::vector<int> odd;
  std::copy_if(in.begin(), in.end(), std::back_inserter(odd), [](int v) { return v & 1; });
  expect("DeviceSelect::If count", kept, static_cast<long long>(odd.size()));
  for (int i = 0; i < kept && i < static_cast<int>(odd.size()); ++i) expect("DeviceSelect::If", got[i], odd[i]);
}

int main() {
  std::vector<int> in(kTile);
  for (int i = 0; i < kTile; ++i) in[i] = (i * 7919) % 1009 - 500;
  int* device_in;
  cudaMalloc(&device_in, sizeof(int) * kTile);
  cudaMemcpy(device_in, in.data(), sizeof(int) * kTile, cudaMemcpyHostToDevice);
  Results* r;
  cudaMallocManaged(&r, sizeof(Results));
  LAUNCH(blocks, 1, kThreads, device_in, r);
  cudaDeviceSynchronize();

  const int sum = std::accumulate(in.begin(), in.end(), 0);
  expect("BlockReduce::Sum", r->sum, sum);
  expect("BlockReduce::Sum of 10", r->partial, 45);
  expect("BlockScan aggregate", r->aggregate, sum);
  int largest = in[0];
  for (int t = 0, before = 0; t < kThreads; ++t) {
    largest = std::max(largest, in[t * kItems]);
    expect("BlockScan::InclusiveScan", r->inclusive[t], largest);
    for (int i = 0; i < kItems; before += in[t * kItems + i++]) {
      expect("BlockScan::ExclusiveSum", r->exclusive[t * kItems + i], before);
      expect("BlockStore striped", r->striped[i * kThreads + t], in[t * kItems + i]);
    }
    const int lane = t % 32, first = t - lane;
    expect("WarpScan::InclusiveSum", r->warp_inclusive[t], (lane + 1) * first + lane * (lane + 1) / 2);
    if (t % 16 == 0) expect("WarpReduce::Sum", r->warp_sum[t / 16], 16 * t + 120);
  }
  expect("BlockReduce::Reduce", r->maximum, largest);
  devices(in, device_in);
  if (wrong == 0) std::printf("ok\n");
  return wrong != 0;
}
