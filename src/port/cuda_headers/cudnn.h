// cuDNN: descriptors, constants, every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#include "cuda_runtime.h"
#include "anywarp/cudnn_types.h"
#include "generated/cudnn.h"
