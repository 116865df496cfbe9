// anywarp: --rocm 5.7
#include <cuda_fp16.h>

using pair_t = __half2;
struct point {
  float x, y;
};

__device__ float members(half2 h, const pair_t& r, half2* p, point q, half v) {
  float sum = __half2float(__low2half(h)) + __half2float(__high2half(r)) + __half2float(__low2half(*p)) + __half2float(__high2half(p[1])) + q.x;
  h = __halves2half2(v, __high2half(h));
  h = __halves2half2(__low2half(h), __low2half(h));
  half* address = &h.y;
  return sum + __half2float(*address);
}
template <typename T>
__device__ float any(T t) {
  return t.x;
}
