import os
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")
setup(name='a', ext_modules=[CUDAExtension('a', ['a.cpp', 'a.cu'], extra_compile_args={"cxx": [], "nvcc": ["-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]})], cmdclass={'build_ext': BuildExtension})
