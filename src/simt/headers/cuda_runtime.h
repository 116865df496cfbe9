// What nvcc gives every .cu file: the runtime API and the device functions.
#pragma once
#include "../intrinsics/device.h"
#include "../intrinsics/runtime_cuda.h"
