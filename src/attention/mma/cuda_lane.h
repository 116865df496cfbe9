// NVIDIA's instructions beside the matrix ones, one thin wrapper each: lanes, exponentials, 16-bit numbers,
// asynchronous copies to shared memory.
#pragma once

#include <cstdint>

#include "attention/core/portable.h"

namespace anywarp::attention::gpu {

struct CudaLane {
  static constexpr int kLanes = 32;

  ANYWARP_DEVICE static int lane() { return static_cast<int>(threadIdx.x) % kLanes; }
  ANYWARP_DEVICE static int warp() { return static_cast<int>(threadIdx.x) / kLanes; }
  template <typename Number>
  ANYWARP_DEVICE static Number shuffle_xor(Number v, int mask) {
    return __shfl_xor_sync(0xffffffffu, v, mask);
  }
  ANYWARP_DEVICE static bool warp_any(bool p) { return __any_sync(0xffffffffu, p) != 0; }
  ANYWARP_DEVICE static void warp_barrier() { __syncwarp(); }
  ANYWARP_DEVICE static void block_barrier() { __syncthreads(); }
  ANYWARP_DEVICE static bool block_any(bool p) { return __syncthreads_or(p); }

  /// 2 ulp; subnormal results are 0.
  ANYWARP_DEVICE static float exp2(float x) {
    float y;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
  }
  ANYWARP_DEVICE static float log2(float x) {
    float y;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
    return y;
  }

  ANYWARP_DEVICE static std::uint32_t pack_brain(float low, float high) {
    std::uint32_t packed;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(packed) : "f"(high), "f"(low));
    return packed;
  }
  ANYWARP_DEVICE static std::uint32_t pack_half(float low, float high) {
    std::uint32_t packed;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(packed) : "f"(high), "f"(low));
    return packed;
  }
  ANYWARP_DEVICE static std::uint16_t to_brain(float v) { return static_cast<std::uint16_t>(pack_brain(v, 0.0f)); }
  ANYWARP_DEVICE static std::uint16_t to_half(float v) { return static_cast<std::uint16_t>(pack_half(v, 0.0f)); }
  ANYWARP_DEVICE static float brain_to_float(std::uint16_t bits) {
    return __uint_as_float(static_cast<std::uint32_t>(bits) << 16);
  }
  ANYWARP_DEVICE static float half_to_float(std::uint16_t bits) {
    float y;
    asm("cvt.f32.f16 %0, %1;" : "=f"(y) : "h"(bits));
    return y;
  }

  /// `v`, of which the compiler is told nothing: a sum with it stays a base and a constant.
  ANYWARP_DEVICE static unsigned opaque(unsigned v) {
    asm("" : "+r"(v));
    return v;
  }
  ANYWARP_DEVICE static std::uint32_t shared_address(const void* pointer) {
    return static_cast<std::uint32_t>(__cvta_generic_to_shared(pointer));
  }
  /// 16 bytes from global to shared memory, or 16 zero bytes.
  ANYWARP_DEVICE static void copy_async(unsigned shared, const void* global, bool valid) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;\n" ::"r"(shared), "l"(global), "r"(valid ? 16 : 0)
                 : "memory");
  }
  /// 4 bytes, or zeros.
  ANYWARP_DEVICE static void copy_async_word(unsigned shared, const void* global, bool valid) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;\n" ::"r"(shared), "l"(global), "r"(valid ? 4 : 0)
                 : "memory");
  }
  ANYWARP_DEVICE static void copy_commit() { asm volatile("cp.async.commit_group;\n" ::: "memory"); }
  /// Until at most `pending` of this thread's groups are under way.
  template <int pending>
  ANYWARP_DEVICE static void copy_wait() {
    asm volatile("cp.async.wait_group %0;\n" ::"n"(pending) : "memory");
  }
};

}  // namespace anywarp::attention::gpu
