#pragma once
#include <string>
inline bool good(cudaError_t code) { return code == cudaSuccess; }
