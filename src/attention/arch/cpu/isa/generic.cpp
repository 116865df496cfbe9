// The kernels for x86-64 without AVX (SSE2), or any other processor: 4 floats a vector; CMakeLists.txt gives this file
// its options.
#define ANYWARP_ISA generic
#include "attention/arch/cpu/isa/kernels_body.h"

namespace anywarp::attention::cpu {

static constexpr char kName[] = "generic";

const Kernels& generic_kernels() { return generic::kernels<kName>(); }

}  // namespace anywarp::attention::cpu
