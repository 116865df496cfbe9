// cooperative_groups: see intrinsics/cooperative_reduce.h.
#pragma once
#include "../../intrinsics/cooperative_reduce.h"
