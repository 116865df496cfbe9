// Everything that cuda_runtime.h and hip_runtime.h bring into a kernel's scope.
#pragma once

#include "address_space.h"
#include "atomics.h"
#include "bits.h"
#include "builtins.h"
#include "device_io.h"
#include "launch.h"
#include "match.h"
#include "math.h"
#include "memory_hints.h"
#include "reduce.h"
#include "shuffle.h"
#include "sync.h"
#include "vote.h"

#if ANYWARP_HIP
#include "amd_mfma.h"
#include "amd_wmma.h"
#include "amdgcn.h"
#endif
