// Barriers and fences.
#pragma once

#include "warp.h"

ANYWARP_INLINE void __syncthreads() { ::anywarp::simt::sync_block(::anywarp::simt::BlockVote::None, 0); }
ANYWARP_INLINE int __syncthreads_count(int p) {
  return ::anywarp::simt::sync_block(::anywarp::simt::BlockVote::Count, p != 0);
}
ANYWARP_INLINE int __syncthreads_and(int p) {
  return ::anywarp::simt::sync_block(::anywarp::simt::BlockVote::And, p != 0);
}
ANYWARP_INLINE int __syncthreads_or(int p) {
  return ::anywarp::simt::sync_block(::anywarp::simt::BlockVote::Or, p != 0);
}

#if ANYWARP_HIP
ANYWARP_INLINE void __syncwarp() { ::anywarp::simt::sync_warp(::anywarp::simt::kActiveLanes); }
template <typename Mask>
ANYWARP_INLINE void __syncwarp(Mask mask) {
  ::anywarp::simt::sync_warp(::anywarp::simt::checked_mask(mask));
}
#else
ANYWARP_INLINE void __syncwarp(unsigned mask = 0xffffffffu) {
  ::anywarp::simt::sync_warp(::anywarp::simt::checked_mask(mask));
}
#endif

ANYWARP_INLINE void __threadfence() { ::anywarp::simt::thread_fence(::anywarp::simt::Scope::Device); }
ANYWARP_INLINE void __threadfence_block() { ::anywarp::simt::thread_fence(::anywarp::simt::Scope::Block); }
ANYWARP_INLINE void __threadfence_system() { ::anywarp::simt::thread_fence(::anywarp::simt::Scope::System); }
