// SPDX-License-Identifier: Apache-2.0
// anywarp compat: rocWMMA for ported nvcuda::wmma code: AMD's own library where it is installed, else our subset of its API.
// Define ANYWARP_USE_ROCWMMA_SUBSET to take the subset anyway. ANYWARP_ROCWMMA_SUBSET tells which one it is.
#pragma once

#include "config.h"

#if ANYWARP_COMPAT_ACTIVE
#if __has_include(<rocwmma/rocwmma.hpp>) && !defined(ANYWARP_USE_ROCWMMA_SUBSET) && !defined(ANYWARP_SIMT)
#include <rocwmma/rocwmma.hpp>
#else
#include "rocwmma_subset.h"
#endif
#endif
