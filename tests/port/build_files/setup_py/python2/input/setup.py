from torch.utils.cpp_extension import CUDAExtension
print "building"
CUDAExtension("a", ["a.cu"], extra_compile_args={"nvcc": ["-lineinfo"]})
