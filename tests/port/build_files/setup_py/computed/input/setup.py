"""Builds the kernels."""
import os
import subprocess

import torch
from setuptools import setup
from torch.utils.cpp_extension import CUDA_HOME, BuildExtension, CUDAExtension


def nvcc_version(folder):
    return subprocess.check_output([folder + "/bin/nvcc", "-V"], universal_newlines=True)


def with_threads(flags):
    return flags + ["--threads", os.environ.get("NVCC_THREADS", "4")]


archs = os.getenv("TORCH_CUDA_ARCH_LIST", "8.0").split(";")
gencode = [f"-gencode=arch=compute_{a},code=sm_{a}" for a in archs]
major, minor = torch.cuda.get_device_capability()
registers = f"--maxrregcount={os.environ.get('REGISTERS', '64')}"

setup(
    name="a",
    ext_modules=[
        CUDAExtension(
            name="a",
            sources=["a.cu"],
            include_dirs=[os.path.join(CUDA_HOME, "include"), "/usr/local/cuda-12.4/include"],
            extra_compile_args={"nvcc": with_threads(["-O3", registers, f"-DSM={major}{minor}", "--extended-lambda"] + gencode + more_flags())},
        ),
    ],
    cmdclass={"build_ext": BuildExtension},
)
