// A variable that one lane sets and a shuffle hands to the others. In C++ the others' copies are undefined, and an
// optimiser may conclude that every lane is the one: then all 11 lanes would add.
// EXPECT32: 11

#include <cooperative_groups.h>
#include <cstdio>

namespace cg = cooperative_groups;

__global__ void reserve(int* counter) {
  if (threadIdx.x % 3 != 0) return;
  const auto group = cg::coalesced_threads();
  int base;
  if (group.thread_rank() == 0) base = atomicAdd(counter, group.size());
  base = group.shfl(base, 0);
  if (base != 0) atomicAdd(counter, 1000);
}

int main() {
  int* counter;
  cudaMallocManaged(&counter, sizeof(int));
  *counter = 0;
  reserve<<<1, 32>>>(counter);
  cudaDeviceSynchronize();
  printf("%d\n", *counter);
}
