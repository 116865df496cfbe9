#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <torch/extension.h>

__global__ void k(float* x) { x[threadIdx.x] = 0.f; }

void clear(torch::Tensor x) {
  TORCH_CHECK(x.device().type() == at::kCUDA, "x must be a CUDA tensor");
  const at::cuda::OptionalCUDAGuard guard(device_of(x));
  hipStream_t stream = at::cuda::getCurrentCUDAStream();
  k<<<1, 256, 0, stream>>>(x.data_ptr<float>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  auto other = c10::cuda::getCurrentCUDAStream().stream();
  (void)other;
}
