#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_runtime.h>
#include <dlfcn.h>

namespace cg = cooperative_groups;

__global__ void k(float* x) {
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  x[0] = cg::reduce(tile, x[threadIdx.x], cg::plus<float>());
  auto same = cg::labeled_partition(tile, x[0] > 0.f);
  (void)same;
}

void graph(hipGraph_t g) {
  hipGraphExec_t exec;
  hipGraphInstantiateWithFlags(&exec, g, 0);
  hipGraphExec_t other;
  hipGraphInstantiateWithFlags(&other, g, 0);
  hipFuncAttribute must = cudaFuncAttributeClusterDimMustBeSet;
  (void)must;
}

using Malloc = hipError_t (*)(void**, size_t);
Malloc look_up(void* library) { return reinterpret_cast<Malloc>(dlsym(library, "cudaMalloc")); }
