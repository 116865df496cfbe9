// Starts and stops a profiler from the program.
#pragma once
#pragma GCC system_header
#include "cuda.h"

cudaError_t cudaProfilerStart();
cudaError_t cudaProfilerStop();
CUresult cuProfilerStart();
CUresult cuProfilerStop();
cudaError_t cudaProfilerInitialize(const char* configuration, const char* output, cudaOutputMode mode);
CUresult cuProfilerInitialize(const char* configuration, const char* output, int mode);
