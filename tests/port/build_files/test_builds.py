"""Ported build files are used: CMake configures and compiles with clang-22 for AMD, make runs the commands. What stands for ROCm are
the HIP headers of scripts/hip-sdk.sh, two CMake packages of three lines, and a hipcc that is clang-22 (the real one adds the same
paths); nothing is linked, because there is no HIP runtime.
"""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SDK = ROOT / "build/hip-sdk/7.2/usr"
ROCM_FLAGS = f"--rocm-path={SDK} --hip-path={SDK} --rocm-device-lib-path={SDK}/lib/llvm-22/lib/clang/22/amdgcn/bitcode"

KERNEL = """#include <cuda_runtime.h>
__global__ void fill(float* p) { p[threadIdx.x] = 1; }
void run(float* p) { fill<<<1, 64>>>(p); }
"""

CMAKE = """cmake_minimum_required(VERSION 3.18)
project(demo LANGUAGES CXX CUDA)
find_package(CUDAToolkit 11.8 REQUIRED)
set(CMAKE_CUDA_ARCHITECTURES 80 90)
set(CMAKE_CUDA_FLAGS "${CMAKE_CUDA_FLAGS} --use_fast_math -Xcompiler -fPIC -Xptxas=-v")
add_library(kernels STATIC kernel.cu)
set_property(TARGET kernels PROPERTY CUDA_ARCHITECTURES 80)
target_compile_options(kernels PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math;-lineinfo;--extended-lambda>)
target_link_libraries(kernels PUBLIC CUDA::cudart)
"""

MAKEFILE = """NVCC = nvcc
FLAGS = -O2 --use_fast_math -Xptxas -v -Xcompiler "-fPIC -Wall" -gencode arch=compute_80,code=sm_80
libkernels.a: kernel.o
\tar qc $@ $^
%.o: %.cu
\t$(NVCC) $(FLAGS) -c $< -o $@
"""


@pytest.fixture
def rocm(tmp_path) -> Path:
    root = tmp_path / "rocm"
    (root / "lib/cmake/hip-lang").mkdir(parents=True)
    (root / "lib/cmake/hip").mkdir()
    (root / "bin").mkdir()
    (root / "include").symlink_to(SDK / "include")
    (root / "lib/cmake/hip-lang/hip-lang-config.cmake").write_text(
        "add_library(hip-lang::device INTERFACE IMPORTED)\nset(_CMAKE_HIP_DEVICE_RUNTIME_TARGET hip-lang::device)\n")
    (root / "lib/cmake/hip/hip-config.cmake").write_text("add_library(hip::host INTERFACE IMPORTED)\n")
    hipcc = root / "bin/hipcc"
    hipcc.write_text(f'#!/bin/sh\nexec clang++-22 {ROCM_FLAGS} "$@"\n')
    hipcc.chmod(0o755)
    return root


def port(tmp_path: Path, name: str, text: str) -> Path:
    source, out = tmp_path / "source", tmp_path / "port"
    source.mkdir()
    (source / name).write_text(text)
    (source / "kernel.cu").write_text(KERNEL)
    subprocess.run([ROOT / "build/bin/anywarp", "port", source, "-o", out], check=True, capture_output=True)
    return out


def bundled_targets(archive: Path) -> str:
    return subprocess.run(["strings", archive], capture_output=True, text=True, check=True).stdout


def test_cmake_builds(tmp_path, rocm):
    out = port(tmp_path, "CMakeLists.txt", CMAKE)
    configure = ["cmake", "-G", "Ninja", "-S", out, "-B", out / "b", f"-DCMAKE_PREFIX_PATH={rocm}", f"-DCMAKE_HIP_COMPILER_ROCM_ROOT={rocm}",
                 "-DCMAKE_HIP_COMPILER=clang++-22", "-DCMAKE_HIP_COMPILER_ID=Clang", "-DCMAKE_HIP_COMPILER_ID_RUN=1",
                 "-DCMAKE_HIP_COMPILER_VERSION=22", "-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY", f"-DCMAKE_HIP_FLAGS={ROCM_FLAGS}"]
    for command in (configure, ["ninja", "-C", out / "b"]):
        ran = subprocess.run(command, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
    found = bundled_targets(out / "b/libkernels.a")
    assert "gfx90a" in found and "gfx942" in found


def test_make_builds(tmp_path, rocm):
    out = port(tmp_path, "Makefile", MAKEFILE)
    path = f"{rocm}/bin:{os.environ['PATH']}"
    ran = subprocess.run(["make", "-C", out], capture_output=True, text=True, env={**os.environ, "PATH": path})
    assert ran.returncode == 0, ran.stdout + ran.stderr
    found = bundled_targets(out / "libkernels.a")
    assert "gfx90a" in found and "gfx942" in found
