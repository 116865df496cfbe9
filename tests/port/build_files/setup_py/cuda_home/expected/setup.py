import os

import torch
from setuptools import setup
from torch.utils.cpp_extension import ROCM_HOME, BuildExtension, CppExtension, CUDAExtension

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")

extensions = [CppExtension("a", ["a.cpp"])]
if torch.cuda.is_available() and ROCM_HOME is not None:
    extensions = [CUDAExtension("a", ["a.cpp", "a.cu"], include_dirs=[os.path.join(ROCM_HOME, "include")], extra_compile_args={"cxx": [], "nvcc": ["-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]})]
setup(name="a", ext_modules=extensions, cmdclass={"build_ext": BuildExtension})
