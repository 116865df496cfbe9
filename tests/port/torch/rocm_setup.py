"""Runs a setup.py as PyTorch built for ROCm would, up to the point where it compiles: CUDAExtension runs hipify over the sources.

Run by test_torch_hipify.py with a Python that has PyTorch (any build) as `rocm_setup.py OUT.json`, in the folder of setup.py.
OUT.json gets the extensions as the build would see them, PyTorch's own flags for hipcc, and the include folders of PyTorch.
"""

import json
import os
import runpy
import sys
import sysconfig

import setuptools
from torch.utils import cpp_extension

cpp_extension.IS_HIP_EXTENSION = True
cpp_extension.ROCM_HOME = "/opt/rocm"

extensions = []
setuptools.setup = lambda **keywords: extensions.extend(keywords.get("ext_modules", []))
sys.path.insert(0, os.getcwd())
runpy.run_path("setup.py", run_name="__main__")

torch_folder = os.path.dirname(os.path.dirname(os.path.dirname(cpp_extension.__file__)))
with open(sys.argv[1], "w", encoding="utf-8") as out:
    json.dump({
        "extensions": [{"name": extension.name, "sources": sorted(extension.sources),
                        "extra_compile_args": extension.extra_compile_args} for extension in extensions],
        "arch": os.environ.get("PYTORCH_ROCM_ARCH", ""),
        "flags": cpp_extension.COMMON_HIP_FLAGS + cpp_extension.COMMON_HIPCC_FLAGS,
        "include_dirs": [os.path.join(torch_folder, "torch/include"),
                         os.path.join(torch_folder, "torch/include/torch/csrc/api/include"),
                         sysconfig.get_paths()["include"]],
    }, out)
