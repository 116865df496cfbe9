// The part of cuBLAS that both interfaces share.
#pragma once
#pragma GCC system_header
#include "cublas_v2.h"
