// Thrust's containers and algorithms against the standard library, on device vectors, on raw device pointers and on the host. Runs
// on the engine and, built with nvcc, on a GPU:
//   nvcc -arch=sm_90 -o build/gpu/conformance_thrust tests/simt/intrinsics/conformance_thrust.cu
// Prints "ok" and returns 0, or the first mismatches and 1.
#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

static int wrong = 0;
static void expect(const char* what, bool holds) {
  if (holds) return;
  ++wrong;
  std::printf("%s\n", what);
}

struct Twice {
  __host__ __device__ int operator()(int v) const { return 2 * v; }
};
struct IsOdd {
  __host__ __device__ bool operator()(int v) const { return v & 1; }
};

int main() {
  const int n = 257;
  thrust::host_vector<int> host(n);
  for (int i = 0; i < n; ++i) host[i] = (i * 7919) % 101;
  std::vector<int> plain(host.begin(), host.end());
  thrust::device_vector<int> a = host, b(n), indices(n);
  const auto same = [n](const thrust::device_vector<int>& v, const std::vector<int>& wanted) {
    thrust::host_vector<int> h = v;
    return static_cast<int>(h.size()) == n && std::equal(wanted.begin(), wanted.end(), h.begin());
  };

  expect("reduce", thrust::reduce(a.begin(), a.end()) == std::accumulate(plain.begin(), plain.end(), 0));
  expect("reduce maximum", thrust::reduce(a.begin(), a.end(), -1, thrust::maximum<int>()) == *std::max_element(plain.begin(), plain.end()));
  expect("transform_reduce", thrust::transform_reduce(a.begin(), a.end(), Twice(), 1, thrust::plus<int>()) == 1 + 2 * std::accumulate(plain.begin(), plain.end(), 0));
  expect("count_if", thrust::count_if(a.begin(), a.end(), IsOdd()) == std::count_if(plain.begin(), plain.end(), IsOdd()));
  expect("max_element", thrust::max_element(a.begin(), a.end()) - a.begin() == std::max_element(plain.begin(), plain.end()) - plain.begin());

  std::vector<int> wanted(n);
  thrust::transform(a.begin(), a.end(), b.begin(), Twice());
  std::transform(plain.begin(), plain.end(), wanted.begin(), Twice());
  expect("transform", same(b, wanted));
  thrust::transform(a.begin(), a.end(), b.begin(), b.begin(), thrust::plus<int>());
  std::transform(plain.begin(), plain.end(), wanted.begin(), wanted.begin(), std::plus<int>());
  expect("transform of two", same(b, wanted));
  thrust::exclusive_scan(a.begin(), a.end(), b.begin());
  for (int i = 0, sum = 0; i < n; sum += plain[i++]) wanted[i] = sum;
  expect("exclusive_scan", same(b, wanted));
  thrust::inclusive_scan(thrust::device, a.begin(), a.end(), b.begin());
  std::partial_sum(plain.begin(), plain.end(), wanted.begin());
  expect("inclusive_scan", same(b, wanted));

  thrust::sequence(indices.begin(), indices.end());
  thrust::device_vector<int> keys = a;
  thrust::sort_by_key(keys.begin(), keys.end(), indices.begin());
  thrust::host_vector<int> order = indices, sorted_keys = keys;
  bool ordered = std::is_sorted(sorted_keys.begin(), sorted_keys.end());
  for (int i = 0; i < n; ++i) ordered = ordered && plain[order[i]] == sorted_keys[i];
  expect("sort_by_key", ordered);

  int* raw = thrust::raw_pointer_cast(b.data());
  thrust::copy(thrust::device, thrust::raw_pointer_cast(a.data()), thrust::raw_pointer_cast(a.data()) + n, raw);
  thrust::sort(thrust::device, raw, raw + n, thrust::greater<int>());
  wanted = plain;
  std::sort(wanted.begin(), wanted.end(), std::greater<int>());
  expect("sort of raw pointers", same(b, wanted));
  expect("front and back", b[0] == wanted[0] && b.back() == wanted[n - 1]);

  const auto kept = thrust::copy_if(a.begin(), a.end(), b.begin(), IsOdd());
  expect("copy_if", kept - b.begin() == std::count_if(plain.begin(), plain.end(), IsOdd()) && b[0] % 2 == 1);
  thrust::fill(b.begin(), b.end(), 7);
  b[3] = 9;
  expect("fill, element", thrust::reduce(b.begin(), b.end()) == 7 * n + 2 && b[3] == 9);
  std::vector<int> back(n);
  thrust::copy(a.begin(), a.end(), back.begin());
  expect("copy to the host", back == plain);
  thrust::counting_iterator<int> first(1);
  expect("counting_iterator", thrust::reduce(thrust::device, first, first + 100) == 5050);
  thrust::sort(host.begin(), host.end());
  expect("sort on the host", std::is_sorted(host.begin(), host.end()));
  if (wrong == 0) std::printf("ok\n");
  return wrong != 0;
}
