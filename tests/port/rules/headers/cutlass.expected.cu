#include <hip/hip_runtime.h>
#include <cute/tensor.hpp>
#include <cutlass/gemm/device/gemm.h>
#include "cutlass/numeric_types.h"

using namespace cute;
