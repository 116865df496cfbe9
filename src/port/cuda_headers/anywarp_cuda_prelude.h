// What nvcc includes before the first line of every .cu file. Given to Clang with -include.
#pragma once
#include "cuda_runtime.h"
