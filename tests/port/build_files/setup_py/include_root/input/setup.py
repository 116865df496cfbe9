from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(
    name="a",
    ext_modules=[
        CUDAExtension(
            name="a",
            sources=["csrc/a.cu"],
            extra_compile_args={"cxx": [], "nvcc": ["-O3"]},
        ),
        CUDAExtension(name="b", sources=["csrc/b.cu"], include_dirs=["csrc"], extra_compile_args=["-O3"]),
    ],
    cmdclass={"build_ext": BuildExtension},
)
