import os
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
import torch

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")

# The architectures that the build machine can do.
cc_flag = []
cc_flag.extend(([] if torch.version.hip is not None else ["-gencode"]))
cc_flag.extend(([] if torch.version.hip is not None else ["arch=compute_80,code=sm_80"]))
if os.environ.get("WITH_HOPPER"):
    cc_flag.extend(([] if torch.version.hip is not None else ["-gencode"]))
    cc_flag.extend(([] if torch.version.hip is not None else ["arch=compute_90,code=sm_90"]))
flags = (['-O3', '-std=c++17', '-U__HIP_NO_HALF_OPERATORS__', '-U__HIP_NO_HALF_CONVERSIONS__'] if torch.version.hip is not None else ['-O3', '-std=c++17']) + cc_flag
flags += (['-fPIC', '-Wall'] if torch.version.hip is not None else ["--ptxas-options=-v", '-Xcompiler', '-fPIC,-Wall'])
if os.environ.get("DEBUG"):
    flags.extend((["-ggdb", "-g"] if torch.version.hip is not None else ["-G", "-g"]))
flags.extend((["-ffast-math", "-fno-finite-math-only"] if torch.version.hip is not None else ["--use_fast_math"]))

setup(name="a",
      ext_modules=[CUDAExtension("a_cuda", ["a.cpp", "a.cu"],
                                 extra_compile_args={"cxx": ["-O3"], "nvcc": flags},
                                 extra_link_args=(['-lhipblas', '-lamdhip64'] if torch.version.hip is not None else ['-lcublas', '-lcuda']))],
      cmdclass={"build_ext": BuildExtension})
