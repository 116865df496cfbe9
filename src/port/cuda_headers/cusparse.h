// cuSPARSE: descriptors, constants, every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#define CUSPARSEAPI
#define CUSPARSE_H_ 1
#include "cuComplex.h"
#include "cublas_v2.h"
#include "generated/cusparse.h"
