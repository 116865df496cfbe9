// cooperative_groups: see intrinsics/cooperative_groups.h.
#pragma once
#include "../intrinsics/cooperative_groups.h"
#include "../intrinsics/cooperative_reduce.h"
