// All of NVTX stands in one header here.
#pragma once
#pragma GCC system_header
#include "nvToolsExt.h"
