// What a HIP source includes first: the runtime API and the device functions.
#pragma once
#include "../../intrinsics/device.h"
#include "../../intrinsics/runtime_hip.h"

// Older spellings that HIP keeps.
#define hipThreadIdx_x (threadIdx.x)
#define hipThreadIdx_y (threadIdx.y)
#define hipThreadIdx_z (threadIdx.z)
#define hipBlockIdx_x (blockIdx.x)
#define hipBlockIdx_y (blockIdx.y)
#define hipBlockIdx_z (blockIdx.z)
#define hipBlockDim_x (blockDim.x)
#define hipBlockDim_y (blockDim.y)
#define hipBlockDim_z (blockDim.z)
#define hipGridDim_x (gridDim.x)
#define hipGridDim_y (gridDim.y)
#define hipGridDim_z (gridDim.z)
#define HIP_DYNAMIC_SHARED(type, name) extern ANYWARP_DYNAMIC_SHARED type name[] __asm__("anywarp_dynamic_shared");
