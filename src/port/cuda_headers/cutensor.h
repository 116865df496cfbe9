// cuTENSOR: every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#include "cuda_runtime.h"
#include "generated/cutensor.h"
