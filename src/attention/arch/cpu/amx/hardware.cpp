// The kernels on AMX tiles, with AVX-512 and its BF16 instructions beside them; CMakeLists.txt gives this file its
// options.
#define ANYWARP_ISA amx_bf16
#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/amx/kernels_body.h"

#if !defined(__AMX_BF16__) || !defined(__AVX512BF16__)
#error "This file needs -mamx-tile -mamx-bf16 -mavx512bf16."
#endif

namespace anywarp::attention::cpu::amx {

const Kernels& hardware_kernels() { return amx_bf16::kAmxKernels; }

}  // namespace anywarp::attention::cpu::amx
