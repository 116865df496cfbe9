// CUDA 12.8's atomics with an order and a scope; the scope may be left out.
__global__ void count(unsigned* total, unsigned* seen, int* least) {
  __nv_atomic_fetch_add(total, 1u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  const unsigned now = __nv_atomic_load_n(total, __NV_ATOMIC_ACQUIRE);
  __nv_atomic_store_n(seen, now, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_BLOCK);
  __nv_atomic_exchange_n(seen, now, __NV_ATOMIC_SEQ_CST);
  __nv_atomic_fetch_min(least, 3, __NV_ATOMIC_RELAXED);
  __nv_atomic_fetch_max(least, 3, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_CLUSTER);
}
