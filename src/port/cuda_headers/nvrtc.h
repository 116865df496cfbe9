// NVRTC: every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#include "cuda.h"
#include "generated/nvrtc.h"
