import os
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")

# The architectures that the build machine can do.
cc_flag = []
if os.environ.get("WITH_HOPPER"):
    pass
flags = ['-O3', '-std=c++17', '-U__HIP_NO_HALF_OPERATORS__', '-U__HIP_NO_HALF_CONVERSIONS__'] + cc_flag
flags += ['-fPIC', '-Wall']
if os.environ.get("DEBUG"):
    flags.extend(["-ggdb", "-g"])
flags.extend(["-ffast-math", "-fno-finite-math-only"])

setup(name="a",
      ext_modules=[CUDAExtension("a_cuda", ["a.cpp", "a.cu"],
                                 extra_compile_args={"cxx": ["-O3"], "nvcc": flags},
                                 extra_link_args=['-lhipblas', '-lamdhip64'])],
      cmdclass={"build_ext": BuildExtension})
