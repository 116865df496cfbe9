// A PyTorch extension as people write them, read against the stubs.
#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
#include <ATen/Dispatch.h>
#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <cuda_runtime.h>
#include <vector>

#define CHECK_CUDA(x) TORCH_CHECK(x.device().is_cuda(), #x " must be a CUDA tensor")

template <typename scalar_t>
__global__ void scale(const scalar_t* __restrict__ in, scalar_t* out, float factor, int64_t n) {
  CUDA_KERNEL_LOOP(i, n) { out[i] = static_cast<scalar_t>(static_cast<float>(in[i]) * factor); }
}

__global__ void access(at::PackedTensorAccessor32<float, 2, at::RestrictPtrTraits> a) { a[0][threadIdx.x] += 1.0f; }

torch::Tensor scale_cuda(torch::Tensor x, double factor, c10::optional<torch::Tensor> bias) {
  CHECK_CUDA(x);
  TORCH_CHECK(x.is_contiguous(), "x must be contiguous, got strides ", x.strides());
  const at::cuda::OptionalCUDAGuard guard(at::device_of(x));
  auto out = torch::empty_like(x);
  auto buffer = torch::zeros({x.size(0), 4}, x.options().dtype(torch::kFloat32));
  const auto stream = at::cuda::getCurrentCUDAStream();
  const int threads = 256;
  const int blocks = (x.numel() + threads - 1) / threads;
  AT_DISPATCH_FLOATING_TYPES_AND_HALF(x.scalar_type(), "scale", ([&] {
    scale<scalar_t><<<blocks, threads, 0, stream>>>(x.data_ptr<scalar_t>(), out.data_ptr<scalar_t>(), factor, x.numel());
  }));
  AT_DISPATCH_FLOATING_TYPES_AND2(at::ScalarType::Half, at::ScalarType::BFloat16, x.scalar_type(), "scale", [&] {
    using accscalar_t = at::acc_type<scalar_t, true>;
    scale<<<blocks, threads, 0, stream.stream()>>>(x.data_ptr<scalar_t>(), out.data_ptr<scalar_t>(), accscalar_t(2), 1);
  });
  access<<<1, 32>>>(buffer.packed_accessor32<float, 2, at::RestrictPtrTraits>());
  C10_CUDA_KERNEL_LAUNCH_CHECK();
  AT_CUDA_CHECK(cudaGetLastError());
  if (bias.has_value()) out = out + bias.value();
  return out.view({-1, 4}).transpose(0, 1);
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("scale", &scale_cuda, "scale (CUDA)", py::arg("x"), py::arg("factor") = 1.0, py::arg("bias") = py::none());
}
TORCH_LIBRARY(my_ops, m) { m.def("scale(Tensor x, float factor) -> Tensor"); }
TORCH_LIBRARY_IMPL(my_ops, CUDA, m) { m.impl("scale", &scale_cuda); }
