// CUDA 12.8's atomics with an order and a scope; the scope may be left out.
__global__ void count(unsigned* total, unsigned* seen, int* least) {
  __hip_atomic_fetch_add(total, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  const unsigned now = __hip_atomic_load(total, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_store(seen, now, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_exchange(seen, now, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_min(least, 3, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_max(least, 3, __ATOMIC_RELAXED, __NV_THREAD_SCOPE_CLUSTER);
}
