# A package without kernels: "-gencode" and cudaMalloc in strings are nobody's flags.
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

flags = ["-O3", "--use_fast_math", "-gencode", "arch=compute_80,code=sm_80"]
setup(name="a", ext_modules=[CppExtension("a", ["a.cpp"], extra_compile_args=["-O3"])], cmdclass={"build_ext": BuildExtension})
