// Stands with cuda_profiler_api.h.
#pragma once
#pragma GCC system_header
#include "cuda_profiler_api.h"
