from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

nvcc_flags = [
    "-O3",
    "-std=c++17",
    "--use_fast_math",
    "-lineinfo",  # for ncu
    "-Xptxas", "-v",
    "-gencode", "arch=compute_80,code=sm_80",
    "-gencode=arch=compute_90,code=sm_90",
]

setup(
    name="fused_attention",
    ext_modules=[
        CUDAExtension(
            name="fused_attention",
            sources=["fused_attention.cpp", "fused_attention_kernel.cu"],
            libraries=["cublas"],
            extra_compile_args={"cxx": ["-O3"], "nvcc": nvcc_flags},
        ),
    ],
    cmdclass={"build_ext": BuildExtension},
)
