#pragma once
#include "../intrinsics/random.h"
#include "cuda_runtime.h"
#define ANYWARP_RAND(name) curand##name
#define ANYWARP_SKIPAHEAD(name) skipahead##name
#include "../intrinsics/random_api.inc"
#undef ANYWARP_RAND
#undef ANYWARP_SKIPAHEAD
