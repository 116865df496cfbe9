// What hardware.cpp and, in tests, emulated.cpp compile: the kernels in the namespace ANYWARP_ISA, gathered in a table.
#pragma once

#include "attention/arch/cpu/amx/backward.h"
#include "attention/arch/cpu/amx/forward.h"
#include "attention/arch/cpu/amx/job.h"
#include "attention/arch/cpu/amx/pack.h"
#include "attention/arch/cpu/amx/pack_queries.h"
#include "attention/arch/cpu/amx/store.h"

namespace anywarp::attention::cpu::ANYWARP_ISA {

inline constexpr amx::Kernels kAmxKernels = {.pack = pack,
                                             .forward = forward,
                                             .pack_queries = pack_queries,
                                             .backward = backward,
                                             .store = store_rows,
                                             .forward_scratch = forward_scratch,
                                             .backward_scratch = backward_scratch};

}  // namespace anywarp::attention::cpu::ANYWARP_ISA
