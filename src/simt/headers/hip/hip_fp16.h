// Half precision: see intrinsics/half.h.
#pragma once
#include "../../intrinsics/half.h"
