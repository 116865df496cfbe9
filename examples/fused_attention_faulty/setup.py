from setuptools import find_packages, setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(
    name="fused_attention",
    version="0.1.0",
    description="Fused fp16 attention with tensor cores",
    packages=find_packages(exclude=["tests"]),
    ext_modules=[
        CUDAExtension(
            name="fused_attention_cuda",
            sources=["csrc/extension.cpp", "csrc/attention.cu"],
            extra_compile_args={
                "cxx": ["-O3"],
                "nvcc": [
                    "-O3",
                    "-gencode", "arch=compute_80,code=sm_80",
                    "-gencode", "arch=compute_90,code=sm_90",
                    "--use_fast_math",
                    "-Xptxas", "-v",
                    "-lineinfo",
                ],
            },
        )
    ],
    cmdclass={"build_ext": BuildExtension},
    install_requires=["torch"],
)
