// Part of CUDA's runtime header, which the prelude has read already.
#pragma once
#pragma GCC system_header
#include "cuda_runtime.h"
