#include <cuda_runtime.h>

__device__ void matrix(float* d, unsigned* a, const void* p) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\n"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]));
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\n"
               : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
               : "r"((unsigned)(size_t)p));
}
__device__ void others(unsigned* x) {
  asm volatile("bar.sync %0, %1;" ::"r"(1), "r"(128));
  asm volatile("add.cc.u32 %0, %0, %1;\n addc.u32 %2, %2, 0;" : "+r"(x[0]) : "r"(x[1]), "r"(x[2]));
  asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(x[0]), "r"(1));
  asm volatile("{ .reg .pred P1; LAB_WAIT: bra.uni LAB_WAIT; }");
  asm volatile("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(x[0]) : "r"(x[1]), "r"(x[2]), "r"(x[3]));
}
#define MMA(shape) asm volatile("mma.sync.aligned." #shape ".row.col.f32.f16.f16.f32 {%0}, {%1}, {%2}, {%3};" ::)
