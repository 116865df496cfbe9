// anywarp: --rocm 5.7
#include <cuda_fp16.h>

using pair_t = __half2;
struct point {
  float x, y;
};

__device__ float members(half2 h, const pair_t& r, half2* p, point q, half v) {
  float sum = __half2float(h.x) + __half2float(r.y) + __half2float(p->x) + __half2float(p[1].y) + q.x;
  h.x = v;
  h.y = h.x;
  half* address = &h.y;
  return sum + __half2float(*address);
}
template <typename T>
__device__ float any(T t) {
  return t.x;
}
