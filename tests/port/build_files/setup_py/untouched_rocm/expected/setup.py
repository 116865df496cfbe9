import os
import torch
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx1100")
if torch.version.hip:
    nvcc = ["-O3", "-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]
else:
    nvcc = ["-O3", "--use_fast_math", "-gencode=arch=compute_80,code=sm_80"]
setup(name="a", ext_modules=[CUDAExtension("a", ["a.cu"], extra_compile_args={"cxx": [], "nvcc": nvcc + ["-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]})],
      cmdclass={"build_ext": BuildExtension})
