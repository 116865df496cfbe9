#include <cuda_fp16.h>

struct point {
  float x, y;
};
__device__ float __hmax2_of(float a) { return a; }

__device__ half2 fine(half2 a, half2 b, point p) {
  const half low = __low2half(a);
  a.x = __hmul(low, a.y);
  return __hadd2(a, __hfma2(a, b, __float2half2_rn(p.x + __hmax2_of(p.y))));
}
