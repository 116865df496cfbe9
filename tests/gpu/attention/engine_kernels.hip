// The kernels of one head dimension, for the engine: what CMake's instance
// files are to the library.
#if defined(__GFX9__)
#include "attention/arch/cdna/family.h"
#include "attention/arch/cdna/float_family.h"
#define FAMILY Cdna
#define FLOAT_FAMILY CdnaFloat
#else
#include "attention/arch/rdna/family.h"
#include "attention/arch/rdna/float_family.h"
#define FAMILY Rdna
#define FLOAT_FAMILY RdnaFloat
#endif
#include "attention/arch/gpu/amd_backward_bias.h"
#include "attention/arch/gpu/amd_backward_launch.h"
#include "attention/arch/gpu/amd_forward_launch.h"

namespace anywarp::attention::gpu {

#define FORWARD(FAMILY, KIND, HEAD_DIM, ROLE) \
  template Status launch_amd_forward<FAMILY, KIND, HEAD_DIM, ROLE>(const ForwardParams&, std::int64_t, Stream);
#define KERNELS(FAMILY, KIND, HEAD_DIM, ROLE)                                                                          \
  FORWARD(FAMILY, KIND, HEAD_DIM, ROLE)                                                                                \
  template Status launch_amd_backward_keys<FAMILY, KIND, HEAD_DIM, ROLE>(const BackwardParams&, std::int64_t, Stream); \
  template Status launch_amd_backward_query<FAMILY, KIND, HEAD_DIM, ROLE>(const BackwardParams&, std::int64_t, Stream);
#define ALL_KERNELS(FAMILY, KIND, HEAD_DIM)      \
  KERNELS(FAMILY, KIND, HEAD_DIM, Role::Main)    \
  KERNELS(FAMILY, KIND, HEAD_DIM, Role::General) \
  template Status launch_amd_backward_bias<FAMILY, KIND, HEAD_DIM>(const BackwardParams&, std::int64_t, Stream);

ALL_KERNELS(FAMILY, Half, ANYWARP_HEAD_DIMS)
ALL_KERNELS(FAMILY, BFloat16, ANYWARP_HEAD_DIMS)
ALL_KERNELS(FLOAT_FAMILY, Float32, ANYWARP_FLOAT_HEAD_DIMS)
#if defined(__GFX9__)
FORWARD(Cdna, Half, ANYWARP_HEAD_DIMS, Role::Few)
FORWARD(Cdna, BFloat16, ANYWARP_HEAD_DIMS, Role::Few)
FORWARD(CdnaFloat, Float32, ANYWARP_FLOAT_HEAD_DIMS, Role::Few)
#endif

}  // namespace anywarp::attention::gpu
