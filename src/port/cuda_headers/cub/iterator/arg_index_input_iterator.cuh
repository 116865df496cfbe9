// A part of CUB, all of which stands in cub.cuh.
#pragma once
#pragma GCC system_header
#include "../cub.cuh"
