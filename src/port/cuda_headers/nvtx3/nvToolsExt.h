// NVTX 3 has the functions of NVTX 2.
#pragma once
#pragma GCC system_header
#include "../nvToolsExt.h"
