#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include "anywarp_compat/ptx.h"

template <int kTable>
__device__ int lop3(int a, int b, int c) {
  int res;
  res = anywarp::hip::lop3<kTable>(a, b, c);
  return res;
}
__device__ unsigned bits(unsigned x, unsigned start, unsigned len) {
  unsigned r, s;
  r = anywarp::hip::bfe_u32(x, start, len);
  s = anywarp::hip::bfi_b32(r, x, (start + 1), len);
  r = anywarp::hip::prmt(s, x, 0x5410);
  s = __funnelshift_r(r, x, start);
  return s;
}
__device__ float fast(float x) {
  float y;
  y = exp2f((x * 1.4427f));
  y = 1.0f / (1.f + y);
  y = tanhf(y);
  return y;
}
__device__ unsigned pack(float low, float high) {
  unsigned r;
  r = anywarp::hip::pack_f16x2(high, low);
  return r;
}
__device__ unsigned add2(const half2& a, const half2& b) {
  unsigned c;
  c = anywarp::hip::add_f16x2((*reinterpret_cast<const unsigned*>(&a)), (*(const unsigned*)&b));
  return c;
}
__device__ unsigned long long wide(unsigned a, unsigned b) {
  unsigned long long r;
  r = static_cast<unsigned long long>(a) * static_cast<unsigned>(b);
  unsigned low, high;
  anywarp::hip::unpack_b64(r, low, high);
  r = anywarp::hip::pack_b64(high, low);
  return r;
}
