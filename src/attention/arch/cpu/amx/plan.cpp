#include "attention/arch/cpu/amx/plan.h"

#include <cmath>

#include "attention/core/philox.h"

namespace anywarp::attention::cpu::amx {

Unit unit_of(const AttentionProblem& problem, std::int64_t index) {
  const std::int64_t kv_heads = dimensions(problem).kv_heads;
  return {sequence_of(problem, index / kv_heads), index % kv_heads};
}

Shape shape_of(const AttentionProblem& problem) {
  const Dimensions sizes = dimensions(problem);
  Shape shape;
  shape.parts = problem.q.dtype == DType::BFloat16 ? 1 : 2;
  shape.dim_steps = static_cast<int>(steps_of(sizes.head_dim));
  shape.value_steps = static_cast<int>(steps_of(sizes.head_dim_v));
  return shape;
}

bool pack_keys(const Kernels& kernels, const AttentionProblem& problem, const Shape& shape, const Unit& unit,
               std::int64_t step, const KeyOperands& to) {
  const std::int64_t bytes = bytes_of(problem.q.dtype);
  const auto at = [&](char* base, int column_steps) {
    return base == nullptr ? nullptr : base + step * step_bytes(shape, column_steps);
  };
  const auto pack = [&](const ConstTensor& tensor, int column_steps, char* straight, char* pairs_transposed) {
    PackJob job{};
    job.dtype = tensor.dtype;
    job.parts = shape.parts;
    job.columns = static_cast<int>(tensor.shape[3]);
    job.straight = at(straight, column_steps);
    job.pairs_transposed = at(pairs_transposed, column_steps);
    for (int i = 0; i < kStep; ++i) {
      const std::int64_t key = step * kStep + i;
      if (key >= unit.sequence.seqlen_k) continue;
      job.rows[i] =
          static_cast<const char*>(tensor.data) + key_offset(tensor.strides, unit.sequence, unit.kv_head, key) * bytes;
    }
    return kernels.pack(job);
  };
  const bool keys_finite = pack(problem.k, shape.dim_steps, to.keys, to.keys_t);
  const bool values_finite = pack(problem.v, shape.value_steps, to.values, to.values_t);
  return keys_finite && values_finite;
}

ScoreOptions score_options(const AttentionProblem& problem, const Sequence& sequence, std::int64_t head) {
  ScoreOptions options;
  options.scale = static_cast<float>(softmax_scale(problem));
  options.softcap = problem.softcap;
  if (problem.bias) {
    const auto strides = broadcast_strides(problem.bias);
    options.bias = static_cast<const char*>(problem.bias.data) +
                   (sequence.index * strides[0] + head * strides[1]) * bytes_of(problem.bias.dtype);
    options.bias_dtype = problem.bias.dtype;
    options.bias_query = strides[2];
    options.bias_key = strides[3];
  }
  if (problem.mask) {
    const auto strides = broadcast_strides(problem.mask);
    options.mask =
        static_cast<const std::uint8_t*>(problem.mask.data) + sequence.index * strides[0] + head * strides[1];
    options.mask_query = strides[2];
    options.mask_key = strides[3];
  }
  if (problem.alibi_slopes) {
    const auto strides = broadcast_strides(problem.alibi_slopes);
    options.alibi_slope =
        static_cast<const float*>(problem.alibi_slopes.data)[sequence.index * strides[0] + head * strides[1]];
    options.alibi_diagonal = sequence.seqlen_k - sequence.seqlen_q;
  }
  // A scale that is not positive would turn the order of raw scores around.
  options.edited = options.softcap > 0.0f || options.bias != nullptr || options.mask != nullptr ||
                   options.alibi_slope != 0.0f || !(options.scale > 1e-30f);
  return options;
}

DropoutOptions dropout_options(const AttentionProblem& problem, const Sequence& sequence, std::int64_t head) {
  DropoutOptions options;
  if (problem.dropout.p <= 0.0f) return options;
  options.threshold = dropout_threshold(problem.dropout.p);
  options.keep_scale = 1.0f / (1.0f - problem.dropout.p);
  options.seed = problem.dropout.seed;
  options.stream = problem.dropout.offset + dropout_head(dimensions(problem), sequence, head);
  return options;
}

Band band_options(const AttentionProblem& problem, const Sequence& sequence) {
  const VisibleBand band = band_of(problem, sequence);
  return {band.low, band.high, sequence.seqlen_k};
}

float exponent_of(const AttentionProblem& problem, const ScoreOptions& options) {
  constexpr double kLog2E = 1.44269504088896340736;
  return static_cast<float>(options.edited ? kLog2E : softmax_scale(problem) * kLog2E);
}

}  // namespace anywarp::attention::cpu::amx
