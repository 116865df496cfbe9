#include <cuda_runtime.h>

template <int kDim>
__global__ void scale(float* x, float a) { x[threadIdx.x] *= a * kDim; }
__global__ void plain(float* x) { x[0] = 1.f; }

#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block, 0, 0>>>(__VA_ARGS__)
#define LAUNCH_APART(kernel, grid, block, ...) kernel <<<grid, block >>>(__VA_ARGS__)

int main() {
  float* x = nullptr;
  unsigned n = 64;
  plain<<<1, dim3(64)>>>(x);
  scale<3><<<dim3(n, 2), dim3(32, 4, 1), (0)>>>(x, 2.f);
  plain<<<dim3(), dim3(n / 2), 0, 0>>>(x);
  scale<4> <<<dim3(n >> 2, 1), dim3(32) >>> (x, 1.f);
  plain <<< 1, 32 >>>
      (x);
  LAUNCH(plain, 1, 32, x);
  LAUNCH_APART(plain, 1, 32, x);
#ifdef NEVER
  plain<<<1, dim3(32)>>>(x);
#endif
  return static_cast<int>(n << 2 >> 1);
}
