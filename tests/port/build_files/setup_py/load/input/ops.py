import torch
from torch.utils import cpp_extension
from torch.utils.cpp_extension import load_inline

ops = cpp_extension.load(
    name="ops",
    sources=["ops.cpp", "ops.cu"],
    extra_cuda_cflags=["-O3", "-gencode=arch=compute_90a,code=sm_90a", "-Xptxas -v"],
    verbose=True,
)
inline = load_inline("inline", cpp_sources="", cuda_sources="__global__ void k() {}", functions=["k"])
