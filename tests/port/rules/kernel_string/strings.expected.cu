const char* scale = R"(
extern "C" __global__ void scale(float* x, float f) { x[blockIdx.x * blockDim.x + threadIdx.x] *= f; }
)";

const char* halves = R"cuda(
#include <cuda_fp16.h>
__global__ void f(__half* x) { x[0] = __float2half(1.f); }
)cuda";

const char* sum =
    "__global__ void sum(float* x) {\n"
    "  x[0] = __shfl_down_sync(0xffffffff, x[0], 16);\n"
    "}\n";

const char* copies = "extern \"C\" __device__ void f(void* a) { asm(\"cp.async.commit_group;\"); }";
