import torch
from torch.utils import cpp_extension
from torch.utils.cpp_extension import load_inline
import os

# The ROCm targets, unless the environment names others.
os.environ.setdefault("PYTORCH_ROCM_ARCH", "gfx90a;gfx942")

ops = cpp_extension.load(
    name="ops",
    sources=["ops.cpp", "ops.cu"],
    extra_cuda_cflags=["-O3", "-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"],
    verbose=True,
)
inline = load_inline("inline", cpp_sources="", cuda_sources="__global__ void k() {}", functions=["k"], extra_cuda_cflags=["-U__HIP_NO_HALF_OPERATORS__", "-U__HIP_NO_HALF_CONVERSIONS__"])
