from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(
    name='a',
    ext_modules=[
        CUDAExtension(
            name='a',
            sources=['a.cu'],
            extra_compile_args={
                'cxx': ['-O2'],
            },
        ),
    ],
    cmdclass={'build_ext': BuildExtension},
)
