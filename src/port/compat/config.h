// SPDX-License-Identifier: Apache-2.0
// anywarp compat: what the other headers of this folder agree on. Ported code includes those, not this one.
//
// The headers do something for HIP (AMD's headers 5.7 to 7.2) and on anywarp's CPU engine (ANYWARP_SIMT). Everywhere else,
// nvcc included, they are empty, so that one source may include them for both.
#pragma once

#if defined(__HIPCC__) || defined(__HIP__) || defined(ANYWARP_SIMT)
#define ANYWARP_COMPAT_ACTIVE 1
#else
#define ANYWARP_COMPAT_ACTIVE 0
#endif

#if ANYWARP_COMPAT_ACTIVE
#include <hip/hip_runtime.h>

// Inlined always: a warp-level operation belongs to the place that calls it, in the machine code and for the engine's checks.
#define ANYWARP_COMPAT_DEVICE __device__ inline __attribute__((always_inline))
#define ANYWARP_COMPAT_HOST_DEVICE __host__ __device__ inline __attribute__((always_inline))

// A global function under CUDA's own name, for HIP versions that lack it. It is a template, so that HIP's own function, which
// is none, is preferred wherever there is one: no list of versions is needed, and nothing is defined twice.
#define ANYWARP_COMPAT_FALLBACK \
  template <int = 0>            \
  ANYWARP_COMPAT_DEVICE
#define ANYWARP_COMPAT_FALLBACK_HOST_DEVICE \
  template <int = 0>                        \
  ANYWARP_COMPAT_HOST_DEVICE

// 1 where device code is generated: a device pass, or the engine's single pass.
#if defined(__HIP_DEVICE_COMPILE__) || defined(ANYWARP_SIMT)
#define ANYWARP_COMPAT_DEVICE_PASS 1
#else
#define ANYWARP_COMPAT_DEVICE_PASS 0
#endif
#endif
