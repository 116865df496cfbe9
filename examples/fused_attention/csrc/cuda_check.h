#pragma once

#include <cuda_runtime.h>

#include <stdexcept>
#include <string>

// Every CUDA call goes through this. Throws, so that Python sees a RuntimeError and the driver can exit with a message.
#define CUDA_CHECK(call)                                                                                  \
  do {                                                                                                    \
    cudaError_t status_ = (call);                                                                         \
    if (status_ != cudaSuccess) {                                                                         \
      throw std::runtime_error(std::string(__FILE__) + ":" + std::to_string(__LINE__) + ": " #call ": " + \
                               cudaGetErrorString(status_));                                              \
    }                                                                                                     \
  } while (0)
