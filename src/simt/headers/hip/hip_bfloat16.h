// The older bfloat16: see intrinsics/hip_bfloat16.h.
#pragma once
#include "../../intrinsics/hip_bfloat16.h"
