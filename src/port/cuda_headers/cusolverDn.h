// cuSOLVER: handles, constants, every function as a template that takes anything.
#pragma once
#pragma GCC system_header
#include "cublas_v2.h"
#include "cusparse.h"
#include "generated/cusolver.h"
