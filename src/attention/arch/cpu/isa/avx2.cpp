// The kernels for AVX2, FMA and F16C; CMakeLists.txt gives this file its options.
#define ANYWARP_ISA avx2
#include "attention/arch/cpu/isa/kernels_body.h"

namespace anywarp::attention::cpu {

const Kernels& avx2_kernels() { return avx2::kernels("avx2"); }

}  // namespace anywarp::attention::cpu
