// Blocks of one launch that add to the same place without an atomic, and one that reads what another writes.
#include <vector>

__global__ void total(float* sum, float* edge) {
  if (threadIdx.x == 0) {
    *sum += 1.0f + blockIdx.x;  // EXPECT: race error nothing orders blocks of one launch
    edge[blockIdx.x] = 2.0f + (blockIdx.x ? edge[blockIdx.x - 1] : 0);  // EXPECT: race error nothing orders blocks of one launch
  }
}

int main() {
  float *sum, *edge;
  cudaMalloc(&sum, sizeof(float));
  cudaMalloc(&edge, 4 * sizeof(float));
  cudaMemset(sum, 0, sizeof(float));
  total<<<4, 32>>>(sum, edge);
  cudaDeviceSynchronize();
  cudaFree(sum);
  cudaFree(edge);
}
