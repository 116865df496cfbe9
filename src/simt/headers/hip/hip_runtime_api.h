// HIP's runtime API: see intrinsics/runtime_hip.h.
#pragma once
#include "../../intrinsics/runtime_hip.h"
