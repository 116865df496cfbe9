#pragma once

#ifdef USE_LOCAL
#include "implied_before_headers_util.cuh"
#endif

template <typename T>
__device__ T twice(T x) { return x + x; }
