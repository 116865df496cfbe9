#include <cuda_fp16.h>
#include <cuda_runtime.h>

template <int kTable>
__device__ int lop3(int a, int b, int c) {
  int res;
  asm volatile("lop3.b32 %0, %1, %2, %3, %4;\n" : "=r"(res) : "r"(a), "r"(b), "r"(c), "n"(kTable));
  return res;
}
__device__ unsigned bits(unsigned x, unsigned start, unsigned len) {
  unsigned r, s;
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(x), "r"(start), "r"(len));
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(s) : "r"(r), "r"(x), "r"(start + 1), "r"(len));
  asm("prmt.b32 %0, %1, %2, 0x5410;" : "=r"(r) : "r"(s), "r"(x));
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(s) : "r"(r), "r"(x), "r"(start));
  return s;
}
__device__ float fast(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x * 1.4427f));
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(1.f + y));
  asm("tanh.approx.f32 %0, %1; " : "=f"(y) : "f"(y));
  return y;
}
__device__ unsigned pack(float low, float high) {
  unsigned r;
  asm("{cvt.rn.f16x2.f32 %0, %1, %2;}\n" : "=r"(r) : "f"(high), "f"(low));
  return r;
}
__device__ unsigned add2(const half2& a, const half2& b) {
  unsigned c;
  asm("{ add.f16x2 %0, %1, %2; }" : "=r"(c) : "r"(*reinterpret_cast<const unsigned*>(&a)), "r"(*(const unsigned*)&b));
  return c;
}
__device__ unsigned long long wide(unsigned a, unsigned b) {
  unsigned long long r;
  asm("mul.wide.u32 %0, %1, %2;" : "=l"(r) : "r"(a), "r"(b));
  unsigned low, high;
  asm("mov.b64 {%0, %1}, %2;" : "=r"(low), "=r"(high) : "l"(r));
  asm("mov.b64 %0, {%1, %2};" : "=l"(r) : "r"(high), "r"(low));
  return r;
}
