#pragma once
#include "../hip/hip_runtime.h"
#define ANYWARP_CUB_ERROR hipError_t
#include "../../intrinsics/cub_block.h"
#include "../../intrinsics/cub_device.h"
#include "../../intrinsics/cub_warp.h"
namespace hipcub = ::anywarp::simt::cub;
