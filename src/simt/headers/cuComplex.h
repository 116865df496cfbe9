// Complex numbers: see intrinsics/complex.h.
#pragma once
#include "../intrinsics/complex.h"
