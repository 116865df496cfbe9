// The kernels for AVX-512 F, BW, VL and DQ; CMakeLists.txt gives this file its options.
#define ANYWARP_ISA avx512
#include "attention/arch/cpu/isa/kernels_body.h"

namespace anywarp::attention::cpu {

static constexpr char kName[] = "avx512";

const Kernels& avx512_kernels() { return avx512::kernels<kName>(); }

}  // namespace anywarp::attention::cpu
