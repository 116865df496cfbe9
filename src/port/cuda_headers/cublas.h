// cuBLAS's first interface; its functions have the names of the second.
#pragma once
#pragma GCC system_header
#include "cublas_v2.h"
