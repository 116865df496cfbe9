from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
import os

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")

nvcc_flags = [
    "-O3",
    "-std=c++17",
    "-ffast-math", "-fno-finite-math-only",
    "-gline-tables-only",  # for ncu
    "-U__HIP_NO_HALF_OPERATORS__",
    "-U__HIP_NO_HALF_CONVERSIONS__",
]

setup(
    name="fused_attention",
    ext_modules=[
        CUDAExtension(
            name="fused_attention",
            sources=["fused_attention.cpp", "fused_attention_kernel.cu"],
            libraries=["hipblas"],
            extra_compile_args={"cxx": ["-O3"], "nvcc": nvcc_flags},
        ),
    ],
    cmdclass={"build_ext": BuildExtension},
)
