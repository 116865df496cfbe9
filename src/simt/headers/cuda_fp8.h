// 8-bit floats: see intrinsics/fp8.h.
#pragma once
#include "../intrinsics/fp8.h"
