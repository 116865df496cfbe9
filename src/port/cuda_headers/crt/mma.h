// Where mma.h lives in the CUDA toolkit.
#pragma once
#pragma GCC system_header
#include "../mma.h"
