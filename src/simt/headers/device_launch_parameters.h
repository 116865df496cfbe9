// threadIdx and its kin: see intrinsics/builtins.h.
#pragma once
#include "../intrinsics/builtins.h"
