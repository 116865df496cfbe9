from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
import os

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")

setup(
    name="a",
    ext_modules=[
        CUDAExtension(
            name="a",
            sources=["csrc/a.cu"],
            extra_compile_args={"cxx": [], "nvcc": ["-O3", "-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]},
            include_dirs=[os.path.dirname(os.path.abspath(__file__))],
        ),
        CUDAExtension(name="b", sources=["csrc/b.cu"], include_dirs=["csrc"] + [os.path.dirname(os.path.abspath(__file__))], extra_compile_args=["-O3", "-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"]),
    ],
    cmdclass={"build_ext": BuildExtension},
)
