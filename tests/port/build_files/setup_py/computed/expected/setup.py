"""Builds the kernels."""
import os
import subprocess

import torch
from setuptools import setup
from torch.utils.cpp_extension import ROCM_HOME, BuildExtension, CUDAExtension

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")


def nvcc_version(folder):
    return subprocess.check_output([folder + "/bin/nvcc", "-V"], universal_newlines=True)


def with_threads(flags):
    return flags + ["-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]


archs = os.getenv("TORCH_CUDA_ARCH_LIST", "8.0").split(";")
gencode = []
major, minor = torch.cuda.get_device_capability()
registers = f"--maxrregcount={os.environ.get('REGISTERS', '64')}"

setup(
    name="a",
    ext_modules=[
        CUDAExtension(
            name="a",
            sources=["a.cu"],
            include_dirs=[os.path.join(ROCM_HOME, "include"), "/opt/rocm/include"],
            extra_compile_args={"nvcc": with_threads(["-O3", registers, f"-DSM={major}{minor}"] + gencode + more_flags())},
        ),
    ],
    cmdclass={"build_ext": BuildExtension},
)
