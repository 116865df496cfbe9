// CMake's CUDA names and what ROCm's CMake packages call them.
#pragma once

#include <string>
#include <string_view>

#include "anywarp/diagnostic.h"

namespace anywarp::port {

struct CmakeName {
  std::string_view cuda;
  std::string_view hip;      ///< Empty: there is none.
  std::string_view package;  ///< The find_package that defines `hip`, when it is not hip itself.
  Severity severity = Severity::Auto;
  std::string_view note = {};
};

/// `cublas` (the part after `CUDA::`, or a bare library name). nullptr: not known.
const CmakeName* cmake_library(std::string_view name);

/// `CUDA_INCLUDE_DIRS`, `CMAKE_CUDA_FLAGS`, …: a variable of FindCUDA, FindCUDAToolkit or of the language. The hip
/// column of a variable that holds libraries is a target's name. nullptr: not one.
const CmakeName* cmake_variable(std::string_view name);

/// The variable's HIP name: from the table, or CMAKE_HIP_x for a CMAKE_CUDA_x that the table does not list. Empty:
/// keep.
std::string cmake_renamed_variable(std::string_view name);

/// Other packages: NCCL, CUB, Thrust.
const CmakeName* cmake_package(std::string_view name);

}  // namespace anywarp::port
