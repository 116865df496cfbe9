// cuBLASLt stands with cuBLAS.
#pragma once
#pragma GCC system_header
#include "cublas_v2.h"
