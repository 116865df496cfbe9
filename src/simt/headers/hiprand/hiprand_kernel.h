#pragma once
#include "../../intrinsics/random.h"
#include "../hip/hip_runtime.h"
#define ANYWARP_RAND(name) hiprand##name
#define ANYWARP_SKIPAHEAD(name) skipahead##name
#include "../../intrinsics/random_api.inc"
#undef ANYWARP_RAND
#undef ANYWARP_SKIPAHEAD
