// EXPECT: 10 16 196

#include <cstdio>

#include "common.cuh"

int main() {
  int* out;
  cudaMalloc(&out, 32 * sizeof(int));
  launch_first(out);
  launch_second(out);
  int host[32];
  cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
  std::printf("%d %d %d\n", host[0], host[1], host[31]);
  cudaFree(out);
}
