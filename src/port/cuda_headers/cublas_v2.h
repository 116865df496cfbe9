// cuBLAS: handles and constants, every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#define CUBLAS_API_H_ 1
#define CUBLAS_V2_H_ 1
#include "cuComplex.h"
#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "anywarp/cublas_types.h"
#include "generated/cublas.h"
