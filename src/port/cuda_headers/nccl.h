// NCCL: every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#include "cuda_runtime.h"
#include "cuda_fp16.h"
#include "anywarp/nccl_types.h"
#include "generated/nccl.h"
