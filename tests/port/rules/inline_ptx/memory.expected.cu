#include <cuda_runtime.h>
#include "anywarp_compat/ptx.h"

__device__ uint4 load_once(const uint4* p) {
  uint4 v;
  anywarp::hip::load_vector(anywarp::hip::global_pointer<unsigned>(p), v.x, v.y, v.z, v.w);
  return v;
}
__device__ void store_once(int* p, int v) { *anywarp::hip::global_pointer<int>(p) = v; }

__device__ int acquire(int* lock) {
  int state;
  state = __hip_atomic_load(anywarp::hip::global_pointer<unsigned>(lock), __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
  return state;
}
__device__ void release(int* lock, int v) {
  __threadfence();
  __hip_atomic_fetch_add(anywarp::hip::global_pointer<int>(lock), static_cast<int>(v), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
__device__ void fences() {
  __threadfence();
  __syncthreads();
  __builtin_prefetch(reinterpret_cast<const void*>((threadIdx.x ? (void*)0 : (void*)0)));
}

__device__ __forceinline__ void cp_async4_pred(void* smem_ptr, const void* glob_ptr, bool pred = true) {
  const int BYTES = 16;
  unsigned smem = static_cast<unsigned>(__cvta_generic_to_shared(smem_ptr));
  { bool ptx_p; ptx_p = static_cast<unsigned>(((int)pred)) != 0; if (ptx_p) anywarp::hip::copy_to_shared<BYTES>(smem, glob_ptr); }
}
__device__ void cp_async_fence() { ; }
template <int n>
__device__ void cp_async_wait() {
  ;
}

#define CP_ASYNC(dst, src, bytes) \
  anywarp::hip::copy_to_shared<bytes>(dst, src)

__device__ unsigned to_shared(const void* p) {
  unsigned a;
  { unsigned long long ptx_u64addr; ptx_u64addr = __cvta_generic_to_shared(reinterpret_cast<const void*>(p)); a = static_cast<unsigned>(ptx_u64addr); }
  return a;
}
