#pragma once
#include <c10/cuda/CUDAMacros.h>
