// What a HIP source includes first: the runtime API and the device functions.
#pragma once
#include "../../intrinsics/device.h"
#include "../../intrinsics/runtime_hip.h"
