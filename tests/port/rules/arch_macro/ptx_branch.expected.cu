#include <cuda_runtime.h>

__device__ void copy(float4* to, const float4* from) {
#if 0 /* __CUDA_ARCH__ >= 800 */
  unsigned address = static_cast<unsigned>(__cvta_generic_to_shared(to));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(address), "l"(from));
#else
  *to = *from;
#endif
}

__device__ void multiply(float* d, const unsigned* a, const unsigned* b) {
#if 0 /* __CUDA_ARCH__ >= 900 */
  asm volatile("wgmma.fence.sync.aligned;\n" ::: "memory");
#elif 0 /* __CUDA_ARCH__ >= 800 */
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0}, {%1}, {%2}, {%0};\n" : "+f"(d[0]) : "r"(a[0]), "r"(b[0]));
#else
  d[0] += static_cast<float>(a[0]) * static_cast<float>(b[0]);
#endif
}

__device__ void only_new(float* d) {
#if defined(__HIP_DEVICE_COMPILE__)
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0}, {%1}, {%2}, {%0};\n" : "+f"(d[0]) : "r"(0), "r"(0));
#else
  __trap();
#endif
}

__device__ void old_first(float* d) {
#if 1 /* __CUDA_ARCH__ < 800 */
  d[0] += 1.f;
#else
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0}, {%1}, {%2}, {%0};\n" : "+f"(d[0]) : "r"(0), "r"(0));
#endif
}
