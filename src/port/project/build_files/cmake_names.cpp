#include "port/project/build_files/cmake_names.h"

#include <algorithm>
#include <array>

namespace anywarp::port {
namespace {

constexpr std::array kLibraries{
    CmakeName{"cudart", "hip::host", ""},
    CmakeName{"cudart_static", "hip::host", ""},
    CmakeName{"cuda_driver", "hip::host", ""},
    CmakeName{"cuda", "hip::host", ""},
    CmakeName{"toolkit", "hip::host", ""},
    CmakeName{"cublas", "roc::hipblas", "hipblas"},
    CmakeName{"cublas_static", "roc::hipblas", "hipblas"},
    CmakeName{"cublasLt", "roc::hipblaslt", "hipblaslt"},
    CmakeName{"cublasLt_static", "roc::hipblaslt", "hipblaslt"},
    CmakeName{"cufft", "hip::hipfft", "hipfft"},
    CmakeName{"cufft_static", "hip::hipfft", "hipfft"},
    CmakeName{"cufftw", "hip::hipfftw", "hipfft"},
    CmakeName{"curand", "hip::hiprand", "hiprand"},
    CmakeName{"curand_static", "hip::hiprand", "hiprand"},
    CmakeName{"cusparse", "roc::hipsparse", "hipsparse"},
    CmakeName{"cusparse_static", "roc::hipsparse", "hipsparse"},
    CmakeName{"cusolver", "roc::hipsolver", "hipsolver"},
    CmakeName{"cusolver_static", "roc::hipsolver", "hipsolver"},
    CmakeName{"nvrtc", "hiprtc::hiprtc", "hiprtc"},
    CmakeName{"nccl", "roc::rccl", "rccl"},
    CmakeName{"culibos", "", "", Severity::Auto, "part of CUDA's static libraries"},
    CmakeName{"cudadevrt", "", "", Severity::Review, "HIP has no device runtime: kernels cannot launch kernels"},
    CmakeName{"nvToolsExt", "roctx64", "", Severity::Review,
              "ROCTX has NVTX's interface; the library comes with roctracer"},
    CmakeName{"cudnn", "MIOpen", "miopen", Severity::Review, "MIOpen does cuDNN's work with another interface"},
};

constexpr std::string_view kVersionNote = "the number is ROCm's, and what it is compared with is CUDA's";

constexpr std::array kVariables{
    CmakeName{"CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES", "hip_INCLUDE_DIRS", ""},
    CmakeName{"CMAKE_CUDA_COMPILER_VERSION", "CMAKE_HIP_COMPILER_VERSION", "", Severity::Review, kVersionNote},
    CmakeName{"CMAKE_CUDA_COMPILER_ID", "CMAKE_HIP_COMPILER_ID", "", Severity::Review,
              "HIP's compiler is \"Clang\", or \"ROCMClang\" from CMake 3.29 with hipcc"},
    CmakeName{"CMAKE_CUDA_COMPILER", "CMAKE_HIP_COMPILER", "", Severity::Review, "CMake wants Clang here, not hipcc"},
    CmakeName{"CUDAToolkit_INCLUDE_DIRS", "hip_INCLUDE_DIRS", ""},
    CmakeName{"CUDAToolkit_INCLUDE_DIR", "hip_INCLUDE_DIRS", ""},
    CmakeName{"CUDA_INCLUDE_DIRS", "hip_INCLUDE_DIRS", ""},
    CmakeName{"CUDA_TOOLKIT_INCLUDE", "hip_INCLUDE_DIRS", ""},
    CmakeName{"CUDAToolkit_LIBRARY_DIR", "hip_LIB_INSTALL_DIR", ""},
    CmakeName{"CUDAToolkit_FOUND", "hip_FOUND", ""},
    CmakeName{"CUDA_FOUND", "hip_FOUND", ""},
    CmakeName{"CUDAToolkit_VERSION", "hip_VERSION", "", Severity::Review, kVersionNote},
    CmakeName{"CUDAToolkit_VERSION_MAJOR", "hip_VERSION_MAJOR", "", Severity::Review, kVersionNote},
    CmakeName{"CUDAToolkit_VERSION_MINOR", "hip_VERSION_MINOR", "", Severity::Review, kVersionNote},
    CmakeName{"CUDA_VERSION", "hip_VERSION", "", Severity::Review, kVersionNote},
    CmakeName{"CUDA_VERSION_STRING", "hip_VERSION", "", Severity::Review, kVersionNote},
    CmakeName{"CUDA_VERSION_MAJOR", "hip_VERSION_MAJOR", "", Severity::Review, kVersionNote},
    CmakeName{"CUDA_VERSION_MINOR", "hip_VERSION_MINOR", "", Severity::Review, kVersionNote},
    CmakeName{"CUDA_LIBRARIES", "hip::host", ""},
    CmakeName{"CUDA_CUDART_LIBRARY", "hip::host", ""},
    CmakeName{"CUDA_CUDA_LIBRARY", "hip::host", ""},
    CmakeName{"CUDA_CUBLAS_LIBRARIES", "roc::hipblas", "hipblas"},
    CmakeName{"CUDA_cublas_LIBRARY", "roc::hipblas", "hipblas"},
    CmakeName{"CUDA_CUFFT_LIBRARIES", "hip::hipfft", "hipfft"},
    CmakeName{"CUDA_cufft_LIBRARY", "hip::hipfft", "hipfft"},
    CmakeName{"CUDA_curand_LIBRARY", "hip::hiprand", "hiprand"},
    CmakeName{"CUDA_cusparse_LIBRARY", "roc::hipsparse", "hipsparse"},
    CmakeName{"CUDA_cusolver_LIBRARY", "roc::hipsolver", "hipsolver"},
};

constexpr std::array kPackages{
    CmakeName{"NCCL", "rccl", "", Severity::Review, "RCCL's target is roc::rccl"},
    CmakeName{"CUB", "hipcub", "", Severity::Review, "hipCUB's target is hip::hipcub"},
    CmakeName{"Thrust", "rocthrust", "", Severity::Review, "rocThrust's target is roc::rocthrust"},
    CmakeName{"CCCL", "rocthrust", "", Severity::Review,
              "ROCm has rocThrust (roc::rocthrust) and hipCUB (hip::hipcub)"},
};

// Variables of the language that HIP does not have; cmake.cpp reports where they are set.
constexpr std::array kNoHipVariable{"CMAKE_CUDA_HOST_COMPILER", "CMAKE_CUDA_SEPARABLE_COMPILATION",
                                    "CMAKE_CUDA_RUNTIME_LIBRARY", "CMAKE_CUDA_RESOLVE_DEVICE_SYMBOLS",
                                    "CMAKE_CUDA_PTX_COMPILATION"};

template <typename Table>
const CmakeName* find_in(const Table& table, std::string_view name) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const CmakeName& row) { return row.cuda == name; });
  return found == table.end() ? nullptr : &*found;
}

}  // namespace

const CmakeName* cmake_library(std::string_view name) { return find_in(kLibraries, name); }
const CmakeName* cmake_variable(std::string_view name) { return find_in(kVariables, name); }
const CmakeName* cmake_package(std::string_view name) { return find_in(kPackages, name); }

std::string cmake_renamed_variable(std::string_view name) {
  if (const CmakeName* row = cmake_variable(name)) return std::string(row->hip);
  constexpr std::string_view kPrefix = "CMAKE_CUDA_";
  const bool unknown = std::find(kNoHipVariable.begin(), kNoHipVariable.end(), name) != kNoHipVariable.end();
  return name.starts_with(kPrefix) && !unknown ? "CMAKE_HIP_" + std::string(name.substr(kPrefix.size()))
                                               : std::string();
}

}  // namespace anywarp::port
