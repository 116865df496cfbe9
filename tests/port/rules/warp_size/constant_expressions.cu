#include <mma.h>
#include <cuda_fp16.h>
namespace cfg {
constexpr int kThreadsPerWarp = 32;
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
  tiles<cfg::kThreads><<<1, cfg::kThreads>>>(a, c);
  float host[cfg::kThreadsPerWarp];
  static_assert(cfg::kThreads <= 1024, "block");
  constexpr int threads = 2 * cfg::kThreadsPerWarp;
  tiles<64><<<1, threads>>>(a, host);
}
