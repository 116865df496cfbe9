#include "attention/arch/gpu/plan.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "attention/arch/gpu/grid.h"
#include "attention/core/philox.h"
#include "attention/problem.h"

namespace anywarp::attention::gpu {
namespace {

/// Rows of whole 16-byte vectors, less than 2^31 elements apart. Strides of axes of length 1 are never used.
template <typename Pointer>
bool whole_vectors(const BasicTensor<Pointer>& tensor) {
  const std::int64_t elements = 16 / bytes_of(tensor.dtype);
  if (tensor.shape[3] > 1 && tensor.strides[3] != 1) return false;
  if (reinterpret_cast<std::uintptr_t>(tensor.data) % 16 != 0 || tensor.shape[3] % elements != 0) return false;
  for (int axis = 0; axis < 3; ++axis)
    if (tensor.shape[axis] > 1 && tensor.strides[axis] % elements != 0) return false;
  constexpr std::int64_t kFar = std::int64_t{1} << 31;
  if (tensor.shape[2] > 1 && (tensor.strides[2] >= kFar || tensor.strides[2] < -kFar)) return false;
  return true;
}

template <typename Pointer, typename Tensor>
Strided<Pointer> strided(const Tensor& tensor) {
  return {static_cast<Pointer>(tensor.data),
          tensor.strides[0],
          tensor.strides[1],
          tensor.strides[2],
          tensor.strides[3],
          whole_vectors(tensor)};
}

ScoreTensor score_tensor(const ConstTensor& tensor) {
  ScoreTensor to{tensor.data, tensor.dtype, {}};
  const auto strides = broadcast_strides(tensor);
  std::copy(strides.begin(), strides.end(), to.strides);
  return to;
}

/// What changes scores beyond a mask by position.
bool has_score_options(const AttentionProblem& problem) {
  return problem.softcap > 0 || problem.bias || problem.mask || problem.alibi_slopes || problem.dropout.p > 0 ||
         softmax_scale(problem) <= 0;
}

}  // namespace

NumberKind number_kind(const AttentionProblem& problem) {
  switch (problem.q.dtype) {
    case DType::Float32:
      return problem.allow_tf32 ? NumberKind::TensorFloat32 : NumberKind::Float32;
    case DType::BFloat16:
      return NumberKind::BFloat16;
    default:
      return NumberKind::Half;
  }
}

int compiled_head_dim(const AttentionProblem& problem) {
  const std::int64_t wanted = std::max(problem.q.shape[3], problem.v.shape[3]);
  const auto smallest = [&](const auto& dims) {
    const auto* const found = std::find_if(std::begin(dims), std::end(dims), [&](int dim) { return wanted <= dim; });
    return found == std::end(dims) ? 0 : *found;
  };
  return problem.q.dtype == DType::Float32 ? smallest(kFloatHeadDims) : smallest(kHeadDims);
}

bool needs_general(const AttentionProblem& problem, const ForwardOutputs& outputs) {
  return has_score_options(problem) || problem.block_table != nullptr || !whole_vectors(problem.q) ||
         !whole_vectors(problem.k) || !whole_vectors(problem.v) || !whole_vectors(outputs.out);
}

bool needs_general(const AttentionProblem& problem, const BackwardInputs& inputs, const BackwardOutputs&) {
  return has_score_options(problem) || !whole_vectors(problem.q) || !whole_vectors(problem.k) ||
         !whole_vectors(problem.v) || !whole_vectors(inputs.dout);
}

namespace {

void fill_params(const AttentionProblem& problem, KernelParams& params) {
  const Dimensions sizes = dimensions(problem);
  params.q = strided<const void*>(problem.q);
  params.k = strided<const void*>(problem.k);
  params.v = strided<const void*>(problem.v);
  params.heads = static_cast<int>(sizes.heads);
  params.kv_heads = static_cast<int>(sizes.kv_heads);
  params.head_dim = static_cast<int>(sizes.head_dim);
  params.head_dim_v = static_cast<int>(sizes.head_dim_v);
  params.sequences = static_cast<int>(sizes.sequences);
  params.seqlen_q = static_cast<int>(longest_queries(problem));
  params.seqlen_k = static_cast<int>(longest_keys(problem));
  params.cu_seqlens_q = problem.cu_seqlens_q;
  params.cu_seqlens_k = problem.cu_seqlens_k;
  params.seqlens_k = problem.seqlens_k;
  params.leftpad_k = problem.leftpad_k;
  params.kv_batch_index = problem.kv_batch_index;
  params.block_table = problem.block_table;
  params.pages_per_sequence = problem.pages_per_sequence;
  params.page_size = problem.block_table != nullptr ? static_cast<int>(problem.k.shape[2]) : 1;
  params.causal = problem.causal;
  params.window_left = problem.window_left;
  params.window_right = problem.window_right;
  params.scale = static_cast<float>(softmax_scale(problem));
  params.softcap = problem.softcap;
  params.bias = score_tensor(problem.bias);
  params.mask = score_tensor(problem.mask);
  const auto slopes = broadcast_strides(problem.alibi_slopes);
  params.alibi_slopes = static_cast<const float*>(problem.alibi_slopes.data);
  params.alibi_strides[0] = slopes[0];
  params.alibi_strides[1] = slopes[1];
  if (problem.dropout.p > 0) {
    params.dropout_threshold = dropout_threshold(problem.dropout.p);
    params.dropout_scale = 1.0f / (1.0f - problem.dropout.p);
    params.dropout_seed = problem.dropout.seed;
    params.dropout_offset = problem.dropout.offset;
    params.dropout_state = problem.dropout.state;
  }
  params.sinks = static_cast<const float*>(problem.sinks.data);
  params.sinks_stride = problem.sinks.strides[1];
}

}  // namespace

ForwardParams forward_params(const AttentionProblem& problem, const ForwardOutputs& outputs) {
  ForwardParams params;
  fill_params(problem, params);
  params.out = strided<void*>(outputs.out);
  params.lse = strided<float*>(outputs.lse);
  return params;
}

BackwardParams backward_params(const AttentionProblem& problem, const BackwardInputs& inputs,
                               const BackwardOutputs& outputs) {
  BackwardParams params;
  fill_params(problem, params);
  params.out = strided<const void*>(inputs.out);
  params.dout = strided<const void*>(inputs.dout);
  params.lse = strided<const float*>(inputs.lse);
  params.dlse = strided<const float*>(inputs.dlse);
  params.dq = strided<void*>(outputs.dq);
  params.dk = strided<void*>(outputs.dk);
  params.dv = strided<void*>(outputs.dv);
  params.statistic_rows = problem.q.shape[2];
  params.query_batches = static_cast<int>(problem.q.shape[0]);
  return params;
}

std::optional<Refusal> refuses(const AttentionProblem& problem, Pass pass) {
  (void)pass;
  if (compiled_head_dim(problem) == 0) {
    const std::string wanted = std::to_string(std::max(problem.q.shape[3], problem.v.shape[3]));
    return Refusal{"head_dim " + wanted, "head_dim 1 to 256", "head_dim above 256"};
  }
  constexpr std::int64_t kMost = std::int64_t{1} << 30;
  const std::int64_t rows = longest_rows(problem), slots = problem.q.shape[1] * dimensions(problem).sequences;
  if (longest_keys(problem) >= kMost || rows >= kMost || (rows + 63) / 64 * slots >= kMost)
    return Refusal{"2^30 positions or blocks", "fewer", "lengths above 2^30"};
  return std::nullopt;
}

}  // namespace anywarp::attention::gpu
