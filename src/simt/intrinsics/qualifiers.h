// What makes a CUDA or HIP source plain C++: the qualifiers of functions and variables mean nothing on the engine,
// where host and device share one memory and one compiler pass. `__shared__` is not here: the rewriter replaces it,
// because each block needs an instance of its own.
#pragma once

#include "../engine/device.h"

/// Everything here that touches a program's memory is inlined even at -O0: the access then carries the program's own
/// source line as its outer frame, and the checkers report that line.
#define ANYWARP_INLINE inline __attribute__((always_inline))
/// Work between the lanes' deposits, which belong to the engine: not instrumented, and out of line for that to hold.
#define ANYWARP_UNCHECKED __attribute__((noinline, no_sanitize("thread")))

#if defined(__HIP__) || defined(__HIPCC__) || defined(__HIP_PLATFORM_AMD__)
#define ANYWARP_HIP 1
#else
#define ANYWARP_HIP 0
#endif

#define __global__
#define __device__
#define __host__
#define __constant__
#define __managed__
#define __grid_constant__
#define __forceinline__ inline __attribute__((always_inline))
// Not attribute((noinline)): libstdc++ itself writes attribute((__noinline__)).
#define __noinline__
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __maxnreg__(...)
#define __block_size__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __attribute__((aligned(n)))
#define __device_builtin__
#define __cudart_builtin__
#define __nv_pure__
#define __tile__
#define CUDARTAPI
#define CUDART_CB
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define __HOST_DEVICE__

namespace anywarp::simt {

// The same GPU thread throughout any one function activation: tell the compiler, or every `threadIdx.x` is a call.
Thread* this_thread() __attribute__((const));
unsigned warp_width() __attribute__((const));

}  // namespace anywarp::simt
