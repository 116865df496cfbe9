#include <cuda_runtime.h>

__device__ __forceinline__ unsigned lane_id() {
  unsigned ret;
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(ret));
  return ret;
}
__device__ unsigned lanemask_lt() {
  unsigned mask;
  asm("mov.u32 %0, %lanemask_lt;" : "=r"(mask));
  return mask;
}
__device__ unsigned sm_id() {
  unsigned id;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(id) :: "memory");
  return id;
}
__device__ unsigned long long now() {
  unsigned long long t;
  __asm__ __volatile__("mov.u64 %0, %%globaltimer;" : "=l"(t));
  return t;
}
__device__ unsigned clocks() {
  unsigned t;
  asm volatile("mov.u32 %0, %clock;" : "=r"(t));
  return t;
}
