// cuSOLVER: handles, constants, every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#define CUSOLVER_COMMON_H_ 1
#define CUSOLVERDN_H_ 1
#include "cublas_v2.h"
#include "cusparse.h"
#include "generated/cusolver.h"
