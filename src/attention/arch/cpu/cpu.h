// The CPU's rows of the registry. Which runs is what the processor has; each can be forced by name.
#pragma once

#include "attention/registry.h"

namespace anywarp::attention::cpu {

Implementation avx512_implementation();   ///< `cpu-avx512`
Implementation avx2_implementation();     ///< `cpu-avx2`
Implementation generic_implementation();  ///< `cpu-generic`: any processor.

}  // namespace anywarp::attention::cpu
