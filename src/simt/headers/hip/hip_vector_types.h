// The vector types: see intrinsics/vector_types.h.
#pragma once
#include "../../intrinsics/vector_types.h"
