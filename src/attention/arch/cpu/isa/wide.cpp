// Tests only: the kernels as AVX-512 has them, 16 floats a vector and its register tiles, without AVX-512 instructions
// (the compiler splits the vectors), so that this logic runs on any AVX2 machine.
#define ANYWARP_ISA wide
#define ANYWARP_ISA_WIDTH 16
#include "attention/arch/cpu/isa/kernels_body.h"

namespace anywarp::attention::cpu {

static constexpr char kName[] = "wide";

const Kernels& wide_kernels();
const Kernels& wide_kernels() { return wide::kernels<kName>(); }

}  // namespace anywarp::attention::cpu
