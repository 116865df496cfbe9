#pragma once
#include "../cuda_runtime.h"
#define ANYWARP_CUB_ERROR cudaError_t
#include "../../intrinsics/cub_block.h"
#include "../../intrinsics/cub_device.h"
#include "../../intrinsics/cub_warp.h"
namespace cub = ::anywarp::simt::cub;
