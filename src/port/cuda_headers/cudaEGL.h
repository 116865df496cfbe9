// Graphics interoperation: its names stand with the driver and the runtime.
#pragma once
#pragma GCC system_header
#include "cuda.h"
