#include "attention/bench/workload.h"

#include <cmath>
#include <numbers>

#include "attention/core/half.h"
#include "attention/problem.h"

namespace anywarp::attention::bench {
namespace {

/// SplitMix64 (Steele et al. 2014), and Box and Muller's normal numbers from it: the same in the Python of the peers is
/// not needed, and this is fast enough for hundreds of megabytes.
double uniform(std::uint64_t& state) {
  std::uint64_t z = state += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

void store(void* data, DType dtype, std::int64_t at, double value) {
  if (dtype == DType::Float32)
    static_cast<float*>(data)[at] = static_cast<float>(value);
  else
    static_cast<std::uint16_t*>(data)[at] = dtype == DType::Float16 ? float16_bits(value) : bfloat16_bits(value);
}

}  // namespace

double flops(const Workload& w) {
  const double products = static_cast<double>(w.shape.batch * w.shape.heads) * static_cast<double>(w.shape.seqlen_q) *
                          static_cast<double>(w.shape.seqlen_k) *
                          static_cast<double>(w.shape.head_dim + w.shape.head_dim_v);
  return 2.0 * products * (w.causal != Causal::None ? 0.5 : 1.0) * (w.pass == Pass::Backward ? 2.5 : 1.0);
}

double kv_bytes(const Workload& w) {
  return static_cast<double>(w.shape.batch * w.shape.kv_heads * w.shape.seqlen_k) *
         static_cast<double>((w.shape.head_dim + w.shape.head_dim_v) * bytes_of(w.dtype));
}

Tensors::Tensors(const Workload& workload, std::uint64_t seed) : workload_(workload), random_(seed) {
  const Shape& s = workload.shape;
  problem_.q = make({s.batch, s.heads, s.seqlen_q, s.head_dim}, workload.dtype);
  problem_.k = make({s.batch, s.kv_heads, s.seqlen_k, s.head_dim}, workload.dtype);
  problem_.v = make({s.batch, s.kv_heads, s.seqlen_k, s.head_dim_v}, workload.dtype);
  problem_.causal = workload.causal;
  out_ = make({s.batch, s.heads, s.seqlen_q, s.head_dim_v}, workload.dtype);
  lse_ = make({s.batch, s.heads, s.seqlen_q, 1}, DType::Float32);
  if (workload.pass == Pass::Forward) return;
  dout_ = make(out_.shape, workload.dtype);
  dq_ = make(problem_.q.shape, workload.dtype);
  dk_ = make(problem_.k.shape, workload.dtype);
  dv_ = make(problem_.v.shape, workload.dtype);
}

Tensor Tensors::make(const std::array<std::int64_t, 4>& shape, DType dtype) {
  Tensor tensor{nullptr, dtype, shape, dense_strides(shape)};
  memory_.emplace_back(static_cast<std::size_t>(tensor.elements() * bytes_of(dtype) + 64));
  // On a cache line, as allocators of tensor libraries do.
  const auto address = reinterpret_cast<std::uintptr_t>(memory_.back().data());
  tensor.data = memory_.back().data() + (64 - address % 64) % 64;
  for (std::int64_t i = 0; i < tensor.elements(); i += 2) {
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform(random_)));
    const double angle = 2.0 * std::numbers::pi * uniform(random_);
    store(tensor.data, dtype, i, radius * std::cos(angle));
    if (i + 1 < tensor.elements()) store(tensor.data, dtype, i + 1, radius * std::sin(angle));
  }
  return tensor;
}

std::vector<std::pair<std::string, ConstTensor>> Tensors::results() const {
  if (workload_.pass == Pass::Forward) return {{"out", out_}};
  return {{"dq", dq_}, {"dk", dk_}, {"dv", dv_}};
}

Result<void> Tensors::forward(const Execution& execution) {
  return attention_forward(problem_, {.out = out_, .lse = lse_}, execution);
}

Result<void> Tensors::backward(const Execution& execution) {
  return attention_backward(problem_, {.out = out_, .lse = lse_, .dout = dout_}, {.dq = dq_, .dk = dk_, .dv = dv_},
                            execution);
}

Result<void> Tensors::run(const Implementation& implementation, const Execution& execution) {
  if (workload_.pass == Pass::Forward) return implementation.forward(problem_, {.out = out_, .lse = lse_}, execution);
  return implementation.backward(problem_, {.out = out_, .lse = lse_, .dout = dout_}, {.dq = dq_, .dk = dk_, .dv = dv_},
                                 execution);
}

}  // namespace anywarp::attention::bench
