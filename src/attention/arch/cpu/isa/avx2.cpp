// The kernels for AVX2, FMA and F16C; CMakeLists.txt gives this file its options.
#define ANYWARP_ISA avx2
#include "attention/arch/cpu/isa/kernels_body.h"

namespace anywarp::attention::cpu {

static constexpr char kName[] = "avx2";

const Kernels& avx2_kernels() { return avx2::kernels<kName>(); }

}  // namespace anywarp::attention::cpu
