// __builtin_amdgcn_*: lane access, barriers and scheduling hints of AMD's compiler, as functions.
#pragma once

#include "device_io.h"
#include "math.h"
#include "shuffle.h"
#include "sync.h"
#include "vote.h"

namespace anywarp::simt::amd {

/// ds_bpermute: the value of lane address/4, modulo the wavefront; 0 from a lane that takes no part.
ANYWARP_INLINE int bpermute(int address, int value) {
  const Exchange lanes = exchange("ds_bpermute", kActiveLanes, &value, sizeof(value));
  const unsigned from = (static_cast<unsigned>(address) / 4) % warp_width();
  return lanes.took_part(from) ? lanes.get<int>(from) : 0;
}

struct Push {
  unsigned to;
  int value;
};
/// ds_permute: each lane pushes to lane address/4; the highest pusher wins, and nobody's target reads 0.
inline ANYWARP_UNCHECKED int last_push(const Exchange& lanes, unsigned own) {
  int result = 0;
  for (std::uint64_t left = lanes.active; left; left &= left - 1) {
    const Push push = lanes.get<Push>(static_cast<unsigned>(__builtin_ctzll(left)));
    if (push.to == own) result = push.value;
  }
  return result;
}

}  // namespace anywarp::simt::amd

ANYWARP_INLINE int __builtin_amdgcn_ds_bpermute(int address, int value) {
  return ::anywarp::simt::amd::bpermute(address, value);
}
ANYWARP_INLINE int __builtin_amdgcn_ds_permute(int address, int value) {
  const ::anywarp::simt::amd::Push push{(static_cast<unsigned>(address) / 4) % ::anywarp::simt::warp_width(), value};
  return ::anywarp::simt::amd::last_push(
      ::anywarp::simt::exchange("ds_permute", ::anywarp::simt::kActiveLanes, &push, sizeof(push)),
      ::anywarp::simt::lane_id());
}
ANYWARP_INLINE int __hip_ds_bpermute(int address, int value) { return ::anywarp::simt::amd::bpermute(address, value); }
ANYWARP_INLINE float __hip_ds_bpermutef(int address, float value) {
  return __builtin_bit_cast(float, ::anywarp::simt::amd::bpermute(address, __builtin_bit_cast(int, value)));
}
/// The value of the lowest active lane.
template <typename T>
ANYWARP_INLINE T anywarp_readfirstlane(T value) {
  const auto lanes = ::anywarp::simt::exchange("readfirstlane", ::anywarp::simt::kActiveLanes, &value, sizeof(T));
  return lanes.template get<T>(static_cast<unsigned>(__builtin_ctzll(lanes.active)));
}
template <typename T>
ANYWARP_INLINE T __builtin_amdgcn_readfirstlane(T value) {
  return anywarp_readfirstlane(value);
}
template <typename T>
ANYWARP_INLINE T __builtin_amdgcn_readlane(T value, int lane) {
  const auto lanes = ::anywarp::simt::exchange("readlane", ::anywarp::simt::kActiveLanes, &value, sizeof(T));
  const unsigned from = static_cast<unsigned>(lane) % ::anywarp::simt::warp_width();
  return lanes.took_part(from) ? lanes.template get<T>(from) : T(0);
}
ANYWARP_INLINE unsigned __builtin_amdgcn_mbcnt_lo(unsigned mask, unsigned base) {
  const unsigned lane = ::anywarp::simt::lane_id();
  return base + static_cast<unsigned>(__builtin_popcount(lane >= 32 ? mask : mask & ((1u << lane) - 1)));
}
ANYWARP_INLINE unsigned __builtin_amdgcn_mbcnt_hi(unsigned mask, unsigned base) {
  const unsigned lane = ::anywarp::simt::lane_id();
  return base + static_cast<unsigned>(__builtin_popcount(lane < 32 ? 0 : mask & ((1u << (lane - 32)) - 1)));
}
ANYWARP_INLINE unsigned __builtin_amdgcn_wavefrontsize() { return ::anywarp::simt::warp_width(); }
ANYWARP_INLINE unsigned long long __builtin_amdgcn_ballot_w64(bool p) {
  return ::anywarp::simt::vote("ballot_w64", ::anywarp::simt::kActiveLanes, p).votes;
}
ANYWARP_INLINE unsigned __builtin_amdgcn_ballot_w32(bool p) {
  return static_cast<unsigned>(::anywarp::simt::vote("ballot_w32", ::anywarp::simt::kActiveLanes, p).votes);
}
ANYWARP_INLINE unsigned long long __builtin_amdgcn_read_exec() {
  return ::anywarp::simt::vote("read_exec", ::anywarp::simt::kActiveLanes, true).active;
}

ANYWARP_INLINE void __builtin_amdgcn_s_barrier() { ::anywarp::simt::sync_block(::anywarp::simt::BlockVote::None, 0); }
ANYWARP_INLINE void __builtin_amdgcn_wave_barrier() { ::anywarp::simt::sync_warp(::anywarp::simt::kActiveLanes); }
/// A fence by itself orders nothing between threads; the scope's name is not looked at.
#define __builtin_amdgcn_fence(order, ...) ::anywarp::simt::thread_fence(::anywarp::simt::Scope::Device)
#define __builtin_amdgcn_s_sleep(n) __nanosleep(n)
#define __builtin_amdgcn_s_waitcnt(n) ((void)(n))
#define __builtin_amdgcn_sched_barrier(mask) ((void)(mask))
#define __builtin_amdgcn_sched_group_barrier(mask, size, id) ((void)(mask), (void)(size), (void)(id))
#define __builtin_amdgcn_iglp_opt(n) ((void)(n))
#define __builtin_amdgcn_s_setprio(n) ((void)(n))
ANYWARP_INLINE unsigned long long __builtin_amdgcn_s_memtime() { return static_cast<unsigned long long>(clock64()); }
ANYWARP_INLINE unsigned long long __builtin_amdgcn_s_memrealtime() {
  return static_cast<unsigned long long>(clock64());
}
ANYWARP_INLINE unsigned __builtin_amdgcn_workitem_id_x() { return threadIdx.x; }
ANYWARP_INLINE unsigned __builtin_amdgcn_workitem_id_y() { return threadIdx.y; }
ANYWARP_INLINE unsigned __builtin_amdgcn_workitem_id_z() { return threadIdx.z; }
ANYWARP_INLINE unsigned __builtin_amdgcn_workgroup_id_x() { return blockIdx.x; }
ANYWARP_INLINE unsigned __builtin_amdgcn_workgroup_id_y() { return blockIdx.y; }
ANYWARP_INLINE unsigned __builtin_amdgcn_workgroup_id_z() { return blockIdx.z; }
ANYWARP_INLINE float __builtin_amdgcn_rcpf(float x) { return 1.0f / x; }
ANYWARP_INLINE float __builtin_amdgcn_rsqf(float x) { return rsqrtf(x); }
ANYWARP_INLINE float __builtin_amdgcn_exp2f(float x) { return ::exp2f(x); }
ANYWARP_INLINE float __builtin_amdgcn_logf(float x) { return ::log2f(x); }
ANYWARP_INLINE float __builtin_amdgcn_fmed3f(float a, float b, float c) {
  return __builtin_fmaxf(__builtin_fminf(a, b), __builtin_fminf(__builtin_fmaxf(a, b), c));
}
