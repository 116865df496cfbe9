#include <cuda_runtime.h>
#include <iostream>
#include <vector>

template <typename T, int kDim>
__global__ void scale(std::vector<std::vector<T>>* v, T* x) { x[threadIdx.x] *= kDim; }

int main() {
  float* x = nullptr;
  void (*kernel)(std::vector<std::vector<float>>*, float*) = scale<float, 3>;
  (*kernel)<<<dim3(1, 2), dim3{32, 1, 1}, 16 * sizeof(float), nullptr>>>(nullptr, x);
  scale<float, (8 >> 1)><<<1, 32>>>(nullptr, x);
  std::cout << "k << <1, {2}>> >(x)" << 1 << std::endl;
  return 0;
}
