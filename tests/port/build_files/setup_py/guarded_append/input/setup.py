import os
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

# The architectures that the build machine can do.
cc_flag = []
cc_flag.append("-gencode")
cc_flag.append("arch=compute_80,code=sm_80")
if os.environ.get("WITH_HOPPER"):
    cc_flag.append("-gencode")
    cc_flag.append("arch=compute_90,code=sm_90")
flags = ['-O3', '-std=c++17'] + cc_flag
flags += ["--ptxas-options=-v", '-Xcompiler', '-fPIC,-Wall']
if os.environ.get("DEBUG"):
    flags.extend(["-G", "-g"])
flags.append("--use_fast_math")

setup(name="a",
      ext_modules=[CUDAExtension("a_cuda", ["a.cpp", "a.cu"],
                                 extra_compile_args={"cxx": ["-O3"], "nvcc": flags},
                                 extra_link_args=['-lcublas', '-lcuda'])],
      cmdclass={"build_ext": BuildExtension})
