import os

import torch
from setuptools import setup
from torch.utils.cpp_extension import CUDA_HOME, BuildExtension, CppExtension, CUDAExtension

extensions = [CppExtension("a", ["a.cpp"])]
if torch.cuda.is_available() and CUDA_HOME is not None:
    extensions = [CUDAExtension("a", ["a.cpp", "a.cu"], include_dirs=[os.path.join(CUDA_HOME, "include")])]
setup(name="a", ext_modules=extensions, cmdclass={"build_ext": BuildExtension})
