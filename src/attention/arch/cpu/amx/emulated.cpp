// Tests only: the kernels on tiles in plain memory, with AVX2, so that their logic runs on any machine that CI has.
#define ANYWARP_ISA amx_emulated
#define ANYWARP_ISA_WIDTH 16
#include "attention/arch/cpu/amx/implementation.h"
#include "attention/arch/cpu/amx/kernels_body.h"

#if defined(__AMX_BF16__)
#error "This file is for machines without AMX."
#endif

namespace anywarp::attention::cpu::amx {

const Kernels& emulated_kernels() { return amx_emulated::kAmxKernels; }

}  // namespace anywarp::attention::cpu::amx
