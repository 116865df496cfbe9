#include <torch/extension.h>

#include <algorithm>
#include <cmath>

#define AT_LEAST(x) std::max(x, 1)

__global__ void soften(float* x) { x[threadIdx.x] = std::exp(x[threadIdx.x]); }

int64_t blocks(int64_t n, double scale) {
  int64_t most = ::std::min(std::max((n + 255) / 256, int64_t(1)), int64_t(65535));
#ifdef NOT_DEFINED
  most = std::min(most, n);
#endif
  most = std::max<int64_t>(most, 2);
  most = (std::max)(most, int64_t(3));
  most = std::max (most, int64_t(4));
  return AT_LEAST(2) + static_cast<int64_t>(std::sqrt(scale) + std::floor(scale) + std::round(scale)) + most;
}
