from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(name="a", ext_modules=[CUDAExtension("a", ["csrc/a.cpp", "./csrc/a.cu"], extra_compile_args={"cxx": [], "nvcc": ["-O3"]})],
      cmdclass={"build_ext": BuildExtension})
