// CUDA's runtime header: the runtime API and all that device code sees without a header of its own.
#pragma once
#pragma GCC system_header
#include "anywarp/host_defines.h"
#include "anywarp/vector_types.h"
#include "anywarp/builtin_variables.h"
#include "anywarp/runtime_api.h"
#include "anywarp/device_functions.h"
#include "anywarp/math_functions.h"
#include "anywarp/textures.h"
