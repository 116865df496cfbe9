#include <hip/hip_runtime.h>

__device__ void fence() { asm volatile("" ::: "memory"); }
__device__ void wait() { asm volatile("s_waitcnt vmcnt(0)\n s_barrier" ::: "memory"); }
__device__ float dot(float a, float b) {
  float d;
  asm volatile("v_mul_f32 %0, %1, %2" : "=v"(d) : "v"(a), "v"(b));
  return d;
}
#if !defined(__HIP_DEVICE_COMPILE__)
inline void pause_host() { asm volatile("pause" ::: "memory"); }
inline unsigned long long stamp() {
  unsigned low, high;
  asm volatile("rdtsc" : "=a"(low), "=d"(high));
  return (static_cast<unsigned long long>(high) << 32) | low;
}
#endif
__device__ void dead() {
#if 0
  asm volatile("mov.u32 %0, %%laneid;");
#endif
}
const char* kText = "mov.u32 %0, %laneid;";
