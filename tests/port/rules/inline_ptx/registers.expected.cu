#include <cuda_runtime.h>

__device__ __forceinline__ unsigned lane_id() {
  unsigned ret;
  ret = (__lane_id() & 31);
  return ret;
}
__device__ unsigned lanemask_lt() {
  unsigned mask;
  mask = ((1u << (__lane_id() & 31)) - 1u);
  return mask;
}
__device__ unsigned sm_id() {
  unsigned id;
  id = __smid();
  return id;
}
__device__ unsigned long long now() {
  unsigned long long t;
  t = wall_clock64();
  return t;
}
__device__ unsigned clocks() {
  unsigned t;
  t = static_cast<unsigned>(clock64());
  return t;
}
