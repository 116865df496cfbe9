#include <ATen/cuda/CUDAContext.h>
#include <c10/cuda/CUDAGuard.h>
#include <cuda_runtime.h>
#include <torch/extension.h>

#include "attention.h"

#define CHECK_INPUT(x)                                        \
  TORCH_CHECK((x).is_cuda(), #x " must be a CUDA tensor");    \
  TORCH_CHECK((x).is_contiguous(), #x " must be contiguous"); \
  TORCH_CHECK((x).scalar_type() == torch::kHalf, #x " must be fp16")

static const half* half_pointer(const torch::Tensor& x) {
  return reinterpret_cast<const half*>(x.data_ptr<at::Half>());
}

torch::Tensor forward(torch::Tensor q, torch::Tensor k, torch::Tensor v, c10::optional<torch::Tensor> mask,
                      double logit_scale, int64_t chunk_size) {
  CHECK_INPUT(q);
  CHECK_INPUT(k);
  CHECK_INPUT(v);
  TORCH_CHECK(q.dim() == 4, "q must be [batch, heads, seqlen, head_dim]");
  TORCH_CHECK(k.sizes() == q.sizes() && v.sizes() == q.sizes(), "q, k and v must have the same shape");

  const int64_t batch = q.size(0), heads = q.size(1), seqlen = q.size(2), head_dim = q.size(3);
  if (mask.has_value()) {
    CHECK_INPUT(*mask);
    TORCH_CHECK(mask->dim() == 3 && mask->size(0) == batch && mask->size(1) == seqlen && mask->size(2) == seqlen,
                "mask must be [batch, seqlen, seqlen]");
  }

  const at::cuda::CUDAGuard guard(q.device());
  const cudaStream_t stream = at::cuda::getCurrentCUDAStream();
  torch::Tensor out = torch::empty_like(q);

  attention_params params;
  params.q = half_pointer(q);
  params.k = half_pointer(k);
  params.v = half_pointer(v);
  params.mask = mask.has_value() ? half_pointer(*mask) : nullptr;
  params.out = reinterpret_cast<half*>(out.data_ptr<at::Half>());
  params.batch = static_cast<uint32_t>(batch);
  params.heads = static_cast<uint32_t>(heads);
  params.seqlen = static_cast<uint32_t>(seqlen);
  params.head_dim = static_cast<uint32_t>(head_dim);
  params.chunk_size = static_cast<uint32_t>(chunk_size);
  params.logit_scale = static_cast<float>(logit_scale);
  attention_forward(params, stream);
  return out;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("forward", &forward, "Fused attention, forward (CUDA)", py::arg("q"), py::arg("k"), py::arg("v"),
        py::arg("mask") = py::none(), py::arg("logit_scale") = 1.0, py::arg("chunk_size") = 0);
}
