// The kernels for AVX-512 F, BW, VL and DQ; CMakeLists.txt gives this file its options.
#define ANYWARP_ISA avx512
#include "attention/arch/cpu/isa/kernels_body.h"

namespace anywarp::attention::cpu {

const Kernels& avx512_kernels() { return avx512::kernels("avx512"); }

}  // namespace anywarp::attention::cpu
