#include <mma.h>
#include <cuda_fp16.h>
#include "anywarp_compat/warp.h"
namespace cfg {
constexpr int kThreadsPerWarp = anywarp::hip::warp_size;
constexpr int kWarps = 4;
constexpr int kThreads = kThreadsPerWarp * kWarps;
}  // namespace cfg

template <int threads>
__global__ void tiles(const half* a, float* c) {
  __shared__ float staged[cfg::kThreads];
  nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 16, 16, half, nvcuda::wmma::row_major> tile;
  nvcuda::wmma::load_matrix_sync(tile, a, 16);
  staged[threadIdx.x] = c[threadIdx.x % cfg::kThreadsPerWarp];
}

void run(const half* a, float* c) {
  tiles<cfg::kThreads><<<1, (cfg::kThreads / anywarp::hip::warp_size * anywarp::hip::host_warp_size())>>>(a, c);
  float host[cfg::kThreadsPerWarp];
  static_assert(cfg::kThreads <= 1024, "block");
  const int threads = 2 * anywarp::hip::host_warp_size();
  tiles<64><<<1, threads>>>(a, host);
}
