import os
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
setup(name='a', ext_modules=[CUDAExtension('a', ['a.cpp', 'a.cu'])], cmdclass={'build_ext': BuildExtension})
