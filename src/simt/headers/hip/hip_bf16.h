// bfloat16: see intrinsics/bfloat16.h.
#pragma once
#include "../../intrinsics/bfloat16.h"
