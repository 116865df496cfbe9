// One attention problem of a benchmark with its memory: dense tensors of normal numbers, both passes, timed.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "anywarp/attention.h"
#include "attention/registry.h"

namespace anywarp::attention::bench {

struct Shape {
  std::int64_t batch = 1;
  std::int64_t heads = 1;
  std::int64_t kv_heads = 1;
  std::int64_t seqlen_q = 0;
  std::int64_t seqlen_k = 0;
  std::int64_t head_dim = 0;
  std::int64_t head_dim_v = 0;
};

struct Workload {
  Shape shape;
  DType dtype = DType::Float32;
  Causal causal = Causal::None;
  Pass pass = Pass::Forward;
};

/// Two operations a multiplication: 2 · batch · heads · seqlen_q · seqlen_k · (head_dim + head_dim_v), halved when
/// causal, 2.5 times as much backward: what the FlashAttention papers count.
double flops(const Workload& workload);
/// Bytes of k and v that one forward reads at least.
double kv_bytes(const Workload& workload);

class Tensors {
 public:
  /// For the backward, run forward() first: it reads out and lse.
  explicit Tensors(const Workload& workload, std::uint64_t seed = 1);
  Tensors(const Tensors&) = delete;
  Tensors& operator=(const Tensors&) = delete;

  const AttentionProblem& problem() const { return problem_; }
  /// Through the public functions: what a user would get.
  Result<void> forward(const Execution& execution);
  Result<void> backward(const Execution& execution);
  /// The same by one implementation, for tuning.
  Result<void> run(const Implementation& implementation, const Execution& execution);

  const Tensor& out() const { return out_; }
  const Tensor& lse() const { return lse_; }
  const Tensor& dout() const { return dout_; }
  /// What the pass writes: out, or dq, dk and dv.
  std::vector<std::pair<std::string, ConstTensor>> results() const;

 private:
  Tensor make(const std::array<std::int64_t, 4>& shape, DType dtype);

  Workload workload_;
  std::vector<std::vector<std::uint8_t>> memory_;
  std::uint64_t random_;
  AttentionProblem problem_;
  Tensor out_, lse_, dout_, dq_, dk_, dv_;
};

}  // namespace anywarp::attention::bench
