// CUB and Thrust as programs use them, in kernels and on the host.
#include <cub/cub.cuh>
#include <cub/block/block_reduce.cuh>
#include <thrust/copy.h>
#include <thrust/device_ptr.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>

template <typename T, int threads>
__global__ void sum(const T* in, T* out) {
  using BlockReduce = cub::BlockReduce<T, threads>;
  __shared__ typename BlockReduce::TempStorage storage;
  T total = BlockReduce(storage).Sum(in[threadIdx.x]);
  typedef cub::WarpReduce<T> WarpReduce;
  __shared__ typename WarpReduce::TempStorage warps[threads / 32];
  T top = WarpReduce(warps[threadIdx.x / 32]).Reduce(in[threadIdx.x], cub::Max());
  typedef cub::BlockScan<T, threads> Scan;
  __shared__ union {
    typename Scan::TempStorage scan;
    typename cub::BlockLoad<T, threads, 4, cub::BLOCK_LOAD_TRANSPOSE>::TempStorage load;
  } shared;
  T items[4];
  cub::BlockLoad<T, threads, 4, cub::BLOCK_LOAD_TRANSPOSE>(shared.load).Load(in, items);
  __syncthreads();
  Scan(shared.scan).ExclusiveSum(items, items);
  if (threadIdx.x == 0) *out = total + top + items[0];
}

struct Square {
  __host__ __device__ float operator()(float x) const { return x * x; }
};

int main() {
  float *in = nullptr, *out = nullptr;
  sum<float, 128><<<1, 128>>>(in, out);
  void* scratch = nullptr;
  size_t bytes = 0;
  cub::DeviceReduce::Sum(scratch, bytes, in, out, 100);
  cub::DeviceRadixSort::SortPairs(scratch, bytes, in, out, in, out, 100, 0, 32, cudaStream_t(0));
  thrust::device_vector<float> d(100, 1.0f);
  thrust::host_vector<float> h = d;
  thrust::sequence(d.begin(), d.end());
  thrust::sort(thrust::device, d.begin(), d.end(), thrust::greater<float>());
  thrust::transform(thrust::cuda::par.on(0), d.begin(), d.end(), d.begin(), Square());
  float total = thrust::reduce(d.begin(), d.end(), 0.0f, thrust::plus<float>());
  thrust::device_ptr<float> p = thrust::device_pointer_cast(in);
  thrust::copy(p, p + 10, h.begin());
  auto first = thrust::make_counting_iterator(0);
  thrust::for_each(first, first + 10, [] __device__(int) {});
  float* raw = thrust::raw_pointer_cast(d.data());
  auto zipped = thrust::make_zip_iterator(thrust::make_tuple(d.begin(), d.begin()));
  thrust::sort_by_key(d.begin(), d.end(), p);
  float* address = thrust::raw_pointer_cast(&d[3]);
  CubDebugExit(cub::DeviceReduce::Sum(scratch, bytes, in, address, 100));
  typename cub::Traits<float>::UnsignedBits pattern = 1;
  h[0] = static_cast<float>(pattern << 3 | 1);
  const auto begin = std::chrono::steady_clock::now();
  if (begin == std::chrono::steady_clock::now()) return 1;
  return raw == nullptr && total > 0 && &zipped != nullptr && d[0] > h[0];
}
