// The kernels of one head dimension, for the engine: what CMake's instance
// files are to the library.
#if defined(__GFX9__)
#include "attention/arch/cdna/family.h"
#define FAMILY Cdna
#else
#include "attention/arch/rdna/family.h"
#define FAMILY Rdna
#endif
#include "attention/arch/gpu/amd_backward_bias.h"
#include "attention/arch/gpu/amd_backward_launch.h"
#include "attention/arch/gpu/amd_forward_launch.h"

namespace anywarp::attention::gpu {

#define KERNELS(KIND, ROLE)                                                                                            \
  template Status launch_amd_forward<FAMILY, KIND, ANYWARP_HEAD_DIMS, ROLE>(const ForwardParams&, std::int64_t,        \
                                                                            Stream);                                   \
  template Status launch_amd_backward_keys<FAMILY, KIND, ANYWARP_HEAD_DIMS, ROLE>(const BackwardParams&, std::int64_t, \
                                                                                  Stream);                             \
  template Status launch_amd_backward_query<FAMILY, KIND, ANYWARP_HEAD_DIMS, ROLE>(const BackwardParams&,              \
                                                                                   std::int64_t, Stream);
#if defined(__GFX9__)
template Status launch_amd_forward<Cdna, Half, ANYWARP_HEAD_DIMS, Role::Few>(const ForwardParams&, std::int64_t,
                                                                             Stream);
template Status launch_amd_forward<Cdna, BFloat16, ANYWARP_HEAD_DIMS, Role::Few>(const ForwardParams&, std::int64_t,
                                                                                 Stream);
#endif
KERNELS(Half, Role::Main)
KERNELS(Half, Role::General)
KERNELS(BFloat16, Role::Main)
KERNELS(BFloat16, Role::General)
template Status launch_amd_backward_bias<FAMILY, Half, ANYWARP_HEAD_DIMS>(const BackwardParams&, std::int64_t, Stream);
template Status launch_amd_backward_bias<FAMILY, BFloat16, ANYWARP_HEAD_DIMS>(const BackwardParams&, std::int64_t,
                                                                              Stream);

}  // namespace anywarp::attention::gpu
