// Stands with cuda_awbarrier.h.
#pragma once
#pragma GCC system_header
#include "cuda_awbarrier.h"
